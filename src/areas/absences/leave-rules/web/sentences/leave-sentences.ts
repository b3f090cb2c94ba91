import type { LeaveDaysText, LeaveRule } from "#domain/leave/leave-rule.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { texts } from "./text.ts";

export interface Language {
	readonly t: Words<typeof texts>;
	readonly format: Pick<Format, "number">;
}

/** What a rule gives, sentence by sentence: "30 Tage bei fünf Arbeitstagen, enthält den gesetzlichen Teil." */
export function leaveSentences(rule: LeaveRule, language: Language): readonly string[] {
	const { t } = language;
	switch (rule.kind) {
		case "STATUTORY":
		case "DISABLED":
		case "YOUTH":
			return [t[rule.kind]];
		case "CONTRACTUAL": {
			const days = t.days(printed(rule.days, language));
			const week = workdaysOf(rule.fullWeekDays, language);
			return [t.CONTRACTUAL(days, week), rule.proRataClause ? t.proRata : t.byLaw];
		}
		case "AGE":
			return [(rule.wholeYear ? t.AGE_YEAR : t.AGE)(moreOf(rule, language), rule.from)];
		case "TENURE": {
			const say = rule.wholeYear ? t.TENURE_YEAR : t.TENURE;
			return [say(moreOf(rule, language), t.years(rule.years))];
		}
		case "EXTRA":
			return [t.EXTRA(moreOf(rule, language), rule.label)];
	}
}

function moreOf({ days }: { readonly days: LeaveDaysText }, language: Language): string {
	return language.t.more(printed(days, language));
}

/** With the decimals it has. */
function printed(days: LeaveDaysText, { format }: Language): string {
	const value = Number(days);
	return format.number(value, String(value).split(".")[1]?.length ?? 0);
}

function workdaysOf(days: number, { t, format }: Language): string {
	return t.workdays[days - 1] ?? t.halfWorkdays(format.number(days, 1));
}
