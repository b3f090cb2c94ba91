import type { PeriodTerms } from "#domain/working-time/period-violations.ts";
import { heldOn } from "./dated-rows.ts";
import type { TermsRow } from "./sql/people.ts";

/** What a person may work and earn in a month, by a day's contract; where it says nothing, by the kind of employment. */
export function periodTermsOn(
	{ contracts, employments, hourlyWages }: Omit<TermsRow, "id">,
	day: string,
): PeriodTerms | null {
	const contract = heldOn(contracts, day);
	const limits = heldOn(employments, day)?.limits;
	const maxMonthlyMinutes = contract?.maxMinutes ?? limits?.monthlyMinutes;
	const maxMonthlyWageCents = contract?.maxWageCents ?? limits?.monthlyWageCents;
	if (maxMonthlyMinutes == null && maxMonthlyWageCents == null) return null;
	return {
		hourlyWageCents: heldOn(hourlyWages, day)?.cents ?? null,
		maxMonthlyMinutes: maxMonthlyMinutes ?? null,
		maxMonthlyWageCents: maxMonthlyWageCents ?? null,
	};
}
