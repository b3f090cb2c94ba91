import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { EmptyState } from "../state/empty-state.tsx";
import { type PickItem, pickRows } from "./pick-item.ts";
import { PickRow } from "./pick-row.tsx";
import { PickerSearch } from "./picker-search.tsx";
import { placeByKey } from "./place-by-key.ts";
import { texts } from "./text.ts";
import { useRowWindow } from "./use-row-window.ts";
import "./picker.css";

export interface PickListGiven {
	readonly label: string;
	readonly items: readonly PickItem[];
	readonly value: readonly string[];
	readonly onChange: (value: string[]) => void;
	readonly multi?: boolean | undefined;
	/** Ids chosen recently; they stand first. */
	readonly recent?: readonly string[] | undefined;
	readonly searchLabel?: string | undefined;
	/** Narrows elsewhere, e.g. on the server; else the list itself is narrowed. */
	readonly onSearch?: ((text: string) => void) | undefined;
	/** Single choice: Enter or a click takes it at once. */
	readonly onTake?: ((id: string) => void) | undefined;
}

/** A long list to choose from, with search and keys; only the rows in sight exist. */
export function PickList(given: PickListGiven) {
	const t = useTexts(texts);
	const listId = useId();
	const { items, value, multi = false, recent = [] } = given;
	const [search, setSearch] = useState("");
	const [active, setActive] = useState(0);
	const rows = useMemo(
		() => pickRows(items, given.onSearch ? "" : search, recent, t),
		[items, search, recent, t, given.onSearch],
	);
	const chosen = useMemo(() => new Set(value), [value]);
	const view = useRowWindow(rows.length);
	const at = nearestItem(rows, active, 1);
	const choose = (index: number) => {
		const row = rows[index];
		if (row === undefined || !("item" in row) || row.item.disabled) return;
		const { id } = row.item;
		setActive(index);
		if (!multi) {
			given.onChange([id]);
			given.onTake?.(id);
		} else if (chosen.has(id)) given.onChange(value.filter((one) => one !== id));
		else given.onChange([...value, id]);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === " " || event.key === "Enter") {
			event.preventDefault();
			choose(at);
			return;
		}
		const wanted = placeByKey(event.key, at, rows.length - 1);
		if (wanted === undefined) return;
		event.preventDefault();
		const next = nearestItem(rows, wanted, wanted < at ? -1 : 1);
		setActive(next);
		view.reveal(next);
	};
	return (
		<div className="picker">
			<PickerSearch
				label={given.searchLabel ?? t.search}
				onSearch={(text) => {
					setSearch(text);
					given.onSearch?.(text);
				}}
				onDown={() => view.box.current?.focus()}
			/>
			<div
				ref={view.box}
				className="picker-list"
				role="listbox"
				tabIndex={0}
				aria-label={given.label}
				aria-multiselectable={multi}
				aria-activedescendant={rows.length > 0 ? `${listId}-${at}` : undefined}
				onKeyDown={onKeyDown}
			>
				<div role="none" style={{ height: rows.length * view.rowHeight }}>
					<div role="none" style={{ transform: `translateY(${view.first * view.rowHeight}px)` }}>
						{rows.slice(view.first, view.end).map((row, offset) => (
							<PickRow
								key={"item" in row ? row.item.id : row.heading}
								id={`${listId}-${view.first + offset}`}
								row={row}
								height={view.rowHeight}
								multi={multi}
								isChosen={"item" in row && chosen.has(row.item.id)}
								isActive={view.first + offset === at}
								onChoose={() => choose(view.first + offset)}
							/>
						))}
					</div>
				</div>
			</div>
			{rows.length === 0 && <EmptyState text={items.length === 0 && !search ? t.empty : t.none} />}
		</div>
	);
}

/** Headings are passed over. */
function nearestItem(rows: readonly object[], wanted: number, way: 1 | -1): number {
	const isItem = (index: number) => "item" in (rows[index] ?? {});
	for (let index = wanted; rows[index] !== undefined; index += way) {
		if (isItem(index)) return index;
	}
	return Math.max(
		0,
		rows.findIndex((row) => "item" in row),
	);
}
