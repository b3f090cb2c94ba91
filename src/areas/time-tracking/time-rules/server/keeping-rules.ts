import type { Refusal } from "../../../../kit/contract/refusal.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { violatedConstraint } from "../../../../kit/server/violated-constraint.ts";
import {
	assignedTwice,
	nameTaken,
	versionTwice,
} from "../contract/rule-refusals.ts";

const refusals = new Map<string, Refusal>([
	["time_rule_name", nameTaken],
	["time_rule_version_from", versionTwice],
	["time_rule_version_once", versionTwice],
	["time_rule_assignment_once", assignedTwice],
]);

/** Runs a write; what the database forbids is refused by its name. */
export async function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		const constraint = violatedConstraint(error)?.constraint ?? "";
		const refusal = refusals.get(constraint);
		if (refusal === undefined) throw error;
		return refuse(refusal);
	}
}
