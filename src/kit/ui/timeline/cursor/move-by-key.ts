import type { KeyboardEvent } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { toast } from "../../toast/toast.ts";
import { type DayOfRow, minuteStep, placeOfItem } from "../drag/dragged-place.ts";
import { pendingOf } from "../drag/use-drag.ts";
import type { TimelineLine } from "../layout/lay-lines.ts";
import type { Pending } from "../pending.ts";
import type { TimelineItem, TimelinePlace } from "../timeline-given.ts";
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
 * Alt and arrows move the item under the cursor, with Shift its end; Control, Shift and arrows its beginning. Nothing is done
 * before Enter says so; with Control what was moved stays where it was, and another one lies there. What it would come to is said
 * each time.
 */
export function moveByKey(event: KeyboardEvent, state: TimelineState): boolean {
	// days that are chosen for something new are no item in the air
	const pending = state.pending?.item && state.pending;
	if (pending !== undefined && (event.key === "Enter" || event.key === "Escape")) {
		state.setPending(undefined);
		const isCopy = pending.kind === "move" && (event.ctrlKey || event.metaKey);
		if (event.key === "Enter") dropByKey(state, { ...pending, isCopy });
		else state.say(state.model.words.t.said.dropped);
		return true;
	}
	const push = pushes[event.key];
	const kind = kindOf(event, pending);
	const item = pending?.item ?? state.cursor.items[state.cursor.nth]?.item;
	// on free days Shift and arrows choose some, whatever else is held
	const isFree = kind === "begin" && (item === undefined || push?.days === 0);
	// nothing else happens while something is in the air
	if (push === undefined || kind === undefined || isFree)
		return pending !== undefined && !isModifier(event.key);
	if (item !== undefined) pushItem(state, push, kind, item);
	return true;
}

type Kind = "move" | "begin" | "end";

/** One end after the other may be pushed before Enter; what is moved is moved until then. */
function kindOf(event: KeyboardEvent, pending: Pending | undefined): Kind | undefined {
	const { altKey, shiftKey } = event;
	const isBegin = shiftKey && !altKey && (event.ctrlKey || event.metaKey);
	if (!altKey && !isBegin) return undefined;
	if (pending?.kind === "move") return "move";
	if (isBegin) return "begin";
	if (shiftKey) return "end";
	return pending?.kind === "begin" || pending?.kind === "end" ? pending.kind : "move";
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

function pushItem(state: TimelineState, push: Push, kind: Kind, item: TimelineItem): void {
	const { given, say, model } = state;
	const { t } = model.words;
	const canDo = kind === "move" ? given.onMove : given.onExtend;
	if (canDo === undefined) return;
	if (item.isFixed) {
		// a message is read aloud as well as seen
		if (item.fixedWhy === undefined) say(t.said.fixed);
		else toast({ type: "info", title: item.fixedWhy });
		return;
	}
	const own = { ...placeOfItem(item), ...(model.level === "hours" && minutesOf(item)) };
	const before = (state.pending?.item && state.pending.place) ?? own;
	const grabbed = edgeOf(kind, own);
	const at = {
		...pushed(edgeOf(kind, before), push.days),
		rowId: kind === "move" ? rowBeside(model.lines, before.rowId, push.lines) : item.rowId,
	};
	const grip = { kind, item: withOtherEnd(kind, item, before), grabbed };
	const next = { ...pendingOf(grip, at, false, given), item };
	state.setPending(next);
	state.follow(next.place);
	say(sayPending(state, item, next));
}

function minutesOf({ beginMinute, endMinute }: TimelineItem) {
	return beginMinute === undefined || endMinute === undefined ? {} : { beginMinute, endMinute };
}

/** Where a place begins or ends: what is pushed. */
function edgeOf(kind: Kind, { rowId, from, to, beginMinute, endMinute }: TimelinePlace): DayOfRow {
	const [day, minute] = kind === "end" ? [to, endMinute] : [from, beginMinute];
	return { rowId, day, ...(minute !== undefined && { minute }) };
}

/** By a day, or by a step where hours are shown. */
function pushed({ rowId, day, minute }: DayOfRow, by: number): DayOfRow {
	if (minute === undefined) return { rowId, day: (day + by) as LocalDay };
	const moment = day * dayMinutes + minute + by * minuteStep;
	const next = Math.floor(moment / dayMinutes) as LocalDay;
	return { rowId, day: next, minute: moment - next * dayMinutes };
}

const dayMinutes = 1440;

/** The end that is not pushed lies where it was pushed to before. */
function withOtherEnd(kind: Kind, item: TimelineItem, before: TimelinePlace): TimelineItem {
	const { from, to, startsAtNoon = false, endsAtNoon = false, beginMinute, endMinute } = before;
	const end = { to, endsAtNoon, ...(endMinute !== undefined && { endMinute }) };
	if (kind === "begin") return { ...item, ...end };
	const begin = { from, startsAtNoon, ...(beginMinute !== undefined && { beginMinute }) };
	return kind === "end" ? { ...item, ...begin } : item;
}

function sayPending({ model }: TimelineState, item: TimelineItem, { kind, place, isBad }: Pending) {
	const { words, lines } = model;
	const row = lines.find(({ id }) => id === place.rowId);
	const name = row?.kind === "row" ? row.row.name : "";
	const { refused, take, takeOrCopy } = words.t.said;
	const end = isBad ? refused : kind === "move" ? takeOrCopy : take;
	return `${item.label}: ${words.place(place)}, ${name}. ${end}`;
}

/** The next row up or down; the same where there is none. */
function rowBeside(lines: readonly TimelineLine[], id: string, by: number): string {
	const rows = lines.filter((line) => line.kind === "row");
	const at = rows.findIndex((line) => line.id === id);
	return rows[at + by]?.id ?? id;
}
