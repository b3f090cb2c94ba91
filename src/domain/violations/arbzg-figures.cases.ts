import type { ArbzgFigures } from "./arbzg-figures.ts";
import type { DayText } from "./day-text.ts";

export interface FiguresCase extends DayText {
	readonly title: string;
	readonly expected: Partial<ArbzgFigures>;
}

// biome-ignore format: a table, one case a line
export const figuresCases: readonly FiguresCase[] = [
	{ title: "nothing", day: "2026-06-09", shifts: [], expected: { netMinutes: 0, breakMinutes: 0, requiredBreakMinutes: 0, nightMinutes: 0, nightWork: false, restBeforeMinutes: null } },
	{ title: "just six hours need no break", day: "2026-06-09", shifts: [["08:00-14:00"]], expected: { netMinutes: 360, breakMinutes: 0, requiredBreakMinutes: 0 } },
	{ title: "a minute more needs 30", day: "2026-06-09", shifts: [["08:00-14:01"]], expected: { netMinutes: 361, requiredBreakMinutes: 30 } },
	{ title: "just nine hours need 30", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:30P", "12:30-17:30"]], expected: { netMinutes: 540, breakMinutes: 30, requiredBreakMinutes: 30 } },
	{ title: "a minute more needs 45", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:30P", "12:30-17:31"]], expected: { netMinutes: 541, breakMinutes: 30, requiredBreakMinutes: 45 } },
	{ title: "a paid break is no working time", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:30B", "12:30-16:00"]], expected: { netMinutes: 450, breakMinutes: 30 } },
	{ title: "a gap is a break", day: "2026-06-09", shifts: [["08:00-12:00", "12:30-16:00"]], expected: { netMinutes: 450, breakMinutes: 30 } },
	{ title: "pause and gap beside each other are one block", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:08P", "12:16-16:00"]], expected: { breakMinutes: 16 } },
	{ title: "14 minutes are no break", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:14P", "12:14-16:00"]], expected: { netMinutes: 466, breakMinutes: 0 } },
	{ title: "15 minutes are one", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:15P", "12:15-16:00"]], expected: { breakMinutes: 15 } },
	{ title: "a pause at the end of work is none", day: "2026-06-09", shifts: [["08:00-12:00", "12:00-12:30P"]], expected: { netMinutes: 240, breakMinutes: 0 } },
	{ title: "two shifts of a day add up, what lies between is no break", day: "2026-06-09", shifts: [["06:00-10:00"], ["18:00-22:00"]], expected: { netMinutes: 480, breakMinutes: 0, requiredBreakMinutes: 0 } },
	{ title: "over 2 h of night are night work", day: "2026-06-09", shifts: [["20:00-01:30"]], expected: { nightMinutes: 150, nightWork: true } },
	{ title: "just 2 h are none", day: "2026-06-09", shifts: [["21:00-01:00"]], expected: { nightMinutes: 120, nightWork: false } },
	{ title: "a pause at night is left out", day: "2026-06-09", shifts: [["22:00-02:00", "02:00-02:30P", "02:30-06:00"]], expected: { nightMinutes: 390 } },
	{ title: "the short night", day: "2026-03-28", shifts: [["22:00-06:00"]], expected: { netMinutes: 420, nightMinutes: 360, nightWork: true } },
	{ title: "the long night", day: "2026-10-24", shifts: [["22:00-06:00"]], expected: { netMinutes: 540, nightMinutes: 480 } },
	{ title: "early work up to 6 h", day: "2026-06-09", shifts: [["05:00-13:00"]], expected: { nightMinutes: 60, nightWork: false } },
	{ title: "rest since the day before", day: "2026-06-11", shifts: [["08:00-16:00"]], earlier: ["2026-06-10", "14:00-22:30"], expected: { restBeforeMinutes: 570 } },
	{ title: "rest from the end of work, not of the pause after it", day: "2026-06-11", shifts: [["08:00-16:00"]], earlier: ["2026-06-10", "14:00-21:00", "21:00-21:30P"], expected: { restBeforeMinutes: 660 } },
	{ title: "rest in real hours: the long night", day: "2026-10-25", shifts: [["08:00-12:00"]], earlier: ["2026-10-24", "14:00-22:00"], expected: { restBeforeMinutes: 660 } },
	{ title: "rest in real hours: the short night", day: "2026-03-29", shifts: [["08:00-12:00"]], earlier: ["2026-03-28", "14:00-21:00"], expected: { restBeforeMinutes: 600 } },
	{ title: "rest to the first of two shifts", day: "2026-06-11", shifts: [["06:00-10:00"], ["18:00-20:00"]], earlier: ["2026-06-10", "08:00-16:00"], expected: { restBeforeMinutes: 840 } },
	{ title: "youth: just 4 h 30 need no break", day: "2026-06-09", birthday: "2009-01-01", shifts: [["08:00-12:30"]], expected: { netMinutes: 270, requiredBreakMinutes: 0 } },
	{ title: "youth: five hours need 30", day: "2026-06-09", birthday: "2009-01-01", shifts: [["08:00-10:00", "10:00-10:30P", "10:30-13:30"]], expected: { netMinutes: 300, breakMinutes: 30, requiredBreakMinutes: 30 } },
	{ title: "youth: over six hours need 60", day: "2026-06-09", birthday: "2009-01-01", shifts: [["08:00-14:01"]], expected: { requiredBreakMinutes: 60 } },
	{ title: "youth: no break in the first or last hour", day: "2026-06-09", birthday: "2009-01-01", shifts: [["08:00-08:59", "08:59-09:29P", "09:29-12:00", "12:00-12:30P", "12:30-13:29"]], expected: { breakMinutes: 0 } },
	{ title: "youth: just after and just before them", day: "2026-06-09", birthday: "2009-01-01", shifts: [["08:00-09:00", "09:00-09:30P", "09:30-12:00", "12:00-12:30P", "12:30-13:30"]], expected: { breakMinutes: 60 } },
];
