import type { LeaveRuleTarget } from "#domain/leave/resolve-leave-rules.ts";
import { api } from "#kit/web/api.ts";
import { ApiError, concernsAll } from "#kit/web/api-error.ts";
import type { HeldDays } from "#kit/web/rules/present-version.ts";
import type { ListedRule } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";

/** Whom rules are given to. */
export interface AssignTarget {
	readonly target: LeaveRuleTarget;
	/** Null for everybody, and only there. */
	readonly targetId: string | null;
}

/** What became of one rule for one target. */
export interface Outcome extends AssignTarget, HeldDays {
	readonly ruleId: string;
	readonly ruleName: string;
	/** Why it was refused; null: it is given. */
	readonly reason: string | null;
}

interface Given {
	readonly targets: readonly AssignTarget[];
	readonly rules: readonly Pick<ListedRule, "id" | "name" | "version">[];
	readonly days: HeldDays;
	/** Of a try before this: what was given then is not given twice. */
	readonly before: readonly Outcome[];
	/** Instead of a reason that the server does not say. */
	readonly unknown: string;
}

export function isSameTarget(one: AssignTarget, other: AssignTarget): boolean {
	return one.target === other.target && one.targetId === other.targetId;
}

/**
 * Gives each rule to each target, one after the other: every time a rule is given it counts one version on. Whatever is
 * refused of it, the rest is given; what concerns the whole session or connection ends it.
 *
 * @returns what was given and refused, now and before
 */
export async function assignRules({ targets, rules, ...given }: Given): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const rule of rules) {
		let { version } = rule;
		for (const target of targets) {
			const known = given.before.find(isGiven(rule.id, target, given.days));
			if (known !== undefined) {
				outcomes.push(known);
				continue;
			}
			const tried = await assignOne({ ...rule, version }, target, given);
			outcomes.push(tried);
			version = tried.version;
		}
	}
	return outcomes;
}

function isGiven(ruleId: string, target: AssignTarget, { validFrom, validTo }: HeldDays) {
	return (one: Outcome) =>
		one.reason === null &&
		one.ruleId === ruleId &&
		isSameTarget(one, target) &&
		one.validFrom === validFrom &&
		one.validTo === validTo;
}

async function assignOne(
	rule: Given["rules"][number],
	{ target, targetId }: AssignTarget,
	{ days, unknown }: Pick<Given, "days" | "unknown">,
): Promise<Outcome & { readonly version: number }> {
	const { validFrom, validTo } = days;
	const { id, name, version } = rule;
	const tried = { target, targetId, validFrom, validTo, ruleId: id, ruleName: name };
	try {
		const assignment = { id, version, target, targetId, validFrom, validTo };
		const made = await api(contract.createLeaveRuleAssignment, assignment);
		return { ...tried, reason: null, version: made.version };
	} catch (error) {
		if (!(error instanceof ApiError) || concernsAll(error)) throw error;
		return { ...tried, reason: error.message || unknown, version };
	}
}
