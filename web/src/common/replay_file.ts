// The replay of a game that is over, as a file.
import { getText } from './protocol';
import { saveFile } from './save_file';

export async function downloadReplay(secret: string, title: string): Promise<void> {
    saveFile(`${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.replay`, await getText('/api/replay', secret));
}
