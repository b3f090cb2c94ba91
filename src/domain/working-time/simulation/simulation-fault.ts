import type * as z from "zod/mini";

/** Keys of the sentences that say what is wrong with a field. */
export const faultKeys = [
	"REQUIRED",
	"INVALID",
	"UNKNOWN_KEY",
	"INVALID_INSTANT",
	"FROM_AFTER_TO",
	"TOO_MANY_DAYS",
	"END_BEFORE_BEGIN",
	"OVERLAP",
	"RULE_TWICE",
	"WEEKDAY_TWICE",
	"CODE_TWICE",
	"UNKNOWN_ZONE",
	"UNKNOWN_REGION",
] as const;
export type FaultKey = (typeof faultKeys)[number];

/** `field` with dots, e.g. trackings.1.begin. */
export interface SimulationFault {
	readonly field: string;
	readonly text: FaultKey;
}

/** What a schema complained of; of unknown keys one fault each. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): SimulationFault[] {
	return issues.flatMap((issue) => {
		const field = issue.path.join(".");
		if (issue.code !== "unrecognized_keys") return [{ field, text: keyOf(issue) }];
		return issue.keys.map((key) => ({
			field: [...issue.path, key].join("."),
			text: "UNKNOWN_KEY" as const,
		}));
	});
}

function keyOf(issue: z.core.$ZodIssue): FaultKey {
	if (issue.code === "custom")
		return faultKeys.find((key) => key === issue.params?.key) ?? "INVALID";
	return issue.input === undefined ? "REQUIRED" : "INVALID";
}
