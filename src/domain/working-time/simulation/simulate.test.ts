import { describe, expect, test } from "vitest";
import { isoOfDay } from "../../time/iso-day.ts";
import { monthRange } from "../../time/month.ts";
import { blockCases, legalSteps } from "../rules/autopause.cases.ts";
import { accountsCases } from "./accounts.cases.ts";
import { balanceCases } from "./balance.cases.ts";
import { rulesCases } from "./rules.cases.ts";
import { simulate } from "./simulate.ts";
import type { SimulationAnswer } from "./simulation-answer.ts";
import { shortIntervals } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";
import { targetMonthCases } from "./target-month.cases.ts";
import { timelineCases } from "./timeline.cases.ts";

function answerTo(given: SimulationQuestion): SimulationAnswer {
	const answer = simulate(given);
	if ("faults" in answer) throw new Error(JSON.stringify(answer.faults));
	return answer;
}

test.each([...balanceCases, ...timelineCases, ...accountsCases])("$title", (one) => {
	const { days, totals } = answerTo(one.given);
	for (const [date, expected] of Object.entries(one.days ?? {}))
		expect(days.find((day) => day.date === date)).toMatchObject(expected);
	expect(totals).toMatchObject(one.totals ?? {});
});

describe("what a month asks for", () => {
	test.each(targetMonthCases)("$title", (one) => {
		const [year, month] = one.month.split("-").map(Number) as [number, number];
		const { from, to } = monthRange(year, month);
		const { totals } = answerTo({
			from: isoOfDay(from),
			to: isoOfDay(to),
			worksheet: one.worksheet,
			employment: one.employment,
			holidayRegion: `DE-${one.region}`,
			holidays: one.holidays,
		});
		expect(totals.targetMinutes).toBe(one.target);
		expect(totals.holidayCreditMinutes).toBe(one.credit);
	});
});

describe("pauses in blocks", () => {
	test.each(blockCases)("%s", (...values) => {
		const [, presence, blocks, deducted, net] = values;
		const { totals } = answerTo({
			from: "2026-06-09",
			to: "2026-06-09",
			trackings: presenceOf(presence, blocks),
			rules: [{ type: "AUTOPAUSE", behaviour: "COMPLETE_DURATION", steps: legalSteps }],
		});
		expect(totals.autoPauseMinutes).toBe(deducted);
		expect(totals.workedMinutes).toBe(net);
	});

	/** An hour of work before each block, the rest of it behind the last. */
	function presenceOf(presence: number, blocks: readonly number[]) {
		let at = Date.parse("2026-06-09T06:00:00Z");
		const end = at + presence * 60_000;
		const until = (to: number, classType: "WORKTIME" | "PAUSE") => {
			const begin = new Date(at).toISOString();
			at = to;
			return { begin, end: new Date(to).toISOString(), classType };
		};
		return [
			...blocks.flatMap((minutes) => [
				until(at + 3_600_000, "WORKTIME"),
				until(at + minutes * 60_000, "PAUSE"),
			]),
			until(end, "WORKTIME"),
		];
	}
});

describe("rules", () => {
	test.each(rulesCases)("$title", ({ given, intervals, minutes }) => {
		const range = { from: "2026-06-09", to: "2026-06-09" };
		const [day] = answerTo({ ...range, ...given }).days;
		expect(shortIntervals(day)).toEqual(intervals);
		expect([day?.workedMinutes, day?.pauseMinutes, day?.autoPauseMinutes]).toEqual(minutes);
	});
});
