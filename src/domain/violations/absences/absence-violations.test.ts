import { expect, test } from "vitest";
import type { LeaveRange } from "../../leave/day-cost.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { AbsenceFacts, OtherAbsence } from "./absence-facts.ts";
import { absenceViolations } from "./absence-violations.ts";

const span = (from: string, to = from): LeaveRange => ({
	from: dayOfIso(`2026-07-${from}`),
	to: dayOfIso(`2026-07-${to}`),
	fromPart: "WHOLE",
	toPart: "WHOLE",
});

const whole = { exclusive: true, isByHours: false };
const day = (written: string, cost = 10_000) => ({
	day: dayOfIso(`2026-07-${written}`),
	cost,
	reason: cost === 0 ? ("NO_WORKDAY" as const) : ("WORKDAY" as const),
});
const plain: AbsenceFacts = {
	wanted: { range: span("06", "10"), classType: "LEAVE", ...whole },
	today: dayOfIso("2026-07-01"),
	costs: [day("06"), day("07"), day("08"), day("09"), day("10")],
	employment: { entryDate: "2020-01-01", exitDate: null },
	others: [],
	barriers: [],
	staffing: null,
	substitute: { rule: "OPTIONAL", isNamed: false, absentOn: [] },
	account: [{ year: 2026, unit: "DAYS", after: 0, advance: 0 }],
	childSick: null,
	retroactiveDays: null,
	mayOverride: false,
};
const sick: AbsenceFacts["wanted"] = { ...plain.wanted, classType: "SICK" };
const other = (more: Partial<OtherAbsence> = {}): OtherAbsence => ({
	id: "other",
	range: span("08"),
	classType: "LEAVE",
	state: "APPROVED",
	...whole,
	...more,
});
const barrier = {
	id: "b",
	name: "Inventur",
	reason: "Alle werden gebraucht",
	from: "2026-07-08",
	to: "2026-07-09",
};
const childSick = (before: number, after: number, quota: number | null = 150_000) => {
	const declared = { children: 1, isSingleParent: false, isDeclared: false };
	return {
		account: null,
		wanted: sick,
		childSick: [{ year: 2026, quota, before, after, ...declared }],
	};
};
/** Four others, of whom one is away on two of the days. */
const staffing = (needed: number) => ({
	minimums: [{ from: "2026-01-01", people: Array.from({ length: 8 }, () => needed) }],
	people: 5,
	away: [{ userId: "other", from: "2026-07-09", to: "2026-07-13" }],
});

const shifts = (mayResolve: boolean) => ({
	...{ count: 2, from: "2026-07-06", to: "2026-07-07", mayResolve },
});
const outside = { ...day("10", 0), reason: "OUTSIDE_EMPLOYMENT" as const };
const asSubstitute = (more: Partial<AbsenceFacts["substitute"]>) => ({
	substitute: { ...plain.substitute, ...more },
});

