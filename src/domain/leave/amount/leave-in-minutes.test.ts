import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import { leaveAccounts, remainingOf } from "../leave-accounts.ts";
import type { LeavePattern } from "../leave-pattern.ts";
import type { LeaveRule } from "../leave-rule.ts";
import { plainLeave } from "../simulation/plain-leave.cases.ts";
import { type LeaveFacts, yearAccount } from "../year-account.ts";
import { writtenAmount } from "./account-unit.ts";

const entry = dayOfIso("2020-01-01");
const works = (from: string, workdays: number, minutes: number): LeavePattern => ({
	...{ from: dayOfIso(from), workdays, minutes, weeks: 1, dutyDaysPerYear: null },
});
const office = works("2020-01-01", 5, 2_400);
const facts: LeaveFacts = { ...plainLeave, unit: "MINUTES", patterns: [office] };

const contractual = (days: number): LeaveRule => ({
	...{ kind: "CONTRACTUAL", days, fullWeekDays: 5, proRataClause: false },
});

/** What the lines of 2026 say, in hours. */
function linesOf(more: Partial<LeaveFacts>): [string, string][] {
	const { lines } = yearAccount({ ...facts, ...more }, 2026, []);
	return lines.map(({ origin, units }) => [origin, writtenAmount(units, "MINUTES")]);
}

const statutory = (amount: string): [string, string][] => [["STATUTORY", amount]];

// biome-ignore format: a table, one case a line
test.each<[string, Partial<LeaveFacts>, [string, string][]]>([
	["20 days of eight hours", {}, statutory("160:00")],
	["of 7:42", { patterns: [works("2020-01-01", 5, 2_310)] }, statutory("154:00")],
	["four long days a week", { patterns: [works("2020-01-01", 4, 2_400)] }, statutory("160:00")],
	["two weeks of five and four days", { patterns: [{ ...works("2020-01-01", 9, 4_320), weeks: 2 }] }, statutory("144:00")],
	["hours halved on 1 July, on as many days", { patterns: [office, works("2026-07-01", 5, 1_200)] }, statutory("120:00")],
	["fewer days from 1 July on", { patterns: [office, works("2026-07-01", 3, 1_440)] }, statutory("128:00")],
	["no work from 1 July on", { patterns: [office, { ...office, from: dayOfIso("2026-07-01"), workdays: 0 }] }, statutory("80:00")],
	["no workdays at all", { patterns: [] }, statutory("0:00")],
	["a workday of which nobody knows the hours", { patterns: [{ from: entry, workdays: 5, weeks: 1, dutyDaysPerYear: null }] }, statutory("0:00")],
	["130 days of duty", { patterns: [{ ...works("2020-01-01", 0, 1_200), dutyDaysPerYear: 130 }] }, statutory("80:00")],
	["five twelfths: days are rounded, then their minutes", { employment: { entry: dayOfIso("2026-08-01"), exit: null } }, statutory("66:40")],
	["what the contract adds", { rules: [{ kind: "STATUTORY" }, contractual(30)] }, [["STATUTORY", "160:00"], ["CONTRACTUAL", "80:00"]]],
	["five days for a disability", { rules: [{ kind: "STATUTORY" }, { kind: "DISABLED" }], severelyDisabled: [{ from: entry, to: null }] }, [["STATUTORY", "160:00"], ["DISABLED", "40:00"]]],
	["a month of parental leave", { cuts: [{ kind: "PARENTAL", from: dayOfIso("2026-03-01"), to: dayOfIso("2026-03-31"), worksPartTime: false }] }, [["STATUTORY", "160:00"], ["PARENTAL", "-13:20"]]],
	["a day off in place of a holiday", { substitutes: [{ day: dayOfIso("2026-05-01"), expiresOn: dayOfIso("2027-06-26") }] }, [["STATUTORY", "160:00"], ["SUBSTITUTE", "8:00"]]],
	["a day takes its own target", { takes: [{ day: dayOfIso("2026-03-02"), units: 540, absence: 0 }] }, [["STATUTORY", "160:00"], ["STATUTORY", "-9:00"]]],
	["an opening in hours", { opening: { day: dayOfIso("2026-04-01"), taken: 600, carried: [{ origin: "STATUTORY", year: 2025, isCarried: true, expiresOn: null, units: 90 }] } }, [["STATUTORY", "160:00"], ["STATUTORY", "1:30"], ["STATUTORY", "-10:00"]]],
])("in minutes: %s", (_title, more, expected) => {
	expect(linesOf(more)).toEqual(expected);
});

test("the steps say what a day is", () => {
	const [line] = yearAccount(
		{ ...facts, patterns: [works("2020-01-01", 5, 2_310)] },
		2026,
		[],
	).lines;
	expect(line?.steps).toEqual(["24 × 5 ÷ 6 = 20", "12 ÷ 12", "20 × 7:42 = 154:00"]);
	const cuts: LeaveFacts["cuts"] = [
		{
			kind: "CARE",
			from: dayOfIso("2026-03-01"),
			to: dayOfIso("2026-04-30"),
			worksPartTime: false,
		},
	];
	expect(yearAccount({ ...facts, cuts }, 2026, []).lines[1]?.steps).toEqual([
		"160:00 × 2 ÷ 12 = 26:40",
	]);
});

test.each([
	[20, 0],
	[19, 160 * 60],
])("a notice is measured in days: %i workdays left for 160 hours", (workdays, left) => {
	const noticed: LeaveFacts = {
		...facts,
		notices: [{ year: 2026, receivedOn: dayOfIso("2026-06-01") }],
		workUnits: () => workdays * 10_000,
	};
	const [first] = leaveAccounts(() => noticed, 2026, 2026);
	expect(first && remainingOf(first)).toBe(left);
});

test("who works alike every day has the same leave by days and by minutes", () => {
	const day = fc.integer({ min: 0, max: 364 });
	const halves = fc.constantFrom(1, 2);
	const take = fc.record({ day, halves });
	fc.assert(
		fc.property(
			fc.array(take, { maxLength: 50 }),
			fc.integer({ min: 1, max: 300 }),
			fc.integer({ min: 1, max: 7 }),
			fc.integer({ min: 0, max: 60 }),
			(taken, halfMinutes, workdays, contract) => {
				const patterns = [works("2020-01-01", workdays, workdays * halfMinutes * 2)];
				const rules: readonly LeaveRule[] = [{ kind: "STATUTORY" }, contractual(contract)];
				const begin = dayOfIso("2026-01-01");
				const takesOf = (half: number) =>
					taken.map((one, absence) => ({
						...{ day: (begin + one.day) as typeof begin, units: one.halves * half, absence },
					}));
				const of = (unit: "DAYS" | "MINUTES", half: number) =>
					yearAccount({ ...facts, unit, patterns, rules, takes: takesOf(half) }, 2026, []);
				const inDays = remainingOf(of("DAYS", 5_000));
				const inMinutes = remainingOf(of("MINUTES", halfMinutes));
				// a line is rounded once
				expect(Math.abs(inMinutes - (inDays * halfMinutes) / 5_000)).toBeLessThanOrEqual(1);
			},
		),
	);
});
