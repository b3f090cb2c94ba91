import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { SimulationQuestion } from "#domain/working-time/simulation/simulation-input.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about pauses; see docs/how-to/record-answers.md. */
export const answers = recorded(contract, file);

/** The pauses of the law, which are still switched off. */
export const rule = answers.getTimeRule.pauses;
export const example = rule.versions[0]?.examples[0] as RuleExample;

/** What the simulator says of the day that it is asked for under the rule. */
export function simulated(question: unknown) {
	const { example: ofExample, usual, shorter, brought, short } = answers.simulateWorkingTime;
	const { from, trackings } = question as SimulationQuestion;
	if (from === brought.days[0]?.date) return brought;
	if (from === short.days[0]?.date) return short;
	if (from !== usual.days[0]?.date) return ofExample;
	return trackings?.[0]?.end === "2026-11-20T17:00:00+01:00" ? usual : shorter;
}