// biome-ignore format: a table, one case a line
test.each<[string, Partial<AbsenceFacts>, string[]]>([
	["nothing", {}, []],
	["the last day outside of the employment", { costs: [day("09"), outside] }, ["ERROR USER_NOT_EMPLOYED"]],
	["the same, by who decides", { costs: [outside], mayOverride: true }, ["ERROR USER_NOT_EMPLOYED"]],
	["leave in the middle", { others: [other()] }, ["warning ABSENCE_CONFLICT CANCEL"]],
	["leave that begins before", { others: [other({ range: span("01", "06") })] }, ["warning ABSENCE_CONFLICT SHORTEN"]],
	["leave around it", { others: [other({ range: span("01", "20") })] }, ["warning ABSENCE_CONFLICT SPLIT"]],
	["leave beside it", { others: [other({ range: span("11") })] }, []],
	["leave that is requested", { others: [other({ state: "REQUESTED" })] }, ["warning ABSENCE_CONFLICT"]],
	["leave that was rejected", { others: [other({ state: "REJECTED" })] }, []],
	["what others may lie beside", { others: [other({ exclusive: false })] }, ["info ABSENCE_CONFLICT"]],
	["some hours", { others: [other({ classType: "ABSENCE", isByHours: true })] }, ["info ABSENCE_CONFLICT"]],
	["sick in leave", { wanted: sick, others: [other()], account: null }, ["info SICK_DURING_LEAVE"]],
	["sick while leave is requested", { wanted: sick, others: [other({ state: "REQUESTED" })], account: null }, ["warning ABSENCE_CONFLICT"]],
	["sick anew", { wanted: sick, others: [other({ classType: "SICK" })], account: null }, ["warning ABSENCE_CONFLICT CANCEL"]],
	["leave while sick", { others: [other({ classType: "SICK" })] }, ["warning ABSENCE_CONFLICT"]],
	["planned shifts, by who plans them", { shifts: shifts(true) }, ["warning SHIFT_CONFLICT"]],
	["planned shifts of others", { shifts: shifts(false) }, ["info SHIFT_CONFLICT"]],
	["an hour beside a shift", { shifts: shifts(true), wanted: { ...plain.wanted, isByHours: true } }, []],
	["a barrier", { barriers: [barrier] }, ["ERROR LEAVE_BARRIER"]],
	["a barrier, by who decides", { barriers: [barrier], mayOverride: true }, ["error LEAVE_BARRIER"]],
	["as many left as needed", { staffing: staffing(3) }, []],
	["fewer left than needed on some days", { staffing: staffing(4) }, ["warning MINIMUM_STAFFING 2026-07-09 3/4, 2026-07-10 3/4"]],
	["ill, however few are left", { wanted: sick, staffing: staffing(9), account: null }, []],
	["no substitute where one is needed", asSubstitute({ rule: "REQUIRED" }), ["ERROR SUBSTITUTE_NEEDED"]],
	["no substitute where one may be", asSubstitute({}), []],
	["a substitute who is away", asSubstitute({ isNamed: true, absentOn: [{ from: "2026-07-07", to: "2026-07-07" }] }), ["warning SUBSTITUTE_ABSENT"]],
	["no account", { account: [{ year: 2026, unit: "DAYS", after: null, advance: 0 }] }, ["warning LEAVE_ACCOUNT_NOT_CONFIGURED"]],
	["below zero in the second year", { account: [{ year: 2026, unit: "DAYS", after: 1, advance: 0 }, { year: 2027, unit: "DAYS", after: -5000, advance: 0 }] }, ["warning NEGATIVE_REMAINING_LEAVE"]],
	["as far as leave may be taken in advance", { account: [{ year: 2026, unit: "DAYS", after: -20_000, advance: 20_000 }] }, ["info NEGATIVE_REMAINING_LEAVE"]],
	["further than that", { account: [{ year: 2026, unit: "DAYS", after: -20_001, advance: 20_000 }] }, ["warning NEGATIVE_REMAINING_LEAVE"]],
	["on the last day that is possible", { today: dayOfIso("2026-07-13"), retroactiveDays: 7 }, []],
	["a day too late", { today: dayOfIso("2026-07-14"), retroactiveDays: 7 }, ["ERROR ABSENCE_TOO_LATE"]],
	["as many days with a child that is ill as there are", childSick(100_000, 150_000), []],
	["half a day more", childSick(100_000, 155_000), ["warning CHILD_SICK_QUOTA"]],
	["more than there are already, and none of them now", childSick(160_000, 160_000), []],
	["in a year without figures", childSick(0, 990_000, null), []],
	["a child that is ill in leave gives none back", { ...childSick(0, 50_000), others: [other()] }, ["warning ABSENCE_CONFLICT"]],
	["on a weekend", { costs: [day("11", 0), day("12", 0)] }, ["warning NO_WORKDAY"]],
	["the gravest first", { others: [other({ exclusive: false })], barriers: [barrier], account: [{ year: 2026, unit: "DAYS", after: -1, advance: 0 }] }, ["ERROR LEAVE_BARRIER", "warning NEGATIVE_REMAINING_LEAVE", "info ABSENCE_CONFLICT"]],
])("%s", (_, facts, expected) => {
	const told = absenceViolations({ ...plain, ...facts }).map((one) => {
		const severity = one.acceptable ? one.severity.toLowerCase() : one.severity;
		const solution = one.code === "ABSENCE_CONFLICT" && one.solution !== null ? ` ${one.solution}` : "";
		const days = one.code === "MINIMUM_STAFFING" ? ` ${one.days.map(({ day, present, needed }) => `${day} ${present}/${needed}`).join(", ")}` : "";
		return `${severity} ${one.code}${solution}${days}`;
	});
	expect(told).toEqual(expected);
});
