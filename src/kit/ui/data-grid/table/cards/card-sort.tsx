import { Menu } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCheck, IconLayoutList } from "@tabler/icons-react";
import { WantedMenu } from "../../../menu/wanted-menu.tsx";
import type { GridColumn } from "../../column/grid-column.ts";
import type { GridWords } from "../../column/printer.ts";
import type { SettingsPlace } from "../../settings/settings-place.ts";
import "./card-sort.css";

interface Given {
	/** Those shown. */
	readonly columns: readonly GridColumn<never>[];
	readonly place: SettingsPlace;
	readonly words: GridWords;
	/** Stands beside the box over all boxes. */
	readonly hasBox: boolean;
	/** Figures end before the menus of the rows. */
	readonly hasMenu: boolean;
}

/** Says above cards how they are sorted, and lets choose it; at the right what the figures beside the names are. */
export function CardSort({ columns, place, words, hasBox, hasMenu }: Given) {
	const { sortBy, sortDirection } = place.settings;
	const sortable = columns.filter((column) => column.sortable);
	const groupable = columns.filter((column) => column.groupable);
	if (sortable.length + groupable.length === 0) return null;
	const sorted = sortable.find(({ id }) => id === sortBy);
	const key = sortable.find(({ isKey }) => isKey);
	const isUp = sortDirection === "ASC";
	const Arrow = isUp ? IconArrowUp : IconArrowDown;
	return (
		<div className="card-sort" data-box={hasBox || undefined} data-menu={hasMenu || undefined}>
			<WantedMenu
				position="bottom-start"
				button={
					<button type="button" className="card-sort-button">
						<span>{sorted ? words.sort.by(sorted.title) : words.sort.sort}</span>
						{sorted && <Arrow size={14} stroke={2} aria-hidden />}
						{sorted && (
							<span className="visually-hidden">{isUp ? words.sort.up : words.sort.down}</span>
						)}
					</button>
				}
			>
				{() => (
					<>
						<SortItems columns={sortable} place={place} words={words} />
						<GroupItems columns={groupable} place={place} words={words} />
					</>
				)}
			</WantedMenu>
			{key && key !== sorted && (
				<span className="card-key" aria-hidden>
					{key.title}
				</span>
			)}
		</div>
	);
}

type PartGiven = Omit<Given, "hasBox" | "hasMenu">;

function SortItems({ columns, place, words }: PartGiven) {
	const { settings, change } = place;
	const directions = [
		{ direction: "ASC", label: words.menu.ascending },
		{ direction: "DESC", label: words.menu.descending },
	] as const;
	return (
		<>
			{columns.map(({ id, title }) => (
				<Menu.Item
					key={id}
					leftSection={<Tick isChosen={id === settings.sortBy} />}
					onClick={() => change({ sortBy: id, sortDirection: "ASC" })}
				>
					{words.sort.sortBy(title)}
				</Menu.Item>
			))}
			{columns.some(({ id }) => id === settings.sortBy) && (
				<>
					<Menu.Divider />
					{directions.map(({ direction, label }) => (
						<Menu.Item
							key={direction}
							leftSection={<Tick isChosen={direction === settings.sortDirection} />}
							onClick={() => change({ sortDirection: direction })}
						>
							{label}
						</Menu.Item>
					))}
				</>
			)}
		</>
	);
}

function Tick({ isChosen }: { readonly isChosen: boolean }) {
	return isChosen ? (
		<IconCheck size={16} stroke={2} aria-hidden />
	) : (
		<span className="grid-blank-icon" />
	);
}

function GroupItems({ columns, place, words }: PartGiven) {
	const { settings, change } = place;
	if (columns.length === 0) return null;
	return (
		<>
			<Menu.Divider />
			{columns.map(({ id, title }) => (
				<Menu.Item
					key={id}
					leftSection={<IconLayoutList size={16} stroke={1.7} aria-hidden />}
					onClick={() => change({ groupBy: id === settings.groupBy ? null : id })}
				>
					{id === settings.groupBy ? words.menu.ungroup : words.menu.group(title)}
				</Menu.Item>
			))}
		</>
	);
}
