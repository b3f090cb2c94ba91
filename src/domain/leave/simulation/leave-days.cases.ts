import { type LeaveCase, mondayToFriday, office, workingDays } from "./leave-case.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";

type Absence = NonNullable<LeaveSimulationQuestion["absences"]>[number];

const half24 = (year: number) => [
	{ date: `${year}-12-24`, factor: 0.5 as const },
	{ date: `${year}-12-31`, factor: 0.5 as const },
];

/** Leave from a day to a day in a region, with the days that it costs. */
function leave(
	title: string,
	region: string,
	[from, to]: readonly [string, string],
	leaveDays: string,
	calendarDays: number,
	more: Partial<LeaveSimulationQuestion> & { readonly part?: "FIRST_HALF" | "SECOND_HALF" } = {},
): LeaveCase {
	const { part = "WHOLE", ...given } = more;
	const absence = { classType: "LEAVE", from, to, fromPart: part, toPart: part } as const;
	const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
	return {
		title,
		given: { ...office, years, holidayRegion: `DE-${region}`, absences: [absence], ...given },
		absences: [{ index: 0, leaveDays, calendarDays, creditedBack: "0" }],
	};
}

const july: Absence = { classType: "LEAVE", from: "2026-07-06", to: "2026-07-17" };
const sick: Absence = {
	classType: "SICK",
	from: "2026-07-08",
	to: "2026-07-12",
	certified: true,
};
const nw = { ...office, holidayRegion: "DE-NW" };
const july6 = "2026-07-06";
const monday = (more: Partial<Absence>): Absence => ({
	classType: "LEAVE",
	from: july6,
	to: july6,
	...more,
});

