import { amountTexts, sayUnits } from "#areas/absences/leave-accounts/web/public.ts";
import { shiftsConflictTool } from "#areas/shift-planning/conflict-tool/web/panels.ts";
import { longestPlan } from "#areas/shift-planning/shifts/contract/longest-plan.ts";
import { openStepViolation } from "#areas/time-tracking/approvals/web/public.ts";
import { wholeDay } from "#domain/leave/leave-days.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { AbsenceViolation } from "#domain/violations/absences/absence-violations.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { ViolationWords } from "#kit/web/violations/despite-violations.ts";
import { texts } from "./text.ts";

/** How violations of absences are said; a part of its own, because most requests break no rule. */
export function violationWords(title: string): ViolationWords {
	return {
		title,
		textOf: absenceViolation,
		offersShiftsTool: (violations) => violations.some(isResolvable),
		openShiftsTool: (violations) => {
			const { from, to } = violations.find(isResolvable) as Of<"SHIFT_CONFLICT"> & RuleViolation;
			const last = isoDayPlus(from, longestPlan - 1);
			openPanel(shiftsConflictTool, { from, to: [to, last].toSorted()[0] ?? to });
		},
	};
}

/** A shift that somebody may plan otherwise who is asked. */
function isResolvable({ code, mayResolve }: RuleViolation): boolean {
	return code === "SHIFT_CONFLICT" && mayResolve === true;
}

type Of<Code extends AbsenceViolation["code"]> = Extract<AbsenceViolation, { code: Code }>;
type Printed = { readonly [Code in AbsenceViolation["code"]]: (violation: Of<Code>) => string };

/** "Vom Mo 06.07. bis So 12.07. liegt bereits Urlaub. Er wird geteilt." */
export function absenceViolation(violation: RuleViolation): string {
	if (violation.code === "OPEN_APPROVAL_STEP") return openStepViolation(violation);
	const print = printed[violation.code as AbsenceViolation["code"]] as
		| ((violation: RuleViolation) => string)
		| undefined;
	// a server of a later release may know more rules
	return print === undefined ? currentTexts(texts).unknown(violation.code) : print(violation);
}

const printed: Printed = {
	USER_NOT_EMPLOYED: ({ entryDate, exitDate }) => {
		const t = currentTexts(texts);
		const date = (value: string | null) => (value === null ? t.open : formatNow().date(value));
		return t.notEmployed(date(entryDate), date(exitDate));
	},
	ABSENCE_CONFLICT: (violation) => {
		const t = currentTexts(texts);
		const { classType, solution, from, to } = violation;
		const words = classType === "LEAVE" ? t.solutionsOfLeave : t.solutions;
		const end = solution === null ? t.bothStay : words[solution];
		return `${t.conflicts[classType](onDays({ from, to }))} ${end}`;
	},
	SHIFT_CONFLICT: ({ count, ...days }) => currentTexts(texts).shifts(count, daysOf(days)),
	SICK_DURING_LEAVE: (violation) => currentTexts(texts).sickDuringLeave(daysOf(violation)),
	LEAVE_BARRIER: ({ name, reason, ...days }) =>
		currentTexts(texts).barrier({ name, reason, days: daysOf(days) }),
	MINIMUM_STAFFING: ({ days, more }) => {
		const t = currentTexts(texts);
		const { day: print } = formatNow();
		const short = days.map((one) => t.shortDay(print(one.day), one.present, one.needed));
		const without = days.map(({ before }) => String(before));
		return t.short({ days: short.join(", "), without, more });
	},
	SUBSTITUTE_ABSENT: (violation) => currentTexts(texts).substituteAbsent(daysOf(violation)),
	SUBSTITUTE_NEEDED: () => currentTexts(texts).substituteNeeded,
	LEAVE_ACCOUNT_NOT_CONFIGURED: ({ year }) => currentTexts(texts).noAccount(year),
	NEGATIVE_REMAINING_LEAVE: ({ year, remaining: units, unit }) => {
		const words = currentTexts(amountTexts);
		const left = sayUnits({ unit, units }, formatNow(), words, { brief: true });
		return currentTexts(texts).negativeLeave(String(year), left);
	},
	ABSENCE_TOO_LATE: ({ from, earliest }) => {
		const { date } = formatNow();
		return currentTexts(texts).tooLate(date(from), date(earliest));
	},
	NO_WORKDAY: () => currentTexts(texts).noWorkday,
	CHILD_SICK_QUOTA: ({ year, quota, after }) => {
		const { amount } = formatNow();
		const days = (units: number) => amount(units / wholeDay);
		return currentTexts(texts).childSickQuota(String(year), {
			taken: days(after),
			most: days(quota),
		});
	},
};

interface Days {
	readonly from: string;
	readonly to: string;
}

/** "Mo 06.07. bis So 12.07.", "Mi 08.07." */
function daysOf({ from, to }: Days): string {
	const { day } = formatNow();
	return from === to ? day(from) : currentTexts(texts).until(day(from), day(to));
}

function onDays({ from, to }: Days): string {
	const { day } = formatNow();
	const { one, more } = currentTexts(texts).onDays;
	return from === to ? one(day(from)) : more(day(from), day(to));
}
