import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDayPlus, isoOfDay } from "../../time/iso-day.ts";
import type { RosterFacts, RosterShift } from "./roster-facts.ts";
import { type RosterViolation, rosterViolations } from "./roster-violations.ts";
import { horizon, read, rulesOf, usual, weeksOf } from "./test-roster.ts";

const monday = "2026-11-30";
const times = ["06:00-14:30", "08:00-18:46", "13:00-22:00", "21:00-31:00", "08:00-12:00"] as const;

const longDays = ["08:00-16:30", "08:00-16:40"] as const;
const halfYear = (at: string) => weeksOf("2026-06-15", 24, { weekdays: [1, 2, 3, 4, 5, 6], at });
const factsAfter = Object.fromEntries(
	longDays.map((at) => [at, { ...usual, horizon: horizon({ farShifts: halfYear(at) }) }]),
) as Readonly<Record<(typeof longDays)[number], RosterFacts>>;

/** Three weeks, some days of them with a shift, and where one of them is moved to. */
const plans = fc.record({
	days: fc.uniqueArray(fc.nat(20), { minLength: 2, maxLength: 18 }),
	kinds: fc.array(fc.nat(times.length - 1), { minLength: 21, maxLength: 21 }),
	moved: fc.nat(17),
	target: fc.nat(20),
	kind: fc.nat(times.length - 1),
	/** How long she worked before, so that averages are near what the law allows. */
	before: fc.constantFrom(...longDays),
});

const shiftOn = (nth: number, kind: number, id: string): RosterShift =>
	read(`${isoDayPlus(monday, nth)} ${times[kind]}`, id);

const inOrder = (shifts: readonly RosterShift[]) =>
	shifts.toSorted((one, other) => one.begin - other.begin);

test("the check of one moved shift finds what the check of everything anew finds beyond what there was", () => {
	fc.assert(
		fc.property(plans, ({ days, kinds, moved, target, kind, before: at }) => {
			const facts = factsAfter[at];
			const before = inOrder(days.map((nth) => shiftOn(nth, kinds[nth] as number, String(nth))));
			const { id } = before[moved % before.length] as RosterShift;
			const others = before.filter((one) => one.id !== id);
			const plan = inOrder([...others, shiftOn(target, kind, id)]);
			const known = anew(facts, before);
			const touched = rosterViolations(facts, { plan, before, touched: new Set([id]) }, rulesOf());
			expect(worse(figuresOf(touched), known)).toEqual(worse(anew(facts, plan), known));
		}),
		{ numRuns: 60, seed: 20_261_127 },
	);
});

type Figures = ReadonlyMap<string, number>;

function anew(facts: RosterFacts, plan: readonly RosterShift[]): Figures {
	const touched = new Set(plan.map(({ id }) => id));
	return figuresOf(rosterViolations(facts, { plan, before: [], touched }, rulesOf()));
}

/** What is said of a day by the law; runs and years move their day, and clashes are said of either shift. */
const placeless = new Set(["SHIFT_CONFLICT", "CONSECUTIVE_DAYS", "FREE_SUNDAYS"]);

function figuresOf(found: readonly RosterViolation[]): Figures {
	return new Map(
		found
			.filter(({ code }) => !placeless.has(code))
			.map((one) => [`${one.code} ${isoOfDay(one.day)}`, figureOf(one)]),
	);
}

function figureOf(found: RosterViolation): number {
	const { missingMinutes, minutes, averageMinutes, requiredMinutes, breakMinutes } = {
		...{ missingMinutes: undefined, minutes: undefined, averageMinutes: undefined },
		...{ requiredMinutes: 1, breakMinutes: 0 },
		...found,
	};
	return missingMinutes ?? minutes ?? averageMinutes ?? requiredMinutes - breakMinutes;
}

function worse(found: Figures, known: Figures): string[] {
	return [...found]
		.filter(([key, figure]) => figure > (known.get(key) ?? 0))
		.map(([key, figure]) => `${key} ${figure}`)
		.sort();
}
