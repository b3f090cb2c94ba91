import { IconColumns3, IconRefresh, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import { SearchField } from "../../field/search-field.tsx";
import { IconButton } from "../../icon-button.tsx";
import { PictureButton } from "../../picture-button.tsx";
import { usePrinter } from "../column/printer.ts";
import type { GridViewGiven } from "../grid-given.ts";
import { FilterChips } from "./filter-chips.tsx";
import { MoreMenu } from "./more-menu.tsx";
import type { Filters } from "./use-filters.ts";
import { useOneRow } from "./use-one-row.ts";
import { ViewsMenu } from "./views-menu.tsx";
import "./grid-toolbar.css";

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly filters: Filters<R>;
	readonly onManage: () => void;
	readonly onPrint: () => void;
}

/** Search, filters as chips, views, reload, columns. */
export function GridToolbar<R extends object>(given: Given<R>) {
	const { view, filters } = given;
	const { words } = usePrinter();
	const { place, sideTools = [] } = view;
	const row = useRef<HTMLDivElement>(null);
	useOneRow(row);
	return (
		<div ref={row} className="grid-toolbar">
			{view.search !== undefined && (
				<div className="grid-search">
					<SearchField
						label={words.search}
						placeholder={view.search}
						onSearch={view.onSearch}
						onKeyDown={enterRows}
					/>
				</div>
			)}
			<FilterChips filters={filters}>
				<GroupChip view={view} />
			</FilterChips>
			<span className="grid-spring" />
			<ViewsMenu place={place} />
			{view.page.onReload && (
				<IconButton
					icon={IconRefresh}
					label={words.reload}
					className="grid-tool grid-rare"
					onClick={view.page.onReload}
				/>
			)}
			<IconButton
				icon={IconColumns3}
				label={words.columns}
				className="grid-tool grid-rare"
				onClick={given.onManage}
			/>
			<MoreMenu
				place={place}
				toolbar={row}
				onReload={view.page.onReload}
				onManage={given.onManage}
				onExport={view.onExport}
				onPrint={given.onPrint}
				sideTools={sideTools}
			/>
			<Tools view={view} />
		</div>
	);
}

/** What is done now and then, and what creates. */
function Tools<R extends object>({ view }: Pick<Given<R>, "view">) {
	const { tools, sideTools = [] } = view;
	if (!tools && sideTools.length === 0) return null;
	return (
		<div className="grid-tools">
			{sideTools.map(({ id, icon, label, run }) => (
				<PictureButton key={id} icon={icon} label={label} className="grid-side" onClick={run} />
			))}
			{tools}
		</div>
	);
}

/** Arrow down leads from the search to the rows. */
function enterRows(event: KeyboardEvent): void {
	if (event.key !== "ArrowDown") return;
	const grid = event.currentTarget.closest(".data-grid");
	const cell = grid?.querySelector<HTMLElement>(".grid-lines [data-col][tabindex='0']");
	if (!cell) return;
	event.preventDefault();
	cell.focus();
}

/** What the rows are grouped by: its column is not shown, so this is the way back. */
function GroupChip<R extends object>({ view }: { readonly view: GridViewGiven<R> }) {
	const { words } = usePrinter();
	const { settings, change } = view.place;
	const column = view.columns.find(({ id }) => id === settings.groupBy);
	if (column === undefined) return null;
	return (
		<span className="grid-chip grid-chip-group">
			<span className="grid-chip-text">{words.group.by(column.title)}</span>
			<button
				type="button"
				className="grid-chip-remove"
				aria-label={words.menu.ungroup}
				onClick={() => change({ groupBy: null })}
			>
				<IconX size={14} stroke={2} aria-hidden />
			</button>
		</span>
	);
}
