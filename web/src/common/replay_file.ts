// The replay of a game that is over, as a file.
import { getText } from './protocol';

export async function downloadReplay(secret: string, title: string): Promise<void> {
    const text = await getText('/api/replay', secret);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.replay`;
    link.click();
    URL.revokeObjectURL(link.href);
}
