import type * as z from "zod/mini";

/** Keys of the sentences that say what is wrong with a field. */
export const leaveFaultKeys = [
	"REQUIRED",
	"INVALID",
	"UNKNOWN_KEY",
	"END_BEFORE_BEGIN",
	"TOO_MANY_YEARS",
	"YEAR_TWICE",
	"PATTERNS_OUT_OF_ORDER",
	"WEEKDAY_TWICE",
	"DATE_TWICE",
	"RULE_TWICE",
	"UNKNOWN_REGION",
	"NO_SUCH_ILLNESS",
] as const;
export type LeaveFaultKey = (typeof leaveFaultKeys)[number];

/** `field` with dots, e.g. absences.1.to. */
export interface LeaveSimulationFault {
	readonly field: string;
	readonly text: LeaveFaultKey;
}

/** What a schema complained of; of unknown keys one fault each. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): LeaveSimulationFault[] {
	return issues.flatMap((issue): LeaveSimulationFault[] => {
		const field = issue.path.join(".");
		if (issue.code === "unrecognized_keys")
			return issue.keys.map((key) => ({
				field: [...issue.path, key].join("."),
				text: "UNKNOWN_KEY",
			}));
		return [{ field, text: issue.input === undefined ? "REQUIRED" : "INVALID" }];
	});
}
