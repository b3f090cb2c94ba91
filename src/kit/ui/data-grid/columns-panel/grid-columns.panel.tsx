import { Button, Checkbox } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconPin } from "@tabler/icons-react";
import { useStore } from "../../create-store.ts";
import { IconButton } from "../../icon-button.tsx";
import { PanelFrame } from "../../panel-stack/panel-frame.tsx";
import { EmptyState } from "../../state/empty-state.tsx";
import type { GridColumn } from "../column/grid-column.ts";
import { type GridWords, usePrinter } from "../column/printer.ts";
import { moveColumn, togglePin } from "../settings/change-columns.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";
import { openGrids } from "./open-grids.ts";
import "./columns-panel.css";

/** Which columns a list shows, and in which order. Every change is seen in the list at once. */
export default function GridColumnsPanel({
	grid,
	close,
}: {
	readonly grid: string;
	readonly close: () => void;
}) {
	const { words } = usePrinter();
	const open = useStore(openGrids).get(grid);
	const t = words.manage;
	if (open === undefined) {
		return (
			<PanelFrame title={t.title}>
				<EmptyState text={t.gone} />
			</PanelFrame>
		);
	}
	const { place, columns, empty } = open;
	const shown = place.settings.selectedColumns.length;
	return (
		<PanelFrame
			title={t.title}
			sub={`${open.label} · ${t.count(shown, columns.length)}`}
			footer={
				<>
					<Button variant="default" data-far-left onClick={place.reset}>
						{t.reset}
					</Button>
					<Button onClick={close}>{t.done}</Button>
				</>
			}
		>
			<ul className="grid-columns" aria-label={t.shown}>
				{ordered(place, columns).map((column) => (
					<ColumnLine
						key={column.id}
						column={column}
						place={place}
						words={words}
						isEmpty={empty?.has(column.id) ?? false}
					/>
				))}
			</ul>
		</PanelFrame>
	);
}

interface LineGiven {
	readonly column: GridColumn<never>;
	readonly place: SettingsPlace;
	readonly words: GridWords;
	/** No row has anything for it, so that it is left out for now. */
	readonly isEmpty: boolean;
}

const dragType = "application/x-grid-column";

function ColumnLine({ column, place, words, isEmpty }: LineGiven) {
	const { settings, change } = place;
	const t = words.manage;
	const { id, title } = column;
	const order = settings.sortedColumns;
	const at = order.indexOf(id);
	const isShown = settings.selectedColumns.includes(id);
	const isPinned = (settings.pinned ?? []).includes(id);
	const move = (by: -1 | 1) => {
		const neighbour = order[at + by];
		if (neighbour === undefined) return;
		change({ sortedColumns: moveColumn(order, id, neighbour, by > 0) });
	};
	return (
		<li
			draggable
			onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
			onDragOver={(event) => {
				if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
			}}
			onDrop={(event) => {
				event.preventDefault();
				const dragged = event.dataTransfer.getData(dragType);
				const isAfter = order.indexOf(dragged) < at;
				change({ sortedColumns: moveColumn(order, dragged, id, isAfter) });
			}}
		>
			<Checkbox
				label={title}
				description={column.hideable ? isEmpty && isShown && t.empty : t.fixed}
				checked={isShown}
				disabled={!column.hideable}
				onChange={(event) =>
					change({
						selectedColumns: event.currentTarget.checked
							? [...settings.selectedColumns, id]
							: settings.selectedColumns.filter((one) => one !== id),
					})
				}
			/>
			<IconButton
				icon={IconPin}
				label={t.pin(title)}
				aria-pressed={isPinned}
				onClick={() => change(togglePin(settings, id))}
			/>
			<IconButton
				icon={IconChevronUp}
				label={t.up(title)}
				disabled={at <= 0}
				onClick={() => move(-1)}
			/>
			<IconButton
				icon={IconChevronDown}
				label={t.down(title)}
				disabled={at >= order.length - 1}
				onClick={() => move(1)}
			/>
		</li>
	);
}

function ordered(
	place: SettingsPlace,
	columns: readonly GridColumn<never>[],
): readonly GridColumn<never>[] {
	const byId = new Map(columns.map((column) => [column.id, column]));
	return place.settings.sortedColumns.flatMap((id) => byId.get(id) ?? []);
}
