import type { KeyboardEvent } from "react";
import { newRange } from "../drag/dragged-place.ts";
import type { TimelineState } from "../use-timeline-state.ts";
import { moveByKey } from "./move-by-key.ts";
import { moveCursor } from "./move-cursor.ts";

/** What a key does in a timeline; each is tried until one has done something. */
const actions: readonly ((event: KeyboardEvent, state: TimelineState) => boolean)[] = [
	menuKey,
	moveByKey,
	escapeKey,
	enterKey,
	selectKey,
	deleteKey,
	laneKey,
	rangeKey,
	cursorKey,
];

export function onTimelineKey(event: KeyboardEvent, state: TimelineState): void {
	// what a menu or a field has said is theirs
	if (event.target !== state.box.current || state.model.lines.length === 0) return;
	if (!actions.some((act) => act(event, state))) return;
	event.preventDefault();
	event.stopPropagation();
}

function menuKey(event: KeyboardEvent, { openMenu, cursor }: TimelineState): boolean {
	const isMenu = event.key === "ContextMenu" || (event.shiftKey && event.key === "F10");
	return isMenu && openMenu(cursor.items[cursor.nth]?.item);
}

function escapeKey({ key }: KeyboardEvent, { cursor, selection }: TimelineState): boolean {
	if (key !== "Escape") return false;
	if (cursor.anchor !== undefined) {
		cursor.moveTo(cursor);
		return true;
	}
	return selection.clear();
}

function enterKey({ key }: KeyboardEvent, state: TimelineState): boolean {
	if (key !== "Enter") return false;
	const { cursor, model, given } = state;
	const line = model.lines[cursor.line];
	if (line?.kind === "group") {
		state.toggleGroup(line.id);
		return true;
	}
	if (line === undefined) return false;
	const item = cursor.items[cursor.nth]?.item;
	const at = { rowId: line.id, day: cursor.dayAt(cursor.day) };
	if (cursor.anchor !== undefined) given.onCreate?.(newRange(at, cursor.anchor));
	else if (item !== undefined) given.onOpen?.(item);
	else given.onCreate?.(newRange(at, at.day));
	if (cursor.anchor !== undefined) cursor.moveTo(cursor);
	return true;
}

function selectKey(event: KeyboardEvent, state: TimelineState): boolean {
	const { selection, cursor, say, model } = state;
	if (!selection.isOn) return false;
	if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
		say(model.words.t.said.selected(selection.all()));
		return true;
	}
	if (event.key !== " ") return false;
	const item = cursor.items[cursor.nth]?.item;
	if (item === undefined) return true;
	if (event.shiftKey) selection.extendTo(item);
	else selection.toggle(item);
	return true;
}

function deleteKey({ key }: KeyboardEvent, state: TimelineState): boolean {
	const { given, cursor, selection } = state;
	if (key !== "Delete" || given.onDelete === undefined) return false;
	const chosen = selection.items();
	const own = cursor.items[cursor.nth]?.item;
	const items = chosen.length > 0 ? chosen : own ? [own] : [];
	if (items.length > 0) given.onDelete(items);
	return true;
}

/** Where several items lie on a day, up and down go through them first. */
function laneKey(event: KeyboardEvent, { cursor }: TimelineState): boolean {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
	const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
	const nth = cursor.nth + by;
	if (by === 0 || nth < 0 || nth >= cursor.items.length) return false;
	cursor.moveTo(cursor, { nth });
	return true;
}

const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shift and arrows choose days for something new. */
function rangeKey(event: KeyboardEvent, { cursor, model, given, say }: TimelineState): boolean {
	const by = dayKeys[event.key];
	const line = model.lines[cursor.line];
	if (by === undefined || !event.shiftKey || line?.kind !== "row") return false;
	if (given.onCreate === undefined) return true;
	const anchor = cursor.anchor ?? cursor.dayAt(cursor.day);
	const day = Math.max(0, Math.min(model.days - 1, cursor.day + by));
	cursor.moveTo({ line: cursor.line, day }, { anchor });
	const chosen = newRange({ rowId: line.id, day: anchor }, cursor.dayAt(day));
	const { t, range, length } = model.words;
	say(`${range(chosen)}, ${length(chosen)}. ${t.said.create}`);
	return true;
}

function cursorKey(event: KeyboardEvent, { cursor, model, box }: TimelineState): boolean {
	const keys = {
		key: event.key,
		isFar: event.ctrlKey || event.metaKey,
		isShift: event.shiftKey,
	};
	const { sizes, lines, days } = model;
	const seen = (box.current?.clientHeight ?? 0) - sizes.head - sizes.foot;
	const pageLines = Math.max(1, Math.floor(seen / (sizes.lane + sizes.rowGap)) - 1);
	const next = moveCursor(cursor, keys, { lines, days, pageLines });
	if (next === undefined) return false;
	cursor.moveTo(next);
	return true;
}
