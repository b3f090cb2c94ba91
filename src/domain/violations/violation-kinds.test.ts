import { expect, test } from "vitest";
import {
	type CountedViolation,
	compareViolations,
	countedAs,
	gatherViolations,
} from "./violation-kinds.ts";

const rest = countedAs({ code: "REST_TOO_SHORT", severity: "ERROR" });
const pause = countedAs({ code: "BREAK_MISSING", severity: "WARNING" }, 3);

test("each kind is counted once, the gravest first; what is lawful so far not at all", () => {
	const hours = countedAs({ code: "OVER_8_HOURS", severity: "INFO" }, 9);
	const young = [
		...countedAs({ code: "MINOR_HOURS", severity: "WARNING" }),
		...countedAs({ code: "MINOR_HOURS", severity: "ERROR" }, 2),
	];
	expect(gatherViolations([...pause, ...hours, ...young, ...rest])).toEqual([
		{ kind: "REST", severity: "ERROR", count: 1 },
		{ kind: "HOURS", severity: "ERROR", count: 3 },
		{ kind: "BREAK", severity: "WARNING", count: 3 },
	]);
	expect(gatherViolations(hours)).toEqual([]);
});

test.each<[readonly CountedViolation[], readonly CountedViolation[], number]>([
	[[], [], 0],
	[pause, [], 3],
	// one grave one weighs more than any number of lesser ones
	[rest, pause, 1],
	[[...rest, ...pause], rest, 3],
])("%j weighs against %j: %i", (one, other, expected) => {
	expect(compareViolations(one, other)).toBe(expected);
	expect(compareViolations(other, one)).toBe(0 - expected);
});