// biome-ignore format: a table, one case a line
export const leaveDaysCases: readonly LeaveCase[] = [
	leave("Christmas, the 24th and the 31st are workdays", "NW", ["2026-12-21", "2027-01-01"], "8", 12),
	leave("Christmas, the 24th and the 31st are half free", "NW", ["2026-12-21", "2027-01-01"], "7", 12, { holidays: half24(2026) }),
	leave("Corpus Christi", "BY", ["2026-06-01", "2026-06-07"], "4", 7),
	leave("no Corpus Christi", "BE", ["2026-06-01", "2026-06-07"], "5", 7),
	leave("Assumption where few are catholic", "BY", ["2028-08-14", "2028-08-18"], "5", 5),
	leave("Assumption where most are", "BY-KATH", ["2028-08-14", "2028-08-18"], "4", 5),
	leave("the peace festival of Augsburg", "BY-A", ["2028-08-07", "2028-08-11"], "4", 5),
	leave("Children's Day", "TH", ["2027-09-20", "2027-09-24"], "4", 5),
	leave("Women's Day", "BE", ["2027-03-08", "2027-03-12"], "4", 5),
	leave("no Reformation Day", "NW", ["2025-10-27", "2025-10-31"], "5", 5),
	leave("Ascension and Whit Monday", "NW", ["2026-05-11", "2026-05-29"], "13", 19),
	leave("the same of a week of six", "NW", ["2026-05-11", "2026-05-30"], "16", 20, { patterns: [workingDays(6)] }),
	leave("Epiphany", "BW", ["2026-01-02", "2026-01-09"], "5", 8),
	leave("half a day", "NW", ["2026-06-08", "2026-06-08"], "0.5", 1, { part: "FIRST_HALF" }),
	leave("half a day on half a holiday", "NW", ["2026-12-24", "2026-12-24"], "0.5", 1, { part: "SECOND_HALF", holidays: half24(2026) }),
	leave("what is given wins over the region", "NW", ["2026-05-14", "2026-05-14"], "1", 1, { holidays: [{ date: "2026-05-14", factor: 0 }] }),
	leave("a pattern that changes on the way", "NW", ["2026-06-29", "2026-07-03"], "3", 5, { patterns: [workingDays(5), { from: "2026-07-01", workdays: [5] }] }),
	{ title: "each day says what it costs and why", given: { ...nw, holidays: half24(2026), absences: [{ classType: "LEAVE", from: "2026-12-24", to: "2026-12-28" }] }, absences: [{ leaveDays: "1.5", days: [{ date: "2026-12-24", cost: "0.5", reason: "HALF_HOLIDAY" }, { date: "2026-12-25", cost: "0", reason: "HOLIDAY" }, { date: "2026-12-26", cost: "0", reason: "NO_WORKDAY" }, { date: "2026-12-27", cost: "0", reason: "NO_WORKDAY" }, { date: "2026-12-28", cost: "1", reason: "WORKDAY" }] }] },
	{ title: "the first afternoon and the last morning", given: { ...nw, absences: [{ classType: "LEAVE", from: july6, to: "2026-07-08", fromPart: "SECOND_HALF", toPart: "FIRST_HALF" }] }, absences: [{ leaveDays: "2" }] },
	{ title: "over the turn of the year each year pays its own", given: { ...nw, years: [2026, 2027], absences: [{ classType: "LEAVE", from: "2026-12-28", to: "2027-01-05" }] }, years: { 2026: { taken: "4" }, 2027: { taken: "2", carried: "16" } } },
	{ title: "beyond the employment", given: { ...nw, employment: { entry: "2020-01-01", exit: "2026-07-08" }, absences: [july] }, absences: [{ leaveDays: "3", calendarDays: 12 }], findings: ["OUTSIDE_EMPLOYMENT"] },
	{ title: "only approved leave is taken", given: { ...nw, absences: [july, monday({ from: "2026-08-03", to: "2026-08-04", state: "REQUESTED" }), monday({ from: "2026-08-10", to: "2026-08-10", state: "PLANNED" }), monday({ from: "2026-08-11", to: "2026-08-11", state: "CANCELLED" })] }, years: { 2026: { taken: "10", requested: "2", remaining: "10" } } },
	{ title: "leave twice on a day", given: { ...nw, absences: [july, monday({})] }, findings: ["OVERLAP"] },
	{ title: "half a day within leave", given: { ...nw, absences: [july, monday({ fromPart: "FIRST_HALF", toPart: "FIRST_HALF" })] }, findings: ["OVERLAP"] },
	{ title: "leave around half a day", given: { ...nw, absences: [monday({ fromPart: "FIRST_HALF", toPart: "FIRST_HALF" }), july] }, findings: ["OVERLAP"] },
	{ title: "morning and afternoon do not meet", given: { ...nw, absences: [monday({ fromPart: "FIRST_HALF", toPart: "FIRST_HALF" }), monday({ fromPart: "SECOND_HALF", toPart: "SECOND_HALF", classType: "ABSENCE" })] }, years: { 2026: { taken: "0.5" } } },
	{ title: "what was refused meets nothing", given: { ...nw, absences: [july, monday({ state: "REJECTED" })] } },
	// § 9 BUrlG
	{ title: "sick in leave", given: { ...nw, absences: [july, sick] }, years: { 2026: { taken: "7", remaining: "13" } }, absences: [{ leaveDays: "10", creditedBack: "3" }, { calendarDays: 5, certificateDue: "2026-07-13" }] },
	{ title: "sick in leave without a certificate", given: { ...nw, absences: [july, { ...sick, certified: false }] }, years: { 2026: { taken: "10" } }, absences: [{ leaveDays: "10", creditedBack: "0" }] },
	{ title: "sickness that is not yet approved", given: { ...nw, absences: [july, { ...sick, state: "REQUESTED" }] }, absences: [{ creditedBack: "0" }] },
	{ title: "sick in the afternoon", given: { ...nw, absences: [july, { ...sick, to: "2026-07-08", fromPart: "SECOND_HALF", toPart: "SECOND_HALF" }] }, absences: [{ leaveDays: "10", creditedBack: "0.5" }] },
	{ title: "sick in the half that was no leave", given: { ...nw, absences: [monday({ fromPart: "FIRST_HALF", toPart: "FIRST_HALF" }), { ...sick, from: july6, to: july6, fromPart: "SECOND_HALF", toPart: "SECOND_HALF" }] }, absences: [{ leaveDays: "0.5", creditedBack: "0" }] },
	{ title: "more than there is", given: { ...nw, absences: [{ classType: "LEAVE", from: "2026-02-02", to: "2026-03-06" }] }, years: { 2026: { taken: "25", remaining: "-5" } }, lines: [{ kind: "TAKEN", days: "-20" }, { kind: "TAKEN", days: "-5" }], findings: ["NEGATIVE_REST"] },
	{ title: "irregular work costs on its weekdays", given: { ...nw, patterns: [{ from: "2020-01-01", workdays: mondayToFriday, dutyDaysPerYear: 130 }], absences: [july] }, years: { 2026: { entitled: "10", taken: "10" } } },
];
