import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { adultFrom } from "#domain/violations/work-limits.ts";
import type { LegalStatus } from "#domain/working-time/checked-day-of.ts";
import type { PeriodTerms } from "#domain/working-time/period-violations.ts";
import type { Dated, PersonRow, TermsRow } from "../sql/people.ts";

/** What holds on a day, of rows that never overlap; civil days compare as texts. */
export function heldOn<Row extends Dated>(rows: readonly Row[], day: string): Row | undefined {
	return rows.find(({ from, to }) => from <= day && (to === null || to >= day));
}

/** The first days on which something about rows changes. */
export function changesOf(rows: readonly Dated[]): LocalDay[] {
	return rows.flatMap(({ from, to }) =>
		to === null ? [dayOfIso(from)] : [dayOfIso(from), (dayOfIso(to) + 1) as LocalDay],
	);
}

/** The days that two have in common; undefined where there are none. */
export function sharedDays(one: Dated, other: Dated): Dated | undefined {
	const [, from] = [one.from, other.from].sort() as [string, string];
	const to = earlier(one.to, other.to);
	return to !== null && to < from ? undefined : { from, to };
}

function earlier(one: string | null, other: string | null): string | null {
	if (one === null) return other;
	return other === null || one < other ? one : other;
}

/** What working time law asks of a person by the contract of a day; the birthday goes before what the contract says. */
export function legalStatusOn({ birthDate, contracts }: PersonRow, day: string): LegalStatus {
	const contract = heldOn(contracts, day);
	const minorUntil = contract?.minorUntil ?? null;
	return {
		adultFrom: birthDate !== null ? adultFrom(dayOfIso(birthDate)) : dayAfter(minorUntil),
		isExempt: contract?.isExempt ?? false,
	};
}

function dayAfter(day: string | null): LocalDay | null {
	return day === null ? null : ((dayOfIso(day) + 1) as LocalDay);
}

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
