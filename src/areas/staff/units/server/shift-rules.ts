import { weighedRules } from "#domain/violations/shifts/roster-rules.ts";
import {
	inheritedRules,
	tooMild,
	type UnitRules,
	weightOf,
} from "#domain/violations/shifts/unit-rules.ts";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { texts as ruleTexts } from "../contract/rule-text.ts";
import { type ShiftRules, shiftRuleTooMild } from "../contract.ts";

/** What a department says of rules, as it is answered: those alone of which it says something. */
export function shownRules({
	mostDaysInRow,
	averageOver,
	severities = {},
	words = {},
}: UnitRules): ShiftRules {
	return {
		mostDaysInRow: mostDaysInRow ?? null,
		averageOver: averageOver ?? null,
		rules: weighedRules
			.map((rule) => ({ rule, severity: severities[rule] ?? null, words: words[rule] ?? "" }))
			.filter(({ severity, words: said }) => severity !== null || said !== ""),
	};
}

/** What all rules come to by what the departments above say. */
export function shownInherited(above: readonly UnitRules[]) {
	const inherited = inheritedRules(above);
	return {
		mostDaysInRow: inherited.mostDaysInRow,
		averageOver: inherited.averageOver,
		rules: weighedRules.map((rule) => ({
			...{ rule, severity: weightOf(rule, inherited) },
			words: inherited.words[rule] ?? "",
		})),
	};
}

/** As it is kept; refuses a rule that is said twice, and a law that would weigh less. */
export function demandRules(
	{ mostDaysInRow, averageOver, rules }: ShiftRules,
	language: Language,
): UnitRules {
	const said = new Map(rules.map((one) => [one.rule, one]));
	if (said.size < rules.length) refuse(commonRefusals.malformed);
	const of = <Value>(pick: (one: ShiftRules["rules"][number]) => Value | null | "") =>
		Object.fromEntries(
			[...said.values()].map((one) => [one.rule, pick(one)]).filter(([, value]) => value),
		);
	const wanted: UnitRules = {
		...(mostDaysInRow !== null && { mostDaysInRow }),
		...(averageOver !== null && { averageOver }),
		severities: of(({ severity }) => severity),
		words: of(({ words }) => words),
	};
	const mild = tooMild(wanted);
	const names = ruleTexts[language];
	if (mild.length > 0)
		refuse(shiftRuleTooMild, {
			details: mild.map((rule) => ({ field: `own.${rule}`, text: names[rule] })),
		});
	return wanted;
}

/** For the history: rules by their names, and not what none is said of. */
export function tracedAs<Settings extends { readonly rules: UnitRules }>({
	rules,
	...settings
}: Settings) {
	const { mostDaysInRow, averageOver, severities = {}, words = {} } = rules;
	return {
		...settings,
		...(mostDaysInRow !== undefined && { mostDaysInRow }),
		...(averageOver !== undefined && { averageOver }),
		...(Object.keys(severities).length > 0 && { ruleSeverities: severities }),
		...(Object.keys(words).length > 0 && { ruleWords: words }),
	};
}
