import { describe, expect, test } from "vitest";
import { entitlementCases } from "./entitlement.cases.ts";
import type { LeaveCase } from "./leave-case.ts";
import { leaveDaysCases } from "./leave-days.cases.ts";
import { leaveLedgerCases } from "./leave-ledger.cases.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";
import { sicknessCases } from "./sickness.cases.ts";
import { type LeaveSimulation, simulateLeave } from "./simulate-leave.ts";

function answerTo(given: LeaveSimulationQuestion): LeaveSimulation {
	const answer = simulateLeave(given);
	if ("faults" in answer) throw new Error(JSON.stringify(answer.faults));
	return answer;
}

describe.each([
	["what a year grants", entitlementCases],
	["what leave costs", leaveDaysCases],
	["what is carried over, taken and lost", leaveLedgerCases],
	["sickness", sicknessCases],
])("%s", (_what, cases: readonly LeaveCase[]) => {
	test.each(cases)("$title", (one) => {
		const { years, absences, findings } = answerTo(one.given);
		for (const [year, expected] of Object.entries(one.years ?? {}))
			expect(years.find((each) => each.year === Number(year))).toMatchObject(expected);
		for (const line of one.lines ?? [])
			expect(years[0]?.lines).toContainEqual(expect.objectContaining(line));
		expect(absences.slice(0, one.absences?.length ?? 0)).toMatchObject(one.absences ?? []);
		expect(findings.map(({ code }) => code)).toEqual(one.findings ?? []);
	});
});
