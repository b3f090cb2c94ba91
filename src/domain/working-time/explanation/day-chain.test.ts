import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import { legalSteps } from "../rules/autopause.cases.ts";
import { simulatedDays } from "../simulation/simulated-days.ts";
import { mondayToFriday, week } from "../simulation/simulation-case.ts";
import { type SimulationQuestion, simulationInput } from "../simulation/simulation-input.ts";
import { dayChain } from "./day-chain.ts";

const zone = zoneOf("Europe/Berlin");
type Rules = NonNullable<SimulationQuestion["rules"]>;

/** The chain of Thursday, 19 November 2026, and what the day came to. */
function chainOf(given: Partial<SimulationQuestion>) {
	const date = "2026-11-19";
	const day = dayOfIso(date);
	const question = { from: date, to: date, ...given };
	const input = simulationInput.parse(question);
	const [one] = simulatedDays(input, { from: day, to: day }, zone).days;
	if (one === undefined) throw new Error("no day");
	return { chain: dayChain(one.facts, one.result), result: one.result };
}

const at = (time: string) => `2026-11-19T${time}+01:00`;
const entry = (begin: string, end: string, classType = "WORKTIME") => ({
	begin: at(begin),
	end: at(end),
	classType: classType as "WORKTIME",
});
const sheet = {
	weeks: [
		week(mondayToFriday, 462, {
			begin: "08:00",
			end: "16:12",
			frame: { begin: "07:45", end: "20:00" },
			breaks: [{ begin: "10:00", minutes: 15 }],
		}),
	],
};
const rules: Rules = [
	{ type: "NORMALIZE2WORKTIME", to: "FRAME" },
	{ type: "ROUNDING", target: "END", mode: "DOWN", gridMinutes: 5 },
	{ type: "AUTOPAUSE", behaviour: "COMPLETE_DURATION", steps: legalSteps },
	{ type: "EXTRATIME", mode: "FIXED", value: 12, conditions: [] },
];

test("a day is one sum from coming to the balance, in the order of the rules", () => {
	const { chain, result } = chainOf({
		worksheet: sheet,
		rules,
		trackings: [entry("07:38", "12:04"), entry("12:04", "12:22", "PAUSE"), entry("12:22", "17:53")],
	});
	expect(chain.map(({ rule, change, result: sum }) => [rule, change, sum])).toEqual([
		["BOOKED", 615, 615],
		["NORMALIZE2WORKTIME", -7, 608],
		["ROUNDING", -3, 605],
		["PAUSES", -18, 587],
		["FIXED_BREAK", -15, 572],
		["AUTOPAUSE", -12, 560],
		["EXTRATIME", 12, 572],
		["TARGET", -462, 110],
	]);
	expect(result.balanceMinutes).toBe(110);
	expect(chain[0]?.parameters).toMatchObject({ shifts: 1 });
});

test("nothing booked, and nothing asked for", () => {
	const { chain } = chainOf({});
	expect(chain.map(({ rule, result }) => [rule, result])).toEqual([
		["BOOKED", 0],
		["TARGET", 0],
	]);
});

test("where only plus builds up, that is the last step", () => {
	const { chain } = chainOf({ worksheet: sheet, balanceMode: "BUILDUP_ONLY" });
	expect(chain.map(({ rule, change }) => [rule, change])).toEqual([
		["BOOKED", 0],
		["TARGET", -462],
		["BALANCE_MODE", 462],
	]);
});

const grids = fc.record({
	mode: fc.constantFrom("UP", "DOWN", "MERCANTILE"),
	gridMinutes: fc.constantFrom(5, 15, 30),
});
const someRules = fc
	.record({
		begin: fc.option(grids),
		end: fc.option(grids),
		pause: fc.option(grids),
		duration: fc.option(grids),
		cut: fc.option(fc.constantFrom("FRAME", "WORKING_TIME")),
		auto: fc.option(fc.constantFrom("COMPLETE_DURATION", "ABOVE_THRESHOLD")),
	})
	.map(({ begin, end, pause, duration, cut, auto }) => [
		...Object.entries({ BEGIN: begin, END: end, PAUSE: pause }).flatMap(([target, grid]) =>
			grid === null ? [] : [{ type: "ROUNDING", target, ...grid }],
		),
		...(duration === null ? [] : [{ type: "ROUNDING", target: "DURATION", ...duration }]),
		...(cut === null ? [] : [{ type: "NORMALIZE2WORKTIME", to: cut }]),
		...(auto === null ? [] : [{ type: "AUTOPAUSE", behaviour: auto, steps: legalSteps }]),
	]);
const someEntries = fc
	.array(
		fc.tuple(
			fc.integer({ min: 0, max: 90 }),
			fc.integer({ min: 1, max: 240 }),
			fc.constantFrom("WORKTIME", "PAUSE", "BREAK"),
		),
		{ maxLength: 6 },
	)
	.map((lengths) => {
		let minute = 300;
		const text = (of: number) => new Date(Date.parse(at("00:00")) + of * 60_000).toISOString();
		return lengths.map(([gap, length, classType]) => {
			const begin = minute + (gap < 45 ? 0 : gap);
			minute = begin + length;
			return { begin: text(begin), end: text(minute), classType };
		});
	});

test("whatever was booked and whatever holds, the last result is the balance", () => {
	fc.assert(
		fc.property(someEntries, someRules, (trackings, some) => {
			const { chain, result } = chainOf({
				worksheet: sheet,
				rules: some as Rules,
				trackings: trackings as SimulationQuestion["trackings"],
			});
			expect(chain.at(-1)?.result).toBe(result.balanceMinutes);
			const beforeTarget = chain.findLast(({ rule }) => rule !== "TARGET");
			expect(beforeTarget?.result).toBe(result.workedMinutes);
			let sum = 0;
			for (const step of chain) {
				sum += step.change;
				expect(step.result).toBe(sum);
			}
		}),
		{ numRuns: 400, seed: 20_261_121 },
	);
});
