// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import type { GridTableState } from "./use-grid-table.ts";
import { useRowWindow } from "./use-row-window.ts";

/** Head and sums stand outside of what is counted. */
const firstLine = 2;

/** The rows and heads of groups in sight. Scrolling draws this part anew and nothing else. */
export function GridLines<R extends object>({ grid }: { readonly grid: GridTableState<R> }) {
	const { given, items, cursor, rowHeight, columnCount } = grid;
	const { columns, printer, selection, openId, place, shownTree: tree } = given;
	const places = useRowWindow({
		box: grid.box,
		scroller: grid.scroller,
		height: grid.size.height,
		count: items.length,
		rowHeight,
		active: cursor.active.row,
	});
	const groupTitle = columns.find(({ id }) => id === place.settings.groupBy)?.title ?? "";
	return places.map(({ slot, index }) => {
		const item = items[index];
		if (item === undefined) return null;
		const line = {
			index,
			top: index * rowHeight,
			height: rowHeight,
			ariaIndex: grid.offset + index + firstLine,
			columnCount,
			printer,
		};
		const isActive = cursor.active.row === index;
		return item.kind === "group" ? (
			<GroupRow
				key={slot}
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
				key={slot}
				{...line}
				id={item.id}
				row={item.row}
				above={item.above}
				cells={grid.cells}
				isCards={grid.isCards}
				hasBox={grid.hasBox}
				hasMenu={grid.hasMenu}
				isSelected={selection?.chosen.has(item.id) ?? false}
				isOpen={item.id === openId}
				menuLabel={given.menuLabel?.(item.row) ?? printer.words.rowMenu}
				line={tree?.lineOf(item.id)}
				isDraggable={tree?.isDraggable(item.row)}
				isTarget={tree !== undefined && tree.overId === item.id}
				activeColumn={isActive ? cursor.active.column : -1}
			/>
		);
	});
}
