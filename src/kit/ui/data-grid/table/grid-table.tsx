// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
import { type CSSProperties, type PointerEvent, useCallback, useMemo } from "react";
import { useLatest } from "../../use-latest.ts";
import type { GridTableGiven } from "../grid-given.ts";
import { GridMenu } from "../menu/grid-menu.tsx";
import { dropColumn } from "../settings/change-columns.ts";
import { CardSort } from "./cards/card-sort.tsx";
import { fewPixels, widthVariable } from "./columns/lay-columns.ts";
import { resizeColumn } from "./columns/resize-column.ts";
import type { WindowCell } from "./columns/use-column-window.ts";
import { useGridEvents } from "./events/use-grid-events.ts";
import { useMenus } from "./events/use-menus.ts";
import { useRowChoice } from "./events/use-row-choice.ts";
import { GridFoot } from "./grid-foot.tsx";
import { GridHead } from "./grid-head.tsx";
import { GridLines } from "./grid-lines.tsx";
import { type GridTableState, useGridTable } from "./use-grid-table.ts";
import "./cards/grid-cards.css";
import "./grid-of-page.css";

/** Head, rows and foot in one scrolling box; only what is in sight is drawn, in both directions. */
export function GridTable<R extends object>(given: GridTableGiven<R>) {
	const grid = useGridTable(given);
	const menus = useMenus(grid);
	const choice = useRowChoice(grid);
	const events = useGridEvents({ grid, menus, choice });
	const { onResize, onDrop } = useColumnGestures(grid);
	const { printer, place } = given;
	const { cells, cursor, hasBox, hasMenu, columnCount } = grid;
	const hasRows = grid.items.length > 0;
	const isNone = !hasRows && given.page.state !== "loading";
	const hasFoot = given.columns.some(({ amount }) => amount !== undefined);
	return (
		<div className="grid-frame" style={heightOf(grid)}>
			{grid.isCards && !isNone && (
				<CardSort
					columns={grid.laid.map(({ column }) => column)}
					place={place}
					words={printer.words}
					hasBox={hasBox}
					hasMenu={hasMenu}
				/>
			)}
			<div
				ref={grid.box}
				className="grid-box"
				data-cards={grid.isCards || undefined}
				data-long-names={grid.areLong || undefined}
				data-value-lines={grid.valueLines > 1 ? grid.valueLines : undefined}
				data-of-page={grid.scroller.isPage || undefined}
				data-none={isNone || undefined}
				// of nothing no column is out of sight, and a few pixels are none
				data-wide={(hasRows && grid.width - grid.size.width > fewPixels) || undefined}
				style={useVariables(grid)}
				{...ariaOf(grid)}
				{...events}
				{...given.shownTree?.dragEvents}
			>
				<GridHead
					cells={cells}
					settings={place.settings}
					printer={printer}
					hasBox={hasBox}
					hasMenu={hasMenu}
					columnCount={columnCount}
					activeColumn={cursor.active.row < 0 ? cursor.active.column : -1}
					selected={choice.state}
					isEmpty={isNone}
					onResize={onResize}
					onDrop={onDrop}
				/>
				<div
					role="rowgroup"
					className="grid-lines"
					style={{ height: grid.items.length * grid.rowHeight }}
				>
					{grid.size.width > 0 && <GridLines grid={grid} />}
				</div>
				{hasFoot && hasRows && (
					<GridFoot
						cells={cells}
						sums={grid.sums}
						overall={given.page.overall}
						total={given.page.total}
						printer={printer}
						hasBox={hasBox}
						hasMenu={hasMenu}
						columnCount={columnCount}
						ariaIndex={given.page.total + 2}
					/>
				)}
			</div>
			{given.children}
			{menus.menu && <GridMenu menu={menus.menu} onClose={menus.close} />}
		</div>
	);
}

function ariaOf<R extends object>({ given, columnCount, hasBox }: GridTableState<R>) {
	const { page } = given;
	return {
		role: given.shownTree ? "treegrid" : "grid",
		"aria-label": given.label,
		// −1: how many is not known
		"aria-rowcount": page.hasMore ? -1 : page.total + 1,
		"aria-colcount": columnCount,
		"aria-multiselectable": hasBox || undefined,
		"aria-busy": page.isBusy || page.state === "loading" || undefined,
	};
}

/** What the pointer does to columns. The same functions on every render: the head is not drawn anew while rows scroll. */
function useColumnGestures<R extends object>(grid: GridTableState<R>) {
	const latest = useLatest(grid);
	const onResize = useCallback(
		(event: PointerEvent, { column, index, width }: WindowCell<R>) => {
			const holder = latest.current.box.current;
			if (holder === null) return;
			const onDone = (wide: number) => {
				const { settings, change } = latest.current.given.place;
				change({ columnWidths: { ...settings.columnWidths, [column.id]: wide } });
			};
			const { minWidth } = column;
			resizeColumn(event, { holder, index, width, minWidth, onDone });
		},
		[latest],
	);
	const onDrop = useCallback(
		(id: string, target: string, isAfter: boolean) => {
			const { settings, change } = latest.current.given.place;
			change(dropColumn(settings, id, target, isAfter));
		},
		[latest],
	);
	return { onResize, onDrop };
}

/** For what stands outside of the box, as rows that are still on their way. */
function heightOf<R extends object>({ rowHeight, edge }: GridTableState<R>): CSSProperties {
	return { "--row-height": `${rowHeight}px`, "--edge": `${edge}px` } as CSSProperties;
}

function useVariables<R extends object>(grid: GridTableState<R>): CSSProperties {
	const { lead, width, laid } = grid;
	return useMemo(
		() =>
			({
				"--lead": `${lead}px`,
				"--grid-width": `${width}px`,
				...Object.fromEntries(laid.map((one) => [widthVariable(one.index), `${one.width}px`])),
			}) as CSSProperties,
		[lead, width, laid],
	);
}
