import { expect, test } from "vitest";
import { missingRest } from "./breaks-and-rest.ts";

test.each([
	{ rest: 660, required: 660, missing: null },
	{ rest: null, required: 660, missing: null },
	{ rest: 570, required: 660, missing: { restMinutes: 570, missingMinutes: 90 } },
	{ rest: -15, required: 660, missing: { restMinutes: 0, missingMinutes: 660 } },
])("of $required minutes of rest $rest leave $missing missing", ({ rest, required, missing }) => {
	expect(missingRest(rest, required)).toEqual(missing && { ...missing, requiredMinutes: required });
});
