import type { ActivityState } from "../approval/approval-state.ts";
import type { EpochSecond, LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { DayViolation } from "../violations/day-violations.ts";
import type { WorkLimits } from "../violations/work-limits.ts";
import type { Span } from "../working-time/facts.ts";
import type { TimeClass } from "../working-time/timeline/time-class.ts";
import type { UsualTimes } from "./usual-times.ts";

/** An entry in whatever state, as far as gaps depend on it. */
export interface GapEntry {
	readonly id: string;
	readonly version: number;
	readonly begin: EpochSecond;
	/** Null while it runs. */
	readonly end: EpochSecond | null;
	readonly classType: TimeClass;
	readonly activityId: string;
	readonly projectNodeId: string | null;
	readonly state: ActivityState;
	/** Ended by the server, because nobody did. */
	readonly autoFinished: boolean;
	/** Somebody has set its times by hand. */
	readonly corrected: boolean;
	readonly owesReason: boolean;
	/** Who asks to change it; null: nobody does. */
	readonly change: "PERSON" | "BOOKING" | null;
}

/** What was meant to be worked. */
export interface PlannedDay extends Span {
	readonly breaks: readonly Span[];
}

/** A day with all that may be wrong with it. Minutes. */
export interface GapDay {
	readonly day: LocalDay;
	readonly zone: Zone;
	/** Nothing more will be booked on it. */
	readonly isOver: boolean;
	/** Its month is closed: the person who may correct that does so, nobody else is asked. */
	readonly isClosed: boolean;
	/** The target less what holidays and absences credit. */
	readonly dueMinutes: number;
	/** Worked, and what waits to be approved. */
	readonly actualMinutes: number;
	readonly autoPauseMinutes: number;
	/** An absence is asked for. */
	readonly isExcused: boolean;
	/** Null where no times are planned. */
	readonly plan: PlannedDay | null;
	/** Codes, with figures in minutes. */
	readonly violations: readonly DayViolation[];
	/** What the law asks of the person on the day. */
	readonly limits: WorkLimits;
	/** In order of time. */
	readonly entries: readonly GapEntry[];
}

/** What is known of the person beside the day. */
export interface GapSetup {
	/** Null where too few days tell it. */
	readonly usual: UsualTimes | null;
	/** What is entered as work or pause; null: there is no such activity. */
	readonly workActivityId: string | null;
	readonly pauseActivityId: string | null;
}

/** Neither refused nor called off. */
export function isLive({ state }: Pick<GapEntry, "state">): boolean {
	return state !== "REJECTED" && state !== "CANCELLED";
}

export function isWork({ classType }: Pick<GapEntry, "classType">): boolean {
	return classType === "WORKTIME" || classType === "ACTION";
}

export type EndedEntry = GapEntry & { readonly end: EpochSecond };

/** Work that counts. */
export function isCountedWork(entry: GapEntry): entry is EndedEntry {
	return entry.state === "APPROVED" && isWork(entry) && entry.end !== null;
}
