import type { DayText } from "./day-text.ts";
import type { DayViolation } from "./day-violations.ts";

export interface ViolationCase extends DayText {
	readonly title: string;
	readonly expected: readonly DayViolation[];
}

const youth = "2009-01-01";
const tuesday = "2026-06-09";
const sunday = "2026-06-14";

const sundayWork = { code: "SUNDAY_WORK", severity: "WARNING" } as const;
const holidayWork = { code: "HOLIDAY_WORK", severity: "WARNING" } as const;
const longRun = { code: "SIX_HOURS_WITHOUT_BREAK", severity: "WARNING" } as const;
const outside = { code: "OUTSIDE_EMPLOYMENT", severity: "ERROR" } as const;

// biome-ignore format: a table, one case a line
export const violationCases: readonly ViolationCase[] = [
	{ title: "nothing at all", day: tuesday, shifts: [], expected: [] },
	{ title: "an ordinary day", day: tuesday, shifts: [["08:00-12:00", "12:00-12:30P", "12:30-16:30"]], earlier: ["2026-06-08", "08:00-16:30"], expected: [] },
	{ title: "just eight hours", day: tuesday, shifts: [["08:00-12:00", "12:00-12:30P", "12:30-16:30"]], expected: [] },
	{ title: "a minute over eight", day: tuesday, shifts: [["08:00-12:00", "12:00-12:30P", "12:30-16:31"]], expected: [{ code: "OVER_8_HOURS", severity: "INFO", minutes: 1 }] },
	{ title: "just ten hours", day: tuesday, shifts: [["08:00-13:00", "13:00-13:45P", "13:45-18:45"]], expected: [{ code: "OVER_8_HOURS", severity: "INFO", minutes: 120 }] },
	{ title: "a minute over ten", day: tuesday, shifts: [["08:00-13:00", "13:00-13:45P", "13:45-18:46"]], expected: [{ code: "OVER_10_HOURS", severity: "ERROR", minutes: 1 }] },
	{ title: "two shifts of a day add up", day: tuesday, shifts: [["04:00-10:00"], ["16:00-21:00"]], expected: [{ code: "OVER_10_HOURS", severity: "ERROR", minutes: 60 }] },
	{ title: "a paid break is not counted", day: tuesday, shifts: [["08:00-12:00", "12:00-12:30B", "12:30-16:30"]], expected: [] },
	{ title: "rest too short, told of the later day", day: "2026-06-11", shifts: [["08:00-14:00"]], earlier: ["2026-06-10", "16:30-22:30"], expected: [{ code: "REST_TOO_SHORT", severity: "ERROR", restMinutes: 570, requiredMinutes: 660, missingMinutes: 90 }] },
	{ title: "just eleven hours of rest", day: "2026-06-11", shifts: [["08:00-14:00"]], earlier: ["2026-06-10", "16:00-21:00"], expected: [] },
	{ title: "eleven real hours of the long night", day: "2026-10-25", shifts: [["08:00-12:00"]], earlier: ["2026-10-24", "16:00-22:00"], expected: [sundayWork] },
	{ title: "ten real hours of the short night", day: "2026-03-29", shifts: [["08:00-12:00"]], earlier: ["2026-03-28", "16:00-21:00"], expected: [{ code: "REST_TOO_SHORT", severity: "ERROR", restMinutes: 600, requiredMinutes: 660, missingMinutes: 60 }, sundayWork] },
	{ title: "just six hours without a break", day: tuesday, shifts: [["08:00-14:00"]], expected: [] },
	{ title: "a minute more", day: tuesday, shifts: [["08:00-14:01"]], expected: [{ code: "BREAK_MISSING", severity: "WARNING", requiredMinutes: 30, breakMinutes: 0 }, longRun] },
	{ title: "half a break is missing", day: tuesday, shifts: [["08:00-12:00", "12:00-12:15P", "12:15-14:16"]], expected: [{ code: "BREAK_MISSING", severity: "WARNING", requiredMinutes: 30, breakMinutes: 15 }] },
	{ title: "beyond nine hours 45", day: tuesday, shifts: [["08:00-12:00", "12:00-12:30P", "12:30-17:31"]], expected: [{ code: "OVER_8_HOURS", severity: "INFO", minutes: 61 }, { code: "BREAK_MISSING", severity: "WARNING", requiredMinutes: 45, breakMinutes: 30 }] },
	{ title: "a break, but too late", day: tuesday, shifts: [["08:00-14:10", "14:10-14:40P", "14:40-15:00"]], expected: [longRun] },
	{ title: "ten minutes do not end the run", day: tuesday, shifts: [["08:00-12:00", "12:00-12:10P", "12:10-14:20", "14:20-14:50P", "14:50-15:00"]], expected: [longRun] },
	{ title: "two short pauses are no break", day: tuesday, shifts: [["08:00-10:00", "10:00-10:10P", "10:10-12:00", "12:00-12:10P", "12:10-15:00"]], expected: [{ code: "BREAK_MISSING", severity: "WARNING", requiredMinutes: 30, breakMinutes: 0 }, longRun] },
	{ title: "the second shift lacks the break", day: tuesday, shifts: [["00:00-01:00"], ["10:00-16:30"]], expected: [{ code: "BREAK_MISSING", severity: "WARNING", requiredMinutes: 30, breakMinutes: 0 }, longRun] },
	{ title: "work on a Sunday", day: sunday, shifts: [["08:00-12:00"]], expected: [sundayWork] },
	{ title: "Saturday's night reaches into Sunday", day: sunday, shifts: [], earlier: ["2026-06-13", "22:00-02:00"], expected: [sundayWork] },
	{ title: "Saturday's night ends at midnight", day: sunday, shifts: [], earlier: ["2026-06-13", "18:00-00:00"], expected: [] },
	{ title: "Saturday's night pauses into Sunday", day: sunday, shifts: [], earlier: ["2026-06-13", "18:00-23:00", "23:00-00:30P"], expected: [] },
	{ title: "Sunday's night is Sunday work on Sunday", day: "2026-06-15", shifts: [], earlier: [sunday, "22:00-04:00"], expected: [] },
	{ title: "work on a holiday", day: "2026-06-04", shifts: [["08:00-12:00"]], other: { isPublicHoliday: true }, expected: [holidayWork] },
	{ title: "a holiday on a Sunday is both", day: "2026-11-01", shifts: [["08:00-12:00"]], other: { isPublicHoliday: true }, expected: [sundayWork, holidayWork] },
	{ title: "no work on a holiday", day: "2026-06-04", shifts: [], other: { isPublicHoliday: true }, expected: [] },
	{ title: "whom the law leaves out", day: sunday, shifts: [["06:00-18:00"]], earlier: ["2026-06-13", "16:00-23:00"], other: { isExempt: true, isPublicHoliday: true }, expected: [] },
	{ title: "youth: a minute over eight hours", day: tuesday, birthday: youth, shifts: [["08:00-11:00", "11:00-11:30P", "11:30-14:00", "14:00-14:30P", "14:30-17:01"]], expected: [{ code: "MINOR_HOURS", severity: "WARNING", minutes: 1 }] },
	{ title: "youth: over eight and a half", day: tuesday, birthday: youth, shifts: [["08:00-11:00", "11:00-11:30P", "11:30-14:30", "14:30-15:00P", "15:00-17:31"]], expected: [{ code: "MINOR_HOURS", severity: "ERROR", minutes: 31 }] },
	{ title: "youth: just ten hours with breaks", day: tuesday, birthday: youth, shifts: [["08:00-11:00", "11:00-12:30P", "12:30-15:30", "15:30-17:00P", "17:00-18:00"]], expected: [] },
	{ title: "youth: a minute more", day: tuesday, birthday: youth, shifts: [["08:00-11:00", "11:00-12:30P", "12:30-15:30", "15:30-17:00P", "17:00-18:01"]], expected: [{ code: "MINOR_SHIFT", severity: "ERROR", minutes: 1 }] },
	{ title: "youth: a pause at either end is no shift", day: tuesday, birthday: youth, shifts: [["07:30-08:00P", "08:00-11:00", "11:00-12:30P", "12:30-15:30", "15:30-17:00P", "17:00-18:00", "18:00-18:30P"]], expected: [] },
	{ title: "an adult's shift may last longer", day: tuesday, shifts: [["08:00-11:00", "11:00-12:30P", "12:30-15:30", "15:30-17:00P", "17:00-18:01"]], expected: [] },
	{ title: "youth: a break missing", day: tuesday, birthday: youth, shifts: [["08:00-10:00", "10:00-10:15P", "10:15-13:15"]], expected: [{ code: "MINOR_BREAK", severity: "ERROR", requiredMinutes: 30, breakMinutes: 15 }] },
	{ title: "youth: a break, but too late", day: tuesday, birthday: youth, shifts: [["08:00-12:31", "12:31-13:01P", "13:01-14:10"]], expected: [{ code: "MINOR_BREAK", severity: "ERROR", requiredMinutes: 30, breakMinutes: 30 }] },
	{ title: "youth: after 20 h", day: tuesday, birthday: youth, shifts: [["18:00-20:30"]], expected: [{ code: "MINOR_NIGHT", severity: "ERROR", minutes: 30 }] },
	{ title: "youth: before 6 h", day: tuesday, birthday: youth, shifts: [["05:45-08:00"]], expected: [{ code: "MINOR_NIGHT", severity: "ERROR", minutes: 15 }] },
	{ title: "youth: from 6 to 20 h", day: tuesday, birthday: youth, shifts: [["06:00-08:00"], ["18:00-20:00"]], expected: [] },
	{ title: "youth: twelve hours of rest", day: "2026-06-11", birthday: youth, shifts: [["07:59-11:00"]], earlier: ["2026-06-10", "16:00-20:00"], expected: [{ code: "MINOR_REST", severity: "ERROR", restMinutes: 719, requiredMinutes: 720, missingMinutes: 1 }] },
	{ title: "no longer young on the eighteenth birthday", day: tuesday, birthday: "2008-06-09", shifts: [["18:00-20:30"]], expected: [] },
	{ title: "young the day before", day: tuesday, birthday: "2008-06-10", shifts: [["18:00-20:30"]], expected: [{ code: "MINOR_NIGHT", severity: "ERROR", minutes: 30 }] },
	{ title: "before the entry", day: tuesday, shifts: [["08:00-12:00"]], other: { isEmployed: false }, expected: [outside] },
	{ title: "nothing before the entry", day: tuesday, shifts: [], other: { isEmployed: false }, expected: [] },
	{ title: "came late for the core time", day: tuesday, shifts: [["09:20-12:00", "12:00-12:30P", "12:30-16:00"]], core: "09:00-15:00", expected: [{ code: "CORE_TIME_MISSED", severity: "WARNING", minutes: 20 }] },
	{ title: "a pause within the core time is allowed, a gap is not", day: tuesday, shifts: [["08:00-12:00", "12:00-12:30P", "12:30-13:00", "13:40-16:00"]], core: "09:00-15:00", expected: [{ code: "CORE_TIME_MISSED", severity: "WARNING", minutes: 40 }] },
	{ title: "left early", day: tuesday, shifts: [["08:00-14:00"]], core: "09:00-15:00", expected: [{ code: "CORE_TIME_MISSED", severity: "WARNING", minutes: 60 }] },
	{ title: "did not come", day: tuesday, shifts: [], core: "09:00-15:00", expected: [{ code: "CORE_TIME_MISSED", severity: "WARNING", minutes: 360 }] },
	{ title: "there all the time", day: tuesday, shifts: [["09:00-15:00"]], core: "09:00-15:00", expected: [] },
	{ title: "the night before reaches into the core time", day: tuesday, shifts: [], earlier: ["2026-06-08", "23:00-06:00"], core: "05:00-06:00", expected: [] },
];
