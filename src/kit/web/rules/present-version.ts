import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";

/** Days in which something of a rule holds, both inclusive; null: until further notice. */
export interface HeldDays {
	readonly validFrom: string;
	readonly validTo: string | null;
}

/**
 * The version that holds today, else the next one, else the last.
 *
 * @param versions the newest first, at least one
 */
export function presentOf<Version extends HeldDays>(versions: readonly Version[]): Version {
	const today = isoOfDay(dayNow());
	const coming = versions.filter(({ validTo }) => validTo === null || validTo >= today);
	return (coming.at(-1) ?? versions[0]) as Version;
}
