import { unitsOf, unitsOfWritten, wholeDay, writtenDays } from "#domain/leave/leave-days.ts";

/** Days as a field holds them. Example: "2.5" → 2.5 */
export function typedDays(days: string): number {
	return unitsOfWritten(days) / wholeDay;
}

/** The same as they travel. Example: 2.5 → "2.5" */
export function sentDays(days: number): string {
	return writtenDays(unitsOf(days));
}
