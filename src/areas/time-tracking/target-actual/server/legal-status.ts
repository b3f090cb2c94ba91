import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { adultFrom } from "#domain/violations/work-limits.ts";
import type { LegalStatus } from "#domain/working-time/checked-day-of.ts";
import { heldOn } from "./dated-rows.ts";
import type { PersonRow } from "./sql/people.ts";

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
