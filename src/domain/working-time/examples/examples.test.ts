import { describe, expect, test } from "vitest";
import { simulate } from "../simulation/simulate.ts";
import { checkExample } from "./check-example.ts";
import { exampleQuestion } from "./example-question.ts";
import { exampleCases } from "./examples.cases.ts";
import { type ExampleDay, exampleFiguresOf } from "./rule-example.ts";

type Rule = (typeof exampleCases)[number][1];

function figures(rule: Rule, day: ExampleDay) {
	const answer = simulate(exampleQuestion(rule, day));
	if ("faults" in answer) throw new Error(JSON.stringify(answer.faults));
	return exampleFiguresOf(answer);
}

test.each(exampleCases)("%s", (_title, rule, day, expected) => {
	expect(figures(rule, day)).toMatchObject(expected);
});

describe("an example", () => {
	const [, rule, day] = exampleCases[0] as (typeof exampleCases)[number];
	const example = { ...day, name: "Ohne Pause", expected: figures(rule, day) };

	test("is met", () => {
		expect(checkExample(rule, example)).toBeNull();
	});

	test("is missed by the first figure that differs", () => {
		const expected = { ...example.expected, autoPauseMinutes: 45, workedMinutes: 465 };
		expect(checkExample(rule, { ...example, expected })).toEqual({
			figure: "workedMinutes",
			expected: 465,
			found: 480,
		});
	});

	test("is missed where its entries overlap", () => {
		const entries = [
			{ begin: "08:00", end: "12:00", isPause: false },
			{ begin: "11:00", end: "16:00", isPause: false },
		];
		expect(checkExample(rule, { ...example, entries })).toEqual({
			figure: "workedMinutes",
			expected: 480,
			found: null,
		});
	});
});
