import type { RosterFacts, RosterShift } from "./roster-facts.ts";

/** "2026-12-01 08:00-16:00", ends beyond 24:00 lie on the next day; `kind` is WORK unless given. */
export type WrittenShift = string | { readonly at: string; readonly kind: RosterShift["kind"] };

interface Case {
	readonly title: string;
	/** Her shifts beside the one that is checked. */
	readonly others?: readonly WrittenShift[];
	readonly shift: WrittenShift;
	readonly facts?: Partial<RosterFacts>;
	/** Who plans may put critical rules aside. */
	readonly mayOverride?: true;
	/** What the shift asks for: of the qualification "Pflege" with three levels. */
	readonly minLevel?: number | null;
	/** Code, with "!" where it can be put aside by nobody who is asking, "?" where it merely informs. */
	readonly expected: readonly string[];
}

const absence = (from: string, to: string, state: "REQUESTED" | "APPROVED", more: object = {}) => ({
	absences: [
		{
			...{ id: "a", state, beginMinute: null, endMinute: null },
			...{ from: dayOf(from), to: dayOf(to), ...more },
		} as RosterFacts["absences"][number],
	],
});

function dayOf(iso: string) {
	return (Date.parse(iso) / 86_400_000) as RosterFacts["absences"][number]["from"];
}

const held = (level: number | null, from: string, to: string | null) => ({
	qualifications: [
		{ qualificationId: "q", level, from: dayOf(from), to: to === null ? null : dayOf(to) },
	],
});

const stretch = (begin: string, end: string) => ({
	unavailable: [
		{ begin: Date.parse(begin) / 60_000, end: Date.parse(end) / 60_000 },
	] as unknown as RosterFacts["unavailable"],
});

const hours = (begin: string, end: string) => ({
	hoursOn: () =>
		({ begin: Date.parse(begin) / 60_000, end: Date.parse(end) / 60_000 }) as ReturnType<
			RosterFacts["hoursOn"]
		>,
});

const day = "2026-12-01 08:00-16:00";

// biome-ignore format: a table, one case a line
export const cases: readonly Case[] = [
	{ title: "an ordinary day", shift: day, expected: [] },
	{ title: "meets another", others: ["2026-12-01 15:59-20:00"], shift: day, expected: ["SHIFT_CONFLICT!", "OVER_10_HOURS!"] },
	{ title: "follows another at once", others: ["2026-12-01 16:00-18:00"], shift: day, expected: ["OVER_8_HOURS?"] },
	{ title: "a night that reaches into it", others: ["2026-11-30 22:00-32:30"], shift: day, expected: ["SHIFT_CONFLICT!", "REST_TOO_SHORT!"] },
	{ title: "a planned day off", others: [{ at: "2026-12-01 00:00-24:00", kind: "FREE" }], shift: day, expected: ["PLANNED_FREE"] },
	{ title: "standby beside work", others: [{ at: "2026-12-01 10:00-20:00", kind: "REST" }], shift: day, expected: ["SHIFT_CONFLICT!"] },
	{ title: "ten hours and a minute", shift: "2026-12-01 08:00-18:46 +45", expected: ["OVER_10_HOURS!"] },
	{ title: "the same, by whom may put it aside", shift: "2026-12-01 08:00-18:46 +45", mayOverride: true, expected: ["OVER_10_HOURS"] },
	{ title: "less than eleven hours before", others: ["2026-11-30 13:00-21:01"], shift: day, expected: ["REST_TOO_SHORT!"] },
	{ title: "less than eleven hours behind", others: ["2026-12-02 02:59-08:00"], shift: day, expected: ["REST_TOO_SHORT!"] },
	{ title: "eleven hours on either side", others: ["2026-11-30 13:00-21:00", "2026-12-02 03:00-08:00"], shift: day, expected: [] },
	{ title: "no break in six hours and more", shift: "2026-12-01 08:00-14:30 +0", expected: ["BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"] },
	{ title: "leave that was approved", shift: day, facts: absence("2026-11-28", "2026-12-01", "APPROVED"), expected: ["ABSENT!"] },
	{ title: "leave that is asked for", shift: day, facts: absence("2026-12-01", "2026-12-05", "REQUESTED"), expected: ["ABSENCE_ASKED"] },
	{ title: "leave until the day before", shift: day, facts: absence("2026-11-28", "2026-11-30", "APPROVED"), expected: [] },
	{ title: "a night into the first day of leave", shift: "2026-12-01 20:00-28:00", facts: absence("2026-12-02", "2026-12-05", "APPROVED"), expected: ["ABSENT!"] },
	{ title: "an hour at the doctor's outside of it", shift: day, facts: absence("2026-12-01", "2026-12-01", "APPROVED", { beginMinute: 960, endMinute: 1020 }), expected: [] },
	{ title: "an hour at the doctor's within", shift: day, facts: absence("2026-12-01", "2026-12-01", "APPROVED", { beginMinute: 600, endMinute: 660 }), expected: ["ABSENT!"] },
	{ title: "after the last day", shift: day, facts: { employments: [{ from: dayOf("2020-01-01"), to: dayOf("2026-11-30") }] }, expected: ["USER_NOT_EMPLOYED!"] },
	{ title: "on the last day, over midnight", shift: "2026-12-01 20:00-28:00", facts: { employments: [{ from: dayOf("2020-01-01"), to: dayOf("2026-12-01") }] }, expected: [] },
	{ title: "not qualified", shift: day, minLevel: null, expected: ["QUALIFICATION_MISSING!"] },
	{ title: "qualified too little", shift: day, minLevel: 2, facts: held(1, "2026-01-01", null), expected: ["QUALIFICATION_MISSING!"] },
	{ title: "qualified enough", shift: day, minLevel: 2, facts: held(2, "2026-01-01", "2026-12-01"), expected: [] },
	{ title: "qualified until the day before", shift: day, minLevel: 2, facts: held(3, "2026-01-01", "2026-11-30"), expected: ["QUALIFICATION_MISSING!"] },
	{ title: "cannot come", shift: day, facts: stretch("2026-12-01T14:59Z", "2026-12-01T20:00Z"), expected: ["USER_UNAVAILABLE"] },
	{ title: "cannot come afterwards", shift: day, facts: stretch("2026-12-01T15:00Z", "2026-12-01T20:00Z"), expected: [] },
	{ title: "just within her hours", shift: day, facts: hours("2026-12-01T07:00Z", "2026-12-01T15:00Z"), expected: [] },
	{ title: "a minute outside of them", shift: day, facts: hours("2026-12-01T07:01Z", "2026-12-01T15:00Z"), expected: ["OUTSIDE_HOURS?"] },
	{ title: "on a day that she is off", shift: day, facts: { hoursOn: () => "FREE" }, expected: ["OUTSIDE_HOURS?"] },
	{ title: "was recorded already", shift: day, facts: { recorded: new Set(["checked"]) }, expected: ["TRACKING_EXISTS!"] },
	{ title: "a minor at night", shift: "2026-12-01 14:00-20:30", facts: { adultFrom: dayOf("2028-01-01") }, expected: ["MINOR_NIGHT!"] },
	{ title: "leading staff", shift: "2026-12-01 08:00-20:00 +0", facts: { exempt: [{ from: dayOf("2020-01-01"), to: null }] }, expected: [] },
	{ title: "eleven hours by the clock, ten in fact", others: ["2026-03-28 13:00-19:00"], shift: "2026-03-29 06:00-12:00", expected: ["REST_TOO_SHORT!"] },
];
