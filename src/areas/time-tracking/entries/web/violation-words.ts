import { openStepViolation } from "#areas/time-tracking/approvals/web/public.ts";
import { violationText } from "#areas/time-tracking/time-rules/web/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { ViolationWords } from "#kit/web/violations/despite-violations.ts";
import { texts } from "../text.ts";
import { overlapLines } from "./overlap-lines.ts";

/** How violations of entries are said; a part of its own, because the words of all rules are many. */
export function violationWords(title: string): ViolationWords {
	return { title, textOf: entryViolation };
}

/** "Fr 20.11.: 0:30 über zehn Stunden: nicht zulässig (§ 3 ArbZG)." */
export function entryViolation(violation: RuleViolation): string {
	const t = currentTexts(texts);
	switch (violation.code) {
		case "TIME_TRACKING_OVERLAPS":
			return [t.errors.TIME_TRACKING_OVERLAPS, ...overlapLines([violation])]
				.filter(Boolean)
				.join(" ");
		case "OPEN_APPROVAL_STEP":
			return openStepViolation(violation);
		case "USER_NOT_EMPLOYED":
			return notEmployed(violation);
		default:
			return ofDay(violation);
	}
}

function notEmployed({ entryDate, exitDate }: RuleViolation): string {
	const { notEmployed: t } = currentTexts(texts).rules;
	const format = formatNow();
	const date = (value: unknown) => (typeof value === "string" ? format.date(value) : t.open);
	return t.said(date(entryDate), date(exitDate));
}

function ofDay(violation: RuleViolation): string {
	const format = formatNow();
	const text = violationText(violation, languageStore.get(), format);
	const { day } = violation;
	return day === undefined ? text : `${format.day(day)}: ${text}`;
}
