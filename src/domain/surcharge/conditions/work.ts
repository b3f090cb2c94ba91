import * as z from "zod/mini";
import type { WorkCondition } from "../condition.ts";
import type { WorkedPiece } from "../worked-piece.ts";
import { minuteOfWallTime, wallTime } from "./wall-time.ts";

const some = z.array(z.string()).check(z.minLength(1));

function among(
	wanted: readonly string[],
	of: (piece: WorkedPiece) => string | null,
): WorkCondition {
	const sought: ReadonlySet<string | null> = new Set(wanted);
	return { on: "WORK", testIn: () => (piece) => sought.has(of(piece)) };
}

const ofActivity = z.strictObject({ type: z.literal("ACTIVITY"), activities: some });

/** Work of some activities, by their ids. */
export const activity = {
	type: "ACTIVITY",
	settings: ofActivity,
	prepare: ({ activities }: z.infer<typeof ofActivity>) =>
		among(activities, (piece) => piece.activity),
} as const;

const ofClass = z.strictObject({ type: z.literal("ACTIVITY_CLASS"), classTypes: some });

/** Work of activities of some classes, e.g. ACTION or SHIFT_STANDBY. */
export const activityClass = {
	type: "ACTIVITY_CLASS",
	settings: ofClass,
	prepare: ({ classTypes }: z.infer<typeof ofClass>) =>
		among(classTypes, (piece) => piece.classType),
} as const;

const ofWorkspace = z.strictObject({ type: z.literal("WORKSPACE"), workspaces: some });

/** Work in some workspaces, by their ids. */
export const workspace = {
	type: "WORKSPACE",
	settings: ofWorkspace,
	prepare: ({ workspaces }: z.infer<typeof ofWorkspace>) =>
		among(workspaces, (piece) => piece.workspace),
} as const;

const ofUnit = z.strictObject({ type: z.literal("UNIT"), units: some });

/** Work for some units, by their ids. */
export const unit = {
	type: "UNIT",
	settings: ofUnit,
	prepare: ({ units }: z.infer<typeof ofUnit>) => among(units, (piece) => piece.unit),
} as const;

const ofDuration = z.strictObject({
	type: z.literal("MIN_DURATION"),
	minutes: z.int().check(z.minimum(0), z.maximum(10_000)),
});

/** All work of shifts whose net work reaches so many minutes. Example: 600 → a shift of 9:59 h does not meet it. */
export const minDuration = {
	type: "MIN_DURATION",
	settings: ofDuration,
	prepare: ({ minutes }: z.infer<typeof ofDuration>): WorkCondition => ({
		on: "WORK",
		testIn: () => (piece) => piece.shift.netMinutes >= minutes,
	}),
} as const;

const ofBegin = z.strictObject({
	type: z.literal("BEGUN_BEFORE"),
	time: wallTime,
	/** The opposite: begun at that time or later. */
	isLater: z.optional(z.nullable(z.boolean())),
});

/**
 * Work of shifts begun before a time on the wall clock of the minute's own calendar day. Example: 00:00 → of a shift from
 * 22:00 to 06:00 what lies after midnight, since on that day it began before 0 h; not what lies before.
 */
export const begunBefore = {
	type: "BEGUN_BEFORE",
	settings: ofBegin,
	prepare({ time, isLater }: z.infer<typeof ofBegin>): WorkCondition {
		const minute = minuteOfWallTime(time);
		const isSought = isLater !== true;
		return {
			on: "WORK",
			testIn:
				(zone) =>
				({ shift: { begin } }, day) =>
					begin + zone.offsetAt(begin) < day * 1440 + minute === isSought,
		};
	},
} as const;
