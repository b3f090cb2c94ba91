import { minuteOf, secondOf } from "../time/epoch.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { dayOfIso } from "../time/iso-day.ts";
import { localMinuteOf } from "../time/local-time.ts";
import type { EpochSecond } from "../time/quantities.ts";
import { zoneOf } from "../time/zone.ts";
import { limitsFor } from "../violations/work-limits.ts";
import type { CaseDay } from "./day-gaps.cases.ts";
import type { Gap, MendStep } from "./gap.ts";
import type { GapDay, GapEntry, GapSetup } from "./gap-day.ts";

const zone = zoneOf("Europe/Berlin");

/** Friday. */
export const friday = dayOfIso("2026-11-20");

export const setup: GapSetup = { usual: null, workActivityId: "work", pauseActivityId: "pause" };

function minutes(time: string): number {
	const [hours = 0, rest = 0] = time.split(":").map(Number);
	return hours * 60 + rest;
}

/** `08:00-16:30` as a span of the Friday in minutes. */
function spanOf(text: string, day = friday) {
	const [begin = "", end = ""] = text.split("-");
	return {
		begin: instantOfLocal(day, minutes(begin), zone),
		end: instantOfLocal(day, minutes(end), zone),
	};
}

/** Approved work of the Friday, `e1`, unless said otherwise. */
export function entry(text: string, more: Partial<GapEntry> = {}, day = friday): GapEntry {
	const { begin, end } = spanOf(text, day);
	return {
		id: "e1",
		version: 3,
		begin: secondOf(begin),
		end: secondOf(end),
		classType: "WORKTIME",
		activityId: "work",
		projectNodeId: null,
		state: "APPROVED",
		autoFinished: false,
		corrected: false,
		owesReason: false,
		change: null,
		...more,
	};
}

/** A Friday of eight hours that is over and went well, unless said otherwise. */
export function gapDay(more: Partial<GapDay> = {}): GapDay {
	const day = more.day ?? friday;
	return {
		day,
		zone,
		isOver: true,
		isClosed: false,
		dueMinutes: 480,
		actualMinutes: 480,
		autoPauseMinutes: 0,
		isExcused: false,
		plan: null,
		violations: [],
		limits: limitsFor(day, null),
		entries: [],
		...more,
	};
}

/** A day as the cases write it. */
export function gapDayOf({ day: iso, plan, entries, ...more }: CaseDay): GapDay {
	const day = iso === undefined ? friday : dayOfIso(iso);
	const planned = plan && {
		...spanOf(plan.span, day),
		breaks: plan.breaks.map((text) => spanOf(text, day)),
	};
	return gapDay({
		day,
		...more,
		...(planned && { plan: planned }),
		entries: (entries ?? []).map(({ span, ...one }) => entry(span, one, day)),
	});
}

/** `ENTER 08:00-12:00 work`, `CHANGE e1 08:00-16:30`, `REASON e1`. */
function told(step: MendStep): string {
	if (step.kind === "REASON") return `REASON ${step.entryId}`;
	const times = [step.begin, step.end].map(clock).join("-");
	return step.kind === "ENTER"
		? `ENTER ${times} ${step.activityId}`
		: `CHANGE ${step.entryId} ${times}`;
}

/** The kind with its marks, then the steps. */
export function tellGap(gap: Gap): string[] {
	const marks = [
		gap.isNotice && "notice",
		gap.isWaiting && "waiting",
		gap.needsTimes && "needs times",
	].filter(Boolean);
	return [[gap.kind, ...marks].join(", "), ...gap.steps.map(told)];
}

function clock(second: EpochSecond): string {
	const minute = localMinuteOf(minuteOf(second), zone);
	const two = (value: number) => String(value).padStart(2, "0");
	return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
