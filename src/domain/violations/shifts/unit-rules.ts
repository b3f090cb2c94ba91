import {
	type AveragePeriod,
	leastSeverity,
	type RosterRules,
	type RosterSeverity,
	rosterSeverities,
	usualAverage,
	usualDaysInRow,
	usualSeverity,
	type WeighedRule,
	weighedRules,
} from "./roster-rules.ts";

/** What a department, or one above it, says of rules; what it does not say it takes from above. */
export interface UnitRules {
	readonly mostDaysInRow?: number;
	readonly averageOver?: AveragePeriod;
	readonly severities?: Readonly<Partial<Record<WeighedRule, RosterSeverity>>>;
	/** What people are told beside a rule that is broken. */
	readonly words?: Readonly<Partial<Record<WeighedRule, string>>>;
}

export interface RulesOfUnit extends Omit<RosterRules, "mayOverride"> {
	readonly words: Readonly<Partial<Record<WeighedRule, string>>>;
}

/** What comes of it. @param rules of departments above each other, the topmost first */
export function inheritedRules(rules: readonly UnitRules[]): RulesOfUnit {
	return {
		mostDaysInRow: rules.findLast((one) => one.mostDaysInRow)?.mostDaysInRow ?? usualDaysInRow,
		averageOver: rules.findLast((one) => one.averageOver)?.averageOver ?? usualAverage,
		severities: Object.assign({}, ...rules.map(({ severities }) => severities)),
		words: Object.assign({}, ...rules.map(({ words }) => words)),
	};
}

/** What each rule weighs, of those that nobody said anything of too. */
export function weightOf(rule: WeighedRule, { severities }: RulesOfUnit): RosterSeverity {
	return severities[rule] ?? usualSeverity(rule);
}

/** Rules that would weigh less than the law wants. */
export function tooMild({ severities = {} }: UnitRules): WeighedRule[] {
	const rank = (severity: RosterSeverity) => rosterSeverities.indexOf(severity);
	return weighedRules.filter((rule) => {
		const said = severities[rule];
		return said !== undefined && rank(said) < rank(leastSeverity(rule));
	});
}
