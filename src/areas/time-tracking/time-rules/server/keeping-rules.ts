import { refuseBroken } from "#kit/server/refusals/refuse-broken.ts";
import { assignedTwice, nameTaken, versionTwice } from "../contract/rule-refusals.ts";

const refusals = {
	time_rule_name: nameTaken,
	time_rule_version_from: versionTwice,
	time_rule_version_once: versionTwice,
	time_rule_assignment_once: assignedTwice,
};

/** Runs a write; a broken rule of the database is a refusal. */
export function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	return refuseBroken(refusals, write);
}
