import type { TimeRule } from "../rules/rule-catalogue.ts";
import { simulate } from "../simulation/simulate.ts";
import { exampleQuestion } from "./example-question.ts";
import {
	type ExampleFigure,
	exampleFigures,
	exampleFiguresOf,
	type RuleExample,
} from "./rule-example.ts";

/** A figure that is another than the example says; minutes. `found` is null where the entries do not fit together. */
export interface MissedFigure {
	readonly figure: ExampleFigure;
	readonly expected: number;
	readonly found: number | null;
}

/** The first figure in which a rule misses an example; null: it comes to what the example says. */
export function checkExample(rule: TimeRule, example: RuleExample): MissedFigure | null {
	const answer = simulate(exampleQuestion(rule, example));
	const found = "faults" in answer ? null : exampleFiguresOf(answer);
	const { expected } = example;
	const figure = exampleFigures.find((one) => found === null || found[one] !== expected[one]);
	if (figure === undefined) return null;
	return { figure, expected: expected[figure], found: found === null ? null : found[figure] };
}
