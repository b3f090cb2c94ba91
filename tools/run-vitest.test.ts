import { expect, test } from "vitest";
import { tallyOf } from "./run-vitest.ts";

const report = (passed: number, failed: number, files: unknown[] = []) =>
	JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

test.each([
	["all is well", report(5, 0), 0, { passed: 5, failed: 0 }],
	["a test failed", report(4, 1), 1, { passed: 4, failed: 1 }],
	[
		"a file does not load",
		report(4, 0, [
			{ status: "failed", name: "a.test.ts", message: "Syntax", assertionResults: [] },
		]),
		1,
		{ passed: 4, failed: 1, failures: ["a.test.ts\nSyntax"] },
	],
	[
		"what failed is named",
		report(4, 1, [
			{
				status: "failed",
				name: "a.test.ts",
				assertionResults: [
					{ status: "passed", fullName: "good" },
					{ status: "failed", fullName: "bad", failureMessages: ["because"] },
				],
			},
		]),
		1,
		{ passed: 4, failed: 1, failures: ["a.test.ts > bad\nbecause"] },
	],
	["an error outside tests", report(5, 0), 1, { passed: 5, failed: 1 }],
	["there is no report", "", 0, { passed: 0, failed: 1 }],
])("%s", (_name, text, code, expected) => {
	expect(tallyOf(text, code)).toEqual(expected);
});
