// Beside the board: what is where the player points, the last roll, and the log.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { useTop } from '../common/table_hooks';
import { TableLog } from '../common/table_page';
import type { Choice } from './actions';
import { Inspector } from './inspector';
import type { BoardMarks } from './marks';
import { lastRoll, Tray } from './tray';
import type { OpenTable } from './use_table';

export function SidePanel({ table, marks, hovered }: { table: OpenTable; marks: BoardMarks; hovered: Choice | null }): JSX.Element {
    const { board, tables, view, state, deciding, pointing, version } = table;
    const panel = useTop(pointing.inspected ?? '');
    return (
        <section ref={panel} class="side" aria-label={t('side.title')}>
            <Inspector board={board} tables={tables} view={view} hex={pointing.inspected} choice={hovered} note={deciding.note} sight={marks.sight}
                refusal={deciding.refusal} />
            <Tray roll={lastRoll(state.entries, version)} tables={tables} />
            <TableLog table={table} />
        </section>
    );
}
