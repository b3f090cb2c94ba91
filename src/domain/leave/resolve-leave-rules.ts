import type { LeaveRule, LeaveRuleKind } from "./leave-rule.ts";

/** Whom a rule may be given to, the nearest first: what is nearer to a person beats what is farther. */
export const leaveRuleTargets = [
	"USER",
	"TAG",
	"EMPLOYMENT_TYPE",
	"UNIT",
	"SITE",
	"GLOBAL",
] as const;
export type LeaveRuleTarget = (typeof leaveRuleTargets)[number];

/** Of these a person has several at once: each is a line of its own. Of every other kind the nearest counts. */
const several: readonly LeaveRuleKind[] = ["AGE", "TENURE", "EXTRA"];

/** Whether two rules of a kind, for one target and one account, contradict each other. */
export function isOnce(kind: LeaveRuleKind): boolean {
	return !several.includes(kind);
}

/** A version of a rule as somebody is given it; civil days, both inclusive. */
export interface AssignedLeaveRule {
	readonly ruleId: string;
	readonly versionId: string;
	/** Whose account it fills. */
	readonly activityId: string;
	readonly kind: LeaveRuleKind;
	readonly settings: LeaveRule;
	readonly target: LeaveRuleTarget;
	/** Steps up the tree: 0 the person's own unit, 1 the one above; 0 for every other target. */
	readonly distance: number;
	/** In which version, assignment and the person's place among the target's all hold. */
	readonly validFrom: string;
	readonly validTo: string | null;
}

/**
 * The rules that hold on a day, in the order in which they are reckoned: of each account the nearest of a kind, and each
 * rule once, however often it reaches the person.
 *
 * @param given all that reaches a person, on whatever day
 */
export function resolveLeaveRules<Row extends AssignedLeaveRule>(
	given: readonly Row[],
	day: string,
): Row[] {
	const held = given
		.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo))
		.sort(byNearness);
	const slots = new Map<string, Row>();
	for (const row of held) {
		const slot = `${row.activityId} ${isOnce(row.kind) ? row.kind : row.ruleId}`;
		if (!slots.has(slot)) slots.set(slot, row);
	}
	return [...slots.values()].sort(byKind);
}

function byNearness(one: AssignedLeaveRule, other: AssignedLeaveRule): number {
	return (
		leaveRuleTargets.indexOf(one.target) - leaveRuleTargets.indexOf(other.target) ||
		one.distance - other.distance ||
		compare(other.validFrom, one.validFrom) ||
		compare(one.ruleId, other.ruleId)
	);
}

const order: readonly LeaveRuleKind[] = [
	"STATUTORY",
	"CONTRACTUAL",
	"DISABLED",
	"AGE",
	"TENURE",
	"EXTRA",
	"YOUTH",
];

function byKind(one: AssignedLeaveRule, other: AssignedLeaveRule): number {
	return order.indexOf(one.kind) - order.indexOf(other.kind) || compare(one.ruleId, other.ruleId);
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
