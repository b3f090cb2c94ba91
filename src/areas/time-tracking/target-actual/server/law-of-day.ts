import { isoOfDay } from "#domain/time/iso-day.ts";
import { limitsFor } from "#domain/violations/work-limits.ts";
import type { DayExplanation } from "../contract/day-explanation.ts";
import { legalStatusOn } from "./facts/dated-rows.ts";
import type { ReckonedDay } from "./month-of-person.ts";
import type { PersonRow } from "./sql/people.ts";

const breakCodes: ReadonlySet<string> = new Set([
	"BREAK_MISSING",
	"SIX_HOURS_WITHOUT_BREAK",
	"MINOR_BREAK",
]);

/** What working time law asks of a day and what there was: §§ 3, 4, 5 ArbZG, or §§ 8, 11, 13 JArbSchG for the young. */
export function lawOfDay({ computed }: ReckonedDay, person: PersonRow): DayExplanation["law"] {
	const { facts, arbzg, violations } = computed;
	const { isExempt, adultFrom } = legalStatusOn(person, isoOfDay(facts.day));
	if (isExempt || arbzg.netMinutes === 0) return null;
	const { law, dailyMaximum, restMinutes } = limitsFor(facts.day, adultFrom);
	const rest = arbzg.restBeforeMinutes;
	return {
		law,
		checks: [
			{
				kind: "HOURS",
				limitMinutes: dailyMaximum,
				measuredMinutes: arbzg.netMinutes,
				isKept: arbzg.netMinutes <= dailyMaximum,
			},
			{
				kind: "BREAK",
				limitMinutes: arbzg.requiredBreakMinutes,
				measuredMinutes: arbzg.breakMinutes,
				isKept: !violations.some(({ code }) => breakCodes.has(code)),
			},
			...(rest === null
				? []
				: [
						{
							kind: "REST" as const,
							limitMinutes: restMinutes,
							measuredMinutes: rest,
							isKept: rest >= restMinutes,
						},
					]),
		],
	};
}
