import type { SpecialAccountMinutes } from "#domain/surcharge/special-accounts-on.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { figuresOf } from "#domain/working-time/day-minutes.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { DayFlag } from "../contract/fields.ts";
import type { contract } from "../contract.ts";
import type { ReckonedDay, ReckonedMonth } from "./month-of-person.ts";
import type { Reckoning } from "./reckoning.ts";
import { edgesOf, flagsOf } from "./recompute/stored-day.ts";

type Answer = AnswerOf<typeof contract.getTargetActual>;
export type AnsweredDay = Answer["days"][number];

/** Nobody misses core time on a day that is not over, and an average is one of weeks that are. */
export const onlyOnceOver: ReadonlySet<string> = new Set(["CORE_TIME_MISSED", "AVERAGE_24_WEEKS"]);

/** Whether a violation of a day is reported already; both are civil days. */
export function isReportedOn({ code }: { readonly code: string }, day: string, today: string) {
	return day < today || !onlyOnceOver.has(code);
}

/**
 * A day as it is answered.
 *
 * @param today civil day: what is only reported of days that are over is left out from it on
 */
export function answeredDay(
	{ computed, overtimeMinutes, periodViolations }: ReckonedDay,
	{ reckoning }: Pick<ReckonedMonth, "reckoning">,
	today: string,
): AnsweredDay {
	const { facts, result, arbzg, specialAccounts } = computed;
	const day = isoOfDay(facts.day);
	const violations = [...computed.violations, ...periodViolations].filter((violation) =>
		isReportedOn(violation, day, today),
	);
	return {
		day,
		...figuresOf(result),
		overtimeMinutes,
		...edgesOf(computed),
		holidayKind: facts.holidayKind,
		netMinutes: arbzg.netMinutes,
		specialAccounts: answeredAccounts(specialAccounts, reckoning),
		violations,
		flags: shownFlags(flagsOf(computed), violations.length > 0),
	};
}

function shownFlags(flags: readonly DayFlag[], hasViolation: boolean): DayFlag[] {
	const others = flags.filter((flag) => flag !== "VIOLATION");
	return hasViolation ? ["VIOLATION", ...others] : others;
}

export function answeredAccounts(
	minutes: readonly SpecialAccountMinutes[],
	reckoning: Reckoning,
): AnsweredDay["specialAccounts"] {
	return minutes.map((one) => ({ ...reckoning.account(one.code), ...one }));
}
