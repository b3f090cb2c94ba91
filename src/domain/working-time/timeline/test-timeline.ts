import type { EpochSecond } from "../../time/quantities.ts";
import type { BookingFact } from "./booking-fact.ts";
import type { EntryFact } from "./entry-fact.ts";
import type { TimelineDefaults } from "./next-layers.ts";
import type { ClockClass } from "./time-class.ts";

/** Reads and writes the short form in which the cases of this folder are written. */
export const defaults: TimelineDefaults = { workActivityId: "H" };

const classes: Readonly<Record<string, ClockClass>> = {
	W: "WORKTIME",
	X: "WORKTIME",
	H: "WORKTIME",
	A: "ACTION",
	Z: "PAUSE",
	Y: "PAUSE",
	B: "BREAK",
};

const pattern = /^(\d\d):(\d\d) ([+\-!])(\w?)(?:@(\w))?$/;

export function readBooking(text: string, index: number): BookingFact {
	const match = pattern.exec(text);
	if (match === null) throw new Error(`"${text}" is no booking`);
	const [, hour, minute, sign, activity = "", node] = match;
	const id = idOf(index);
	const at = (Number(hour) * 3600 + Number(minute) * 60) as EpochSecond;
	if (sign === "!") return automaticFinish(id, at, idOf(Number(activity)));
	return {
		id,
		at,
		action: sign === "+" ? "START" : "END",
		classType: activity ? (classes[activity] ?? null) : null,
		activityId: activity || null,
		nodeId: node ?? null,
		source: "MANUAL",
	};
}

function idOf(index: number): string {
	return String(index).padStart(4, "0");
}

function automaticFinish(id: string, at: EpochSecond, finishesId: string): BookingFact {
	const nothing = { classType: null, activityId: null, nodeId: null };
	return { id, at, action: "END", ...nothing, source: "AUTO_FINISH", finishesId };
}

export function writeEntry(entry: EntryFact): string {
	const end = entry.end === null ? "" : clock(entry.end);
	const node = entry.nodeId === null ? "" : `@${entry.nodeId}`;
	const auto = entry.autoFinished ? " auto" : "";
	return `${clock(entry.begin)}-${end} ${entry.activityId}${node}${auto}`;
}

function clock(second: EpochSecond): string {
	const minutes = Math.floor(second / 60);
	const pad = (value: number) => String(value).padStart(2, "0");
	return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
