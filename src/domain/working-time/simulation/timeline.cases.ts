import { officeWeek, onDay, type SimulationCase } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

const tuesday = "2026-06-09";
const one = { from: tuesday, to: tuesday };

function during(begin: string, end: string, from: string, to: string): SimulationQuestion {
	return { from, to, trackings: [{ begin, end }] };
}

const night = during(
	"2026-01-31T22:00:00+01:00",
	"2026-02-01T06:00:00+01:00",
	"2026-01-31",
	"2026-02-01",
);
type Given<Key extends keyof SimulationQuestion> = SimulationQuestion[Key];

const plan: Given<"worksheet"> = { kind: "SHIFT", weeks: [] };
const early: NonNullable<Given<"shifts">>[number] = {
	begin: "2026-06-09T06:00:00+02:00",
	end: "2026-06-09T14:30:00+02:00",
	pauses: [{ begin: "10:00", minutes: 30 }],
	classType: "SHIFT_MORNING",
};
const fill = { type: "AUTOSHIFTTOTRACKING", graceMinutes: 30, state: "APPROVED" } as const;

// biome-ignore format: a table, one case a line
export const timelineCases: readonly SimulationCase[] = [
	{ title: "a night shift belongs to the day it begins on", given: night, days: { "2026-01-31": { workedMinutes: 480 }, "2026-02-01": { workedMinutes: 0 } } },
	{ title: "a night shift is split at midnight", given: { ...night, worksheet: { attribution: "SPLIT" } }, days: { "2026-01-31": { workedMinutes: 120 }, "2026-02-01": { workedMinutes: 360 } } },
	{ title: "the day of 23 hours", given: during("2026-03-29T00:00:00+01:00", "2026-03-30T00:00:00+02:00", "2026-03-29", "2026-03-29"), totals: { workedMinutes: 1380 } },
	{ title: "the day of 25 hours", given: during("2026-10-25T00:00:00+02:00", "2026-10-26T00:00:00+01:00", "2026-10-25", "2026-10-25"), totals: { workedMinutes: 1500 } },
	{ title: "over the missing hour", given: during("2026-03-29T01:30:00+01:00", "2026-03-29T03:30:00+02:00", "2026-03-29", "2026-03-29"), totals: { workedMinutes: 60 } },
	{ title: "over the doubled hour", given: during("2026-10-25T01:30:00+02:00", "2026-10-25T03:30:00+01:00", "2026-10-25", "2026-10-25"), totals: { workedMinutes: 180 } },
	{ title: "in the second of the doubled hours", given: during("2026-10-25T02:15:00+01:00", "2026-10-25T02:45:00+01:00", "2026-10-25", "2026-10-25"), totals: { workedMinutes: 30 } },
	{ title: "the short night of spring", given: during("2026-03-28T22:00:00+01:00", "2026-03-29T06:00:00+02:00", "2026-03-28", "2026-03-29"), days: { "2026-03-28": { workedMinutes: 420 } } },
	{ title: "the long night of autumn", given: during("2026-10-24T22:00:00+02:00", "2026-10-25T06:00:00+01:00", "2026-10-24", "2026-10-25"), days: { "2026-10-24": { workedMinutes: 540 } } },
	{ title: "a split night of spring", given: { ...during("2026-03-28T22:00:00+01:00", "2026-03-29T06:00:00+02:00", "2026-03-28", "2026-03-29"), worksheet: { attribution: "SPLIT" } }, days: { "2026-03-28": { workedMinutes: 120 }, "2026-03-29": { workedMinutes: 300 } } },
	{ title: "of a split shift only its own edges are rounded", given: { ...during("2026-06-09T22:07:00+02:00", "2026-06-10T06:08:00+02:00", "2026-06-09", "2026-06-10"), worksheet: { attribution: "SPLIT" }, rules: [{ type: "ROUNDING", target: "BEGIN", mode: "UP", gridMinutes: 50 }, { type: "ROUNDING", target: "END", mode: "DOWN", gridMinutes: 50 }] }, days: { "2026-06-09": { workedMinutes: 90 }, "2026-06-10": { workedMinutes: 350 } } },
	{ title: "the leap day asks for its hours", given: { from: "2028-02-28", to: "2028-03-01", worksheet: officeWeek, employment: { entry: "2028-02-29" } }, totals: { targetMinutes: 960 } },
	{ title: "what is rounded up in the doubled hour stays in it", given: { ...during("2026-10-25T02:50:00+02:00", "2026-10-25T05:00:00+01:00", "2026-10-25", "2026-10-25"), rules: [{ type: "ROUNDING", target: "BEGIN", mode: "UP", gridMinutes: 15 }] }, totals: { workedMinutes: 180 } },
	{ title: "the missing hour is skipped by rounding", given: { ...during("2026-03-29T01:50:00+01:00", "2026-03-29T05:00:00+02:00", "2026-03-29", "2026-03-29"), rules: [{ type: "ROUNDING", target: "BEGIN", mode: "UP", gridMinutes: 15 }] }, totals: { workedMinutes: 120 } },
	{ title: "begun the day before the range, it is not of the range", given: { ...night, from: "2026-02-01" }, totals: { workedMinutes: 0 } },
	{ title: "after midnight within the gap it is the same shift", given: { from: "2026-06-09", to: "2026-06-10", trackings: [{ begin: "2026-06-09T18:00:00+02:00", end: "2026-06-09T22:00:00+02:00" }, { begin: "2026-06-10T01:00:00+02:00", end: "2026-06-10T02:00:00+02:00" }] }, days: { "2026-06-09": { workedMinutes: 300, pauseMinutes: 180 }, "2026-06-10": { workedMinutes: 0 } } },
	{ title: "beyond the gap it is another shift", given: { from: "2026-06-09", to: "2026-06-10", shiftGapMinutes: 179, trackings: [{ begin: "2026-06-09T18:00:00+02:00", end: "2026-06-09T22:00:00+02:00" }, { begin: "2026-06-10T01:00:00+02:00", end: "2026-06-10T02:00:00+02:00" }] }, days: { "2026-06-09": { workedMinutes: 240, pauseMinutes: 0 }, "2026-06-10": { workedMinutes: 60 } } },
	{ title: "breaks are paid, pauses not, actions are work", given: { ...one, trackings: onDay(tuesday, "08:00-10:00", "10:00-10:15 BREAK", "10:15-12:00 ACTION", "12:00-12:30 PAUSE", "12:30-16:00") }, totals: { workedMinutes: 450, pauseMinutes: 30 } },
	{ title: "seconds are dropped at the edges", given: { ...one, trackings: [{ begin: "2026-06-09T08:00:59+02:00", end: "2026-06-09T12:00:01+02:00" }, { begin: "2026-06-09T12:00:01+02:00", end: "2026-06-09T16:00:30+02:00" }] }, totals: { workedMinutes: 480 } },
	{ title: "what runs ends now", given: { ...one, now: "2026-06-09T10:30:00+02:00", trackings: [{ begin: "2026-06-09T08:00:00+02:00", end: null }] }, totals: { workedMinutes: 150 } },
	{ title: "what was requested is pending alone", given: { ...one, trackings: [{ begin: "2026-06-09T08:00:00+02:00", end: "2026-06-09T10:00:00+02:00", state: "REQUESTED" }, { begin: "2026-06-09T10:00:00+02:00", end: "2026-06-09T11:00:00+02:00" }] }, totals: { workedMinutes: 60, pendingMinutes: 120 } },
	{ title: "what was requested after midnight is pending on the shift's day", given: { from: "2026-06-09", to: "2026-06-10", trackings: [{ begin: "2026-06-09T22:00:00+02:00", end: "2026-06-10T00:00:00+02:00" }, { begin: "2026-06-10T00:00:00+02:00", end: "2026-06-10T02:00:00+02:00", state: "REQUESTED" }] }, days: { "2026-06-09": { workedMinutes: 120, pendingMinutes: 120 }, "2026-06-10": { pendingMinutes: 0 } } },
	{ title: "what was refused is nothing", given: { ...one, trackings: [{ begin: "2026-06-09T08:00:00+02:00", end: "2026-06-09T10:00:00+02:00", state: "REJECTED" }] }, totals: { workedMinutes: 0, pendingMinutes: 0 } },
	{ title: "planned shifts are the target", given: { ...one, worksheet: plan, shifts: [early] }, totals: { targetMinutes: 480 } },
	{ title: "free shifts and standby are no target", given: { ...one, worksheet: plan, shifts: [{ ...early, classType: "SHIFT_FREE" }, { ...early, classType: "SHIFT_STANDBY" }] }, totals: { targetMinutes: 0 } },
	{ title: "a fixed worksheet does not look at the plan", given: { ...one, worksheet: officeWeek, shifts: [{ ...early, end: "2026-06-09T10:30:00+02:00" }] }, totals: { targetMinutes: 480 } },
	{ title: "a planned shift becomes an entry", given: { ...one, worksheet: plan, shifts: [early], rules: [fill] }, totals: { workedMinutes: 480, pauseMinutes: 30, balanceMinutes: 0 } },
	{ title: "a planned shift becomes a requested entry", given: { ...one, worksheet: plan, shifts: [early], rules: [{ ...fill, state: "REQUESTED" }] }, totals: { workedMinutes: 0, pendingMinutes: 480 } },
	{ title: "not while the grace lasts", given: { ...one, now: "2026-06-09T14:59:00+02:00", worksheet: plan, shifts: [early], rules: [fill] }, totals: { workedMinutes: 0 } },
	{ title: "not beside what was booked", given: { ...one, worksheet: plan, shifts: [early], rules: [fill], trackings: onDay(tuesday, "07:00-09:00") }, totals: { workedMinutes: 120 } },
	{ title: "not for who is absent", given: { ...one, worksheet: plan, shifts: [early], rules: [fill], absences: [{ begin: tuesday, end: tuesday, classType: "LEAVE" }] }, totals: { workedMinutes: 0, absenceCreditMinutes: 480 } },
	{ title: "standby is no work", given: { ...one, trackings: onDay(tuesday, "18:00-22:00 SHIFT_STANDBY") }, totals: { workedMinutes: 0 } },
];
