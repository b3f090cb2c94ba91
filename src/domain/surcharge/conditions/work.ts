import * as z from "zod/mini";
import { classTypes } from "../../working-time/timeline/time-class.ts";
import { conditionKind, type WorkCondition } from "../condition.ts";
import type { WorkedPiece } from "../worked-piece.ts";
import { minuteOfWallTime, wallTime } from "./wall-time.ts";

const some = z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(1000));

function among(
	wanted: readonly string[],
	of: (piece: WorkedPiece) => string | null,
): WorkCondition {
	const sought: ReadonlySet<string | null> = new Set(wanted);
	return { on: "WORK", testIn: () => (piece) => sought.has(of(piece)) };
}

/** Work of some activities, by their ids. */
export const activity = conditionKind("ACTIVITY", { activities: some }, ({ activities }) =>
	among(activities, (piece) => piece.activity),
);

/** Work of activities of some classes, e.g. ACTION or SHIFT_STANDBY. */
export const activityClass = conditionKind(
	"ACTIVITY_CLASS",
	{ classTypes: z.array(z.enum(classTypes)).check(z.minLength(1), z.maxLength(50)) },
	({ classTypes }) => among(classTypes, (piece) => piece.classType),
);

/** Work in some workspaces, by their ids. */
export const workspace = conditionKind("WORKSPACE", { workspaces: some }, ({ workspaces }) =>
	among(workspaces, (piece) => piece.workspace),
);

/** Work for some units, by their ids. */
export const unit = conditionKind("UNIT", { units: some }, ({ units }) =>
	among(units, (piece) => piece.unit),
);

/** All work of shifts whose net work reaches so many minutes. Example: 600 → a shift of 9:59 h does not meet it. */
export const minDuration = conditionKind(
	"MIN_DURATION",
	{ minutes: z.int().check(z.minimum(0), z.maximum(10_000)) },
	({ minutes }) => ({ on: "WORK", testIn: () => (piece) => piece.shift.netMinutes >= minutes }),
);

/**
 * Work of shifts begun before a time on the wall clock of the minute's own calendar day. Example: 00:00 → of a shift from
 * 22:00 to 06:00 what lies after midnight, since on that day it began before 0 h; not what lies before.
 */
export const begunBefore = conditionKind(
	"BEGUN_BEFORE",
	{
		time: wallTime,
		/** The opposite: begun at that time or later. */
		isLater: z.optional(z.nullable(z.boolean())),
	},
	({ time, isLater }) => {
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
);
