import { violationText } from "#areas/time-tracking/time-rules/web/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { ViolationWords } from "#kit/web/violations/despite-violations.ts";
import { texts } from "../text.ts";

/** How violations of the plan are said; a part of its own, because the words of all rules are many. */
export function violationWords(
	title: string,
	nameOf: (userId: string) => string | undefined = () => undefined,
): ViolationWords {
	return {
		title,
		textOf: (violation) => {
			const { userId } = violation;
			const name = typeof userId === "string" ? nameOf(userId) : undefined;
			const text = shiftViolation(violation);
			return name === undefined ? text : `${name}, ${text}`;
		},
	};
}

/** "Di 01.12.: Es fehlt die Qualifikation „Pflege“." */
export function shiftViolation(violation: RuleViolation): string {
	const { day } = violation;
	const text = ruleText(violation);
	return day === undefined ? text : currentTexts(texts).rules.at(formatNow().day(day), text);
}

function ruleText(violation: RuleViolation): string {
	const t = currentTexts(texts).rules;
	const { span, days } = formatNow();
	switch (violation.code) {
		case "SHIFT_CONFLICT":
		case "USER_UNAVAILABLE": {
			const { begin, end } = violation as unknown as { begin: string; end: string };
			return t[violation.code](span(begin, end));
		}
		case "ABSENT":
		case "ABSENCE_ASKED": {
			const { from, to } = violation as unknown as { from: string; to: string };
			return t[violation.code](days(from, to));
		}
		case "QUALIFICATION_MISSING": {
			const { name, level } = violation as unknown as { name: string; level: string | null };
			return level === null ? t.QUALIFICATION_MISSING(name) : t.QUALIFICATION_LEVEL(name, level);
		}
		case "SHORT_NOTICE":
			return t.SHORT_NOTICE((violation as unknown as { days: number }).days);
		case "PLANNED_FREE":
		case "USER_NOT_EMPLOYED":
		case "TRACKING_EXISTS":
			return t[violation.code];
		default:
			return violationText(violation, languageStore.get(), formatNow());
	}
}
