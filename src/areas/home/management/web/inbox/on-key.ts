import type { KeyboardEvent } from "react";
import type { Deciding } from "./use-deciding.ts";
import type { Inbox } from "./use-inbox.ts";

const steps: Readonly<Record<string, number>> = {
	ArrowDown: 1,
	ArrowUp: -1,
	PageDown: 10,
	PageUp: -10,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** The inbox by keys. Letters count in either case; what a button in a row does with its key is left to it. */
export function onKey(event: KeyboardEvent, inbox: Inbox, deciding: Deciding): void {
	const isOnControl = (event.target as HTMLElement).closest("button, input") !== null;
	const isHeld = event.ctrlKey || event.metaKey;
	if (event.altKey || (isOnControl && (event.key === " " || event.key === "Enter"))) return;
	const act = isHeld ? heldKey(event, inbox) : freeKey(event, inbox, deciding);
	if (act === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	act();
}

type Act = (() => unknown) | undefined;

function heldKey({ key }: KeyboardEvent, { chosen }: Inbox): Act {
	return key.toLowerCase() === "a" ? chosen.all : undefined;
}

function freeKey({ key, shiftKey }: KeyboardEvent, inbox: Inbox, deciding: Deciding): Act {
	const { cursor, chosen } = inbox;
	const step = steps[key];
	if (step !== undefined) return () => cursor.put(cursor.place + step);
	if (key === "Escape") return chosen.rows.length > 0 ? chosen.clear : undefined;
	if (shiftKey) {
		return { a: deciding.approveClean, r: deciding.rejectChosen }[key.toLowerCase()];
	}
	const { row } = cursor;
	if (row === undefined) return undefined;
	const acts: Readonly<Record<string, () => unknown>> = {
		" ": () => chosen.toggle(row),
		enter: () => deciding.open(row),
		a: () => deciding.approve(row),
		r: () => deciding.reject(row),
		f: () => deciding.ask(row),
	};
	return acts[key.toLowerCase()];
}
