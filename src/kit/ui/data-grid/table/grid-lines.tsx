// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import type { GridTableState } from "./use-grid-table.ts";

/** Head and sums stand outside of what is counted. */
const firstLine = 2;

/** The rows and heads of groups in sight. */
export function GridLines<R extends object>({
	grid,
}: {
	readonly grid: GridTableState<R>;
}) {
	const { given, view, items, cursor, rowHeight, columnCount } = grid;
	const { columns, printer, selection, openId, place } = given;
	const groupTitle =
		columns.find(({ id }) => id === place.settings.groupBy)?.title ?? "";
	return (
		<div role="rowgroup" className="grid-lines" style={{ height: view.height }}>
			{view.rows.map(({ index, start }) => {
				const item = items[index];
				if (item === undefined) return null;
				const line = {
					index,
					top: start,
					height: rowHeight,
					ariaIndex: given.offset + index + firstLine,
					columnCount,
					printer,
				};
				const isActive = cursor.active.row === index;
				return item.kind === "group" ? (
					<GroupRow
						key={item.id}
						{...line}
						title={groupTitle}
						text={item.text}
						rows={item.rows}
						columns={columns}
						isClosed={item.isClosed}
						isActive={isActive}
					/>
				) : (
					<GridRow
						key={item.id}
						{...line}
						row={item.row}
						above={item.above}
						cells={view.cells}
						hasBox={grid.hasBox}
						hasMenu={grid.hasMenu}
						isSelected={selection?.chosen.has(item.id) ?? false}
						isOpen={item.id === openId}
						activeColumn={isActive ? cursor.active.column : -1}
					/>
				);
			})}
		</div>
	);
}
