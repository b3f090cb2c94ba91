import { monthOf } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { average24Weeks } from "../../violations/checks/average-24-weeks.ts";
import { minorWeek } from "../../violations/checks/minor-week.ts";
import {
	minijobLimit,
	minimumWageOn,
} from "../../violations/minijob-limits.ts";
import { monthViolations } from "../../violations/month-violations.ts";
import type { Violation } from "../../violations/violation.ts";
import type { LegalStatus } from "../checked-day-of.ts";
import type { ComputedDay } from "../compute-days.ts";
import type { SimulationInput } from "./simulation-input.ts";

type Employment = SimulationInput["employment"];
type Placed = Violation & { readonly day: LocalDay };

/** What is wrong with weeks, months and half-years, by the day it is told of. */
export function periodViolations(
	days: readonly ComputedDay[],
	employment: Employment,
	{ adultFrom, isExempt }: LegalStatus,
): ReadonlyMap<LocalDay, readonly Violation[]> {
	const worked = days.map(({ facts, arbzg }) => ({
		day: facts.day,
		netMinutes: arbzg.netMinutes,
		isNeutral:
			facts.holidayKind === "PUBLIC" ||
			facts.absences.some(({ classType }) => classType !== "ABSENCE"),
	}));
	const months = Map.groupBy(days, ({ facts }) => monthOf(facts.day).from);
	const found: Placed[] = [
		...minorWeek(worked, adultFrom),
		...[...months.values()].flatMap((month) => ofMonth(month, employment)),
		...(isExempt ? [] : average24Weeks(worked)),
	];
	return new Map(
		[...Map.groupBy(found, ({ day }) => day)].map(([day, placed]) => [
			day,
			placed.map(({ day: _day, ...violation }) => violation),
		]),
	);
}

function ofMonth(
	month: readonly ComputedDay[],
	employment: Employment,
): readonly Placed[] {
	if (employment === null) return [];
	const { hourlyWageCents, maxMonthlyMinutes, maxMonthlyWageCents } =
		employment;
	return monthViolations({
		days: month.map(({ result }) => ({
			day: result.day,
			actualMinutes:
				result.workedMinutes +
				result.holidayCreditMinutes +
				result.absenceCreditMinutes,
		})),
		hourlyWageCents,
		maxMonthlyMinutes,
		maxMonthlyWageCents,
		isMinijob: isMinijob(maxMonthlyWageCents, month[0]?.facts.day),
	});
}

/** A contract that pays no more than the limit of marginal employment is one (§ 8 (1) no. 1 SGB IV). */
function isMinijob(most: number | null, day: LocalDay | undefined): boolean {
	const wage = day === undefined ? null : minimumWageOn(day);
	return most !== null && wage !== null && most <= minijobLimit(wage);
}
