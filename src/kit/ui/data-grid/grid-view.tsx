import { Button } from "@mantine/core";
import { IconListSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { EmptyState } from "../state/empty-state.tsx";
import { ErrorState } from "../state/error-state.tsx";
import { useFilledColumns } from "./column/filled-columns.ts";
import { type GridWords, usePrinter } from "./column/printer.ts";
import { shownColumns } from "./column/shown-columns.ts";
import { useKnown } from "./column/use-known.ts";
import { openColumns, useOpenGrid } from "./columns-panel/open-grids.ts";
import type { GridViewGiven } from "./grid-given.ts";
import { usePrint } from "./print/use-print.tsx";
import { SelectionBar } from "./selection/selection-bar.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { GridSkeleton } from "./table/grid-skeleton.tsx";
import { GridTable } from "./table/grid-table.tsx";
import { GridPaging } from "./toolbar/grid-paging.tsx";
import { GridToolbar } from "./toolbar/grid-toolbar.tsx";
import { useFilters } from "./toolbar/use-filters.ts";
import "./data-grid.css";

/** Toolbar, table, sums, paging and the bar of a selection: what every list looks like. */
export function GridView<R extends object>(view: GridViewGiven<R>) {
	const printer = usePrinter();
	const { page, place, bulkActions, shownTree } = view;
	const { words } = printer;
	const rowId = view.rowId ?? ownId;
	const selection = useSelection<R>(rowId);
	const columns = useOwnColumns(view);
	const { sortBy, groupBy } = place.settings;
	const { filled, empty } = useFilledColumns({
		columns,
		rows: page.known ?? page.rows,
		printer,
		kept: [sortBy, groupBy],
	});
	const shown = useKnown(filled);
	const filters = useFilters(view.filters ?? nothing, place);
	const print = usePrint({ view, columns, printer });
	const lifted = useLifted(view, filters.reset);
	useOpenGrid(view.id, view.label, columns, place, empty);
	const canSelect = bulkActions !== undefined && bulkActions.length > 0;
	const { chosen } = selection;
	const isShowable = !page.hasMore && page.total <= limits.listLength;
	const canSelectAll = isShowable && chosen.size < page.total;
	const selectAll = () =>
		page.loadAll(limits.listLength).then(
			(rows) => selection.set(rows, true),
			() => undefined,
		);
	return (
		<div
			ref={lifted.ref}
			className="data-grid"
			data-height={view.height ?? "content"}
			data-selecting={chosen.size > 0 || undefined}
		>
			<GridToolbar
				key={lifted.times}
				view={view}
				filters={filters}
				onManage={() => openColumns(view.id)}
				onPrint={print.start}
			/>
			<div className="grid-card">
				<GridTable
					{...view}
					columns={shown}
					rowId={rowId}
					printer={printer}
					selection={canSelect ? selection : undefined}
					filterOf={filters.openerOf}
					onManage={() => openColumns(view.id)}
				>
					<GridNotice
						view={view}
						isFiltered={filters.isNarrowed || view.searched !== ""}
						onLift={lifted.lift}
					/>
				</GridTable>
				<GridPaging
					label={view.label}
					page={page}
					place={place}
					counted={view.counted}
					keys={keysOf(view, canSelect, words)}
				/>
				{canSelect && chosen.size > 0 && (
					<SelectionBar
						selection={selection}
						columns={shownColumns(columns, place.settings)}
						actions={bulkActions}
						total={page.total}
						onAll={canSelectAll ? () => void selectAll() : undefined}
					/>
				)}
			</div>
			<p className="visually-hidden">
				{words.keysHelp} {canSelect && words.chooseHelp} {shownTree && words.treeKeysHelp}{" "}
				{shownTree?.dragEvents && words.dragHelp}
			</p>
			{print.sheet}
		</div>
	);
}

const nothing = [] as const;

/** Search and filters are given up at once; the search field is empty then, and has the focus of the button that is gone. */
function useLifted<R extends object>({ onSearch }: GridViewGiven<R>, reset: () => void) {
	const ref = useRef<HTMLDivElement>(null);
	const [times, setTimes] = useState(0);
	useEffect(() => {
		if (times === 0) return;
		ref.current?.querySelector<HTMLElement>(".grid-toolbar :is(input, button)")?.focus();
	}, [times]);
	const lift = () => {
		onSearch("");
		reset();
		setTimes(times + 1);
	};
	return { ref, times, lift };
}

export function ownId(row: object): string {
	return String((row as { readonly id?: unknown }).id);
}

/** Only keys that do something here. */
function keysOf<R extends object>(view: GridViewGiven<R>, canSelect: boolean, words: GridWords) {
	const { move, choose, open, menu } = words.keys;
	const said = [move, canSelect && choose, view.onOpen && open, view.rowActions && menu];
	return said.filter(Boolean).join(" · ");
}

/** Columns of parts the tenant does not have are absent, not empty. */
function useOwnColumns<R extends object>({ columns, hasFeature }: GridViewGiven<R>) {
	return useMemo(
		() =>
			columns.filter(({ features }) => features.every((feature) => hasFeature?.(feature) ?? true)),
		[columns, hasFeature],
	);
}

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly isFiltered: boolean;
	/** Shows what search and filters leave out. */
	readonly onLift: () => void;
}

/** In place of rows: they are on their way, could not be loaded, or there are none. */
function GridNotice<R extends object>({ view, isFiltered, onLift }: Given<R>) {
	const { words } = usePrinter();
	const { page, empty } = view;
	if (page.rows.length > 0) return null;
	if (page.state === "loading") {
		return <GridSkeleton />;
	}
	if (page.state === "failed") return <ErrorState text={words.failed} onRetry={page.onReload} />;
	if (isFiltered) {
		return (
			<EmptyState
				text={empty?.notFound ?? words.emptyFiltered}
				icon={IconListSearch}
				action={
					<Button size="xs" variant="default" onClick={onLift}>
						{words.lift}
					</Button>
				}
			/>
		);
	}
	return <EmptyState text={empty?.text ?? words.empty} action={empty?.action} />;
}
