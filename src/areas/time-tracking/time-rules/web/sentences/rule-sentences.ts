import type { AutopauseSettings } from "#domain/working-time/rules/autopause.ts";
import type { ExtratimeSettings } from "#domain/working-time/rules/extratime.ts";
import type { FlextimeSettings } from "#domain/working-time/rules/flextime.ts";
import type { NormalizeSettings } from "#domain/working-time/rules/normalize-to-worktime.ts";
import type { OvertimeSettings } from "#domain/working-time/rules/overtime.ts";
import type { RoundingSettings } from "#domain/working-time/rules/rounding.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import { typedConditions } from "../settings/rule-values.ts";
import type { texts } from "./text.ts";

export interface Language {
	readonly t: Words<typeof texts>;
	readonly format: Pick<Format, "hours">;
	/** From Monday on. */
	readonly weekdays: readonly string[];
}

/** What a rule does, sentence by sentence: "Bis 15 Min. vor Dienstbeginn zählt nicht." */
export function ruleSentences(rule: TimeRule, language: Language): readonly string[] {
	switch (rule.type) {
		case "NORMALIZE2WORKTIME":
			return cutSentences(rule, language);
		case "ROUNDING":
			return [roundingSentence(rule, language)];
		case "AUTOPAUSE":
			return pauseSentences(rule, language);
		case "EXTRATIME":
			return extraSentences(rule, language);
		case "OVERTIME":
			return overtimeSentences(rule, language);
		case "FLEXTIME":
			return flextimeSentences(rule, language);
		case "AUTOSHIFTTOTRACKING": {
			const t = language.t.AUTOSHIFTTOTRACKING;
			const { graceMinutes: grace, state } = rule;
			return [grace === 0 ? t.soon : t.after(lengthOf(grace, language)), t[state]];
		}
	}
}

/** Short lengths in minutes, as people say them; longer ones as hours. */
function lengthOf(minutes: number, language: Language): string {
	return minutes < 120 ? language.t.minutes(minutes) : hoursOf(minutes, language);
}

function hoursOf(minutes: number, { t, format }: Language, sign = false): string {
	return t.hours(format.hours(minutes, { sign }));
}

function cutSentences(rule: NormalizeSettings, language: Language): readonly string[] {
	const t = language.t.NORMALIZE2WORKTIME;
	const sides = [
		["before", rule.toleranceBeforeMinutes],
		["after", rule.toleranceAfterMinutes],
	] as const;
	return sides.flatMap(([side, tolerance]) => {
		const where = t[rule.to][side];
		if (tolerance === null) return [t.always(where)];
		if (tolerance === 0) return [t.never(where)];
		const length = lengthOf(tolerance, language);
		return [t.upTo(length, where), t.beyond[side](length)];
	});
}

function roundingSentence({ target, mode, gridMinutes }: RoundingSettings, { t }: Language) {
	const words = t.ROUNDING;
	if (mode === "NONE") return words.NONE(words[target]);
	const grid = gridMinutes === 1 ? words.minute : t.minutes(gridMinutes);
	return words.rounded(words[target], grid, words[mode]);
}

function pauseSentences(rule: AutopauseSettings, language: Language): readonly string[] {
	const t = language.t.AUTOPAUSE;
	const { steps, behaviour, minBlockMinutes: least } = rule;
	if (steps.length === 0) return [t.none];
	const ascending = steps.toSorted((one, other) => one.afterMinutes - other.afterMinutes);
	return [
		...ascending.map(({ afterMinutes, pauseMinutes }, nth) =>
			(nth === 0 ? t.step : t.further)(
				hoursOf(afterMinutes, language),
				lengthOf(pauseMinutes, language),
			),
		),
		...(behaviour === "ABOVE_THRESHOLD" ? [t.ABOVE_THRESHOLD] : []),
		least === 0 ? t.allCounted : t.counted(lengthOf(least, language)),
	];
}

function extraSentences(rule: ExtratimeSettings, language: Language): readonly string[] {
	const t = language.t.EXTRATIME;
	const { mode, value, maxMinutes, conditions } = rule;
	const when = conditionsOf(rule, language);
	const { otherConditions } = typedConditions(conditions);
	const names: Readonly<Record<string, string | undefined>> = t.classWords;
	const classes = otherConditions.filter((one) => one.type === "ACTIVITY_CLASS");
	const others = otherConditions.length - classes.length;
	return [
		t[mode](when, mode === "FIXED" ? lengthOf(value, language) : String(value)),
		...(maxMinutes === null ? [] : [t.most(lengthOf(maxMinutes, language))]),
		...classes.map(({ classTypes }) =>
			t.classes(classTypes.map((one) => names[one] ?? one).reduce(t.or)),
		),
		...(others === 0 ? [] : [t.others(others)]),
	];
}

/** For which work, with a blank before it; empty for all of it. */
function conditionsOf({ conditions }: ExtratimeSettings, { t, weekdays }: Language): string {
	const words = t.EXTRATIME;
	const { weekdays: chosen, holidays } = typedConditions(conditions);
	const time = conditions.find((one) => one.type === "TIME_OF_DAY");
	const days = chosen.map((day) => weekdays[Number(day) - 1] ?? "");
	const last = days.at(-1) ?? "";
	const named = days.length > 1 ? words.and(days.slice(0, -1).join(", "), last) : last;
	const parts = [
		time === undefined ? "" : words.timeOfDay(time.from, time.to),
		named === "" ? "" : words.weekdays(named),
		holidays ? words.holidays : "",
	].filter((part) => part !== "");
	return parts.length === 0 ? "" : ` ${parts.join(", ")}`;
}

function overtimeSentences(rule: OvertimeSettings, language: Language): readonly string[] {
	const t = language.t.OVERTIME;
	const { period, afterMinutes, factorPercent, needsApproval } = rule;
	return [
		t[period](hoursOf(afterMinutes, language)),
		...(factorPercent === 100 ? [] : [t.factor(factorPercent)]),
		...(needsApproval ? [t.needsApproval] : []),
	];
}

function flextimeSentences(rule: FlextimeSettings, language: Language): readonly string[] {
	const t = language.t.FLEXTIME;
	const { upperMinutes: upper, lowerMinutes: lower, overflow } = rule;
	const signed = (minutes: number) => hoursOf(minutes, language, true);
	if (upper === null && lower === null) return [t.none];
	if (upper === null) return [t.lower(signed(lower ?? 0)), t[overflow]];
	if (lower === null) return [t.upper(signed(upper)), t[overflow]];
	return [t.both(signed(lower), signed(upper)), t[overflow]];
}
