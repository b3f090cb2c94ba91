import type { KeyboardEvent } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { toast } from "../../toast/toast.ts";
import { type DayOfRow, placeOfItem } from "../drag/dragged-place.ts";
import { pendingOf } from "../drag/use-drag.ts";
import type { TimelineLine } from "../layout/lay-lines.ts";
import type { Pending } from "../pending.ts";
import type { TimelineItem } from "../timeline-given.ts";
import type { TimelineState } from "../use-timeline-state.ts";

interface Push {
	readonly days: number;
	readonly lines: number;
}

const pushes: Readonly<Record<string, Push>> = {
	ArrowLeft: { days: -1, lines: 0 },
	ArrowRight: { days: 1, lines: 0 },
	ArrowUp: { days: 0, lines: -1 },
	ArrowDown: { days: 0, lines: 1 },
};

/**
 * Alt and arrows move the item under the cursor, with Shift its end; nothing is done before Enter says so. What it would
 * come to is said each time.
 */
export function moveByKey(event: KeyboardEvent, state: TimelineState): boolean {
	// days that are chosen for something new are no item in the air
	const pending = state.pending?.item && state.pending;
	if (pending !== undefined && (event.key === "Enter" || event.key === "Escape")) {
		state.setPending(undefined);
		if (event.key === "Enter") dropByKey(state, pending);
		else state.say(state.model.words.t.said.dropped);
		return true;
	}
	const push = event.altKey ? pushes[event.key] : undefined;
	// nothing else happens while something is in the air
	if (push === undefined) return pending !== undefined && !isModifier(event.key);
	pushItem(state, push, event.shiftKey);
	return true;
}

/** The cursor goes along with what was moved. */
function dropByKey(state: TimelineState, pending: Pending): void {
	state.drop(pending);
	if (pending.isBad) return;
	const { rowId, from, to } = pending.place;
	const line = state.model.lines.findIndex(({ id }) => id === rowId);
	const day = (pending.kind === "end" ? to : from) - state.model.range.from;
	if (line >= 0) state.cursor.moveTo({ line, day });
}

function isModifier(key: string): boolean {
	return /^(Alt|Shift|Control|Meta|Tab)$/.test(key);
}

function pushItem(state: TimelineState, push: Push, isEnd: boolean): void {
	const { cursor, given, say, model } = state;
	const pending = state.pending?.item && state.pending;
	const { t } = model.words;
	const item = pending?.item ?? cursor.items[cursor.nth]?.item;
	const kind = pending?.kind ?? (isEnd ? "end" : "move");
	const canDo = kind === "move" ? given.onMove : given.onExtend;
	if (item === undefined || canDo === undefined) return;
	if (item.isFixed) {
		// a message is read aloud as well as seen
		if (item.fixedWhy === undefined) say(t.said.fixed);
		else toast({ type: "info", title: item.fixedWhy });
		return;
	}
	const before = pending?.place ?? placeOfItem(item);
	const begin = kind === "move" ? item.from : item.to;
	const grabbed: DayOfRow = { rowId: item.rowId, day: begin };
	const now = kind === "move" ? before.from : before.to;
	const at = {
		rowId: kind === "move" ? rowBeside(model.lines, before.rowId, push.lines) : item.rowId,
		day: (now + push.days) as LocalDay,
	};
	const next = pendingOf({ kind, item, grabbed }, at, false, given);
	state.setPending(next);
	state.follow(next.place);
	say(sayPending(state, item, next));
}

function sayPending({ model }: TimelineState, item: TimelineItem, { place, isBad }: Pending) {
	const { words, lines } = model;
	const row = lines.find(({ id }) => id === place.rowId);
	const name = row?.kind === "row" ? row.row.name : "";
	const end = isBad ? words.t.said.refused : words.t.said.take;
	return `${item.label}: ${words.place(place)}, ${name}. ${end}`;
}

/** The next row up or down; the same where there is none. */
function rowBeside(lines: readonly TimelineLine[], id: string, by: number): string {
	const rows = lines.filter((line) => line.kind === "row");
	const at = rows.findIndex((line) => line.id === id);
	return rows[at + by]?.id ?? id;
}
