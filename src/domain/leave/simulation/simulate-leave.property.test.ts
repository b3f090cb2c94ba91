import fc from "fast-check";
import { expect, test } from "vitest";
import { isoOfDay } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { unitsOfWritten } from "../leave-days.ts";
import { contractual, statutory } from "./leave-case.ts";
import type { SimulatedLeaveYear } from "./leave-simulation-answer.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";
import { simulateLeave } from "./simulate-leave.ts";

const runs = { numRuns: 100, seed: 20_261_126 };
const years = [2024, 2025, 2026];

/** Days of the three years, in order: 2024-01-01 is day 19,723. */
const day = fc.integer({ min: 19_723, max: 20_818 }).map((value) => value as LocalDay);
const parts = fc.constantFrom("WHOLE" as const, "FIRST_HALF" as const, "SECOND_HALF" as const);

const absence = fc
	.tuple(
		day,
		fc.integer({ min: 0, max: 20 }),
		fc.constantFrom("LEAVE" as const, "SICK" as const),
		parts,
	)
	.map(([from, length, classType, part]) => ({
		classType,
		from: isoOfDay(from),
		to: isoOfDay((from + length) as LocalDay),
		toPart: part,
		certified: true,
	}));

const pattern = fc
	.subarray([1, 2, 3, 4, 5, 6, 7])
	.map((workdays) => ({ workdays, weeklyMinutes: null }));

const question: fc.Arbitrary<LeaveSimulationQuestion> = fc
	.record({
		entry: day,
		patterns: fc.tuple(pattern, pattern),
		clause: fc.boolean(),
		absences: fc.array(absence, { maxLength: 12 }),
		noticed: fc.subarray(years),
		reasons: fc.subarray(years),
		sick: fc.array(day, { maxLength: 1 }),
		cut: fc.array(fc.tuple(day, fc.integer({ min: 0, max: 400 })), { maxLength: 1 }),
		disabled: fc.array(day, { maxLength: 1 }),
	})
	.map((given) => ({
		years,
		holidayRegion: "DE-NW",
		employment: { entry: isoOfDay((given.entry - 400) as LocalDay) },
		patterns: [
			{ from: "2020-01-01", ...given.patterns[0] },
			{ from: "2025-03-17", ...given.patterns[1] },
		],
		rules: [statutory, contractual("28", given.clause), { kind: "DISABLED" }],
		absences: given.absences,
		notices: given.noticed.map((year) => ({ year, receivedOn: `${year}-05-04` })),
		carryOverReasons: given.reasons,
		longSickness: given.sick.map((from) => ({ from: isoOfDay(from), to: null })),
		cuts: given.cut.map(([from, length]) => ({
			kind: "PARENTAL",
			from: isoOfDay(from),
			to: isoOfDay((from + length) as LocalDay),
		})),
		severelyDisabled: given.disabled.map((from) => ({ from: isoOfDay(from), to: null })),
	}));

function yearsOf(given: LeaveSimulationQuestion): readonly SimulatedLeaveYear[] {
	const answer = simulateLeave(given);
	if ("faults" in answer) throw new Error(JSON.stringify(answer.faults));
	return answer.years;
}

const figures = ["entitled", "carried", "taken", "requested", "expired", "remaining"] as const;

function figuresOf(given: LeaveSimulationQuestion) {
	return yearsOf(given).map((year) => figures.map((name) => year[name]));
}

test("what is left is what came in less what went, and the sum of the lines", () => {
	fc.assert(
		fc.property(question, (given) => {
			for (const year of yearsOf(given)) {
				const [entitled, carried, taken, , expired, remaining] = figures.map((name) =>
					unitsOfWritten(year[name]),
				) as [number, number, number, number, number, number];
				expect(entitled + carried - taken - expired).toBe(remaining);
				const lines = year.lines.reduce((sum, { days }) => sum + unitsOfWritten(days), 0);
				expect(lines).toBe(remaining);
			}
		}),
		runs,
	);
});

test("the order in which leave was asked for changes no figure", () => {
	fc.assert(
		fc.property(question, fc.infiniteStream(fc.nat()), (given, keys) => {
			const shuffled = (given.absences ?? [])
				.map((one) => ({ one, key: keys.next().value as number }))
				.sort((a, b) => a.key - b.key)
				.map(({ one }) => one);
			expect(figuresOf({ ...given, absences: shuffled })).toEqual(figuresOf(given));
		}),
		runs,
	);
});

test("leave asked for in one piece or day by day is the same", () => {
	fc.assert(
		fc.property(question, (given) => {
			const single = (given.absences ?? []).flatMap((one) => daysOf(one));
			expect(figuresOf({ ...given, absences: single })).toEqual(figuresOf(given));
		}),
		runs,
	);

	function daysOf(one: NonNullable<LeaveSimulationQuestion["absences"]>[number]) {
		const from = Date.parse(one.from) / 86_400_000;
		const to = Date.parse(one.to) / 86_400_000;
		return Array.from({ length: to - from + 1 }, (_, nth) => {
			const date = isoOfDay((from + nth) as LocalDay);
			const part = date === one.to ? (one.toPart ?? "WHOLE") : "WHOLE";
			return { ...one, from: date, to: date, fromPart: part, toPart: part };
		});
	}
});

test("a year reckoned from what the one before left of it is the same as all at once", () => {
	fc.assert(
		fc.property(question, (given) => {
			const whole = yearsOf(given);
			const carried = whole[2]?.lines.filter(({ kind }) => kind === "CARRY_OVER") ?? [];
			const alone = yearsOf({
				...given,
				years: [2026],
				carriedIn: carried.map(({ origin, days, expiresOn, fromYear }) => ({
					year: fromYear as number,
					origin: origin as "STATUTORY",
					days,
					expiresOn,
				})),
			});
			expect(alone[0]).toEqual(whole[2]);
		}),
		runs,
	);
});
