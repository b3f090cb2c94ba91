import { isoDayPlus } from "../../time/iso-day.ts";
import { slotOf, type TimeRule } from "./rule-catalogue.ts";

/** Whom a rule may be given to, the nearest first: what is nearer to a person beats what is farther. */
export const ruleTargets = [
	"USER",
	"WORKSHEET",
	"EMPLOYMENT_TYPE",
	"UNIT",
	"SITE",
	"GLOBAL",
] as const;
export type RuleTarget = (typeof ruleTargets)[number];

/** A version of a rule as somebody is given it; civil days, both inclusive. */
export interface AssignedRule {
	readonly ruleId: string;
	readonly versionId: string;
	readonly type: TimeRule["type"];
	readonly settings: TimeRule;
	readonly target: RuleTarget;
	/** Steps up the tree: 0 the person's own unit, 1 the one above; 0 for every other target. */
	readonly distance: number;
	/** In which version, assignment and the person's place among the target's all hold. */
	readonly validFrom: string;
	readonly validTo: string | null;
}

/**
 * The rules that hold on a day, of each slot (type, and of ROUNDING the target) the nearest.
 *
 * @param given all that reaches a person, on whatever day
 */
export function resolveRules<Row extends AssignedRule>(given: readonly Row[], day: string): Row[] {
	const held = given.filter((one) => holdsOn(one, day)).sort(byNearness);
	const slots = new Map<string, Row>();
	for (const one of held) {
		const slot = slotOf(one.settings);
		if (!slots.has(slot)) slots.set(slot, one);
	}
	return [...slots.values()];
}

/**
 * The same for many days: settings whose days never overlap within a slot, as `ruleBook` needs them.
 *
 * @param range civil days, both inclusive
 *
 * Example: a rule for everybody, a person's own from 10 to 20 March → the former until 9 and from 21 March, hers between.
 */
export function resolveRulesBetween<Row extends AssignedRule>(
	given: readonly Row[],
	range: { readonly from: string; readonly to: string },
): (Row & { readonly validTo: string })[] {
	const pieces: (Row & { validTo: string })[] = [];
	const open = new Map<Row, Row & { validTo: string }>();
	for (const { from, to } of stretchesOf(given, range)) {
		const winners = resolveRules(given, from);
		for (const row of [...open.keys()]) if (!winners.includes(row)) open.delete(row);
		for (const row of winners) {
			const piece = open.get(row);
			if (piece === undefined) {
				const begun = { ...row, validFrom: from, validTo: to };
				open.set(row, begun);
				pieces.push(begun);
			} else piece.validTo = to;
		}
	}
	return pieces.map((piece) => ({
		...piece,
		settings: { ...piece.settings, validFrom: piece.validFrom, validTo: piece.validTo },
	}));
}

/** Days between which nothing begins and nothing ends. */
function stretchesOf(
	given: readonly AssignedRule[],
	{ from, to }: { readonly from: string; readonly to: string },
): { readonly from: string; readonly to: string }[] {
	const starts = given.flatMap(({ validFrom, validTo }) =>
		validTo === null ? [validFrom] : [validFrom, isoDayPlus(validTo, 1)],
	);
	const inside = starts.filter((day) => day > from && day <= to);
	const cuts = [...new Set(from <= to ? [from, ...inside] : [])].sort();
	return cuts.map((begin, nth) => {
		const next = cuts[nth + 1];
		return { from: begin, to: next === undefined ? to : isoDayPlus(next, -1) };
	});
}

function holdsOn(
	{ validFrom, validTo }: Pick<AssignedRule, "validFrom" | "validTo">,
	day: string,
): boolean {
	return validFrom <= day && (validTo === null || day <= validTo);
}

/** Two that are equally near contradict each other and are refused when given; until then the newer holds. */
function byNearness(one: AssignedRule, other: AssignedRule): number {
	return (
		ruleTargets.indexOf(one.target) - ruleTargets.indexOf(other.target) ||
		one.distance - other.distance ||
		compare(other.validFrom, one.validFrom) ||
		compare(one.ruleId, other.ruleId)
	);
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
