import { unitsOfWritten, wholeDay, writtenDays } from "../leave-days.ts";
import type { AccountUnit } from "./account-units.ts";

/** A quantity of an account, in its own unit. */
export interface LeaveAmount {
	readonly unit: AccountUnit;
	readonly units: number;
}

/**
 * A quantity as it travels: days with the decimals they have, or hours and minutes.
 *
 * Example: 83_333 → "8.3333"; of an account in minutes 9_630 → "160:30", −30 → "-0:30"
 */
export function writtenAmount(units: number, unit: AccountUnit): string {
	if (unit === "DAYS") return writtenDays(units);
	const size = Math.abs(units);
	const minutes = String(size % 60).padStart(2, "0");
	return `${units < 0 ? "-" : ""}${Math.floor(size / 60)}:${minutes}`;
}

/** What such a text says. Example: "-0:30" → 30 minutes below 0 */
export function readAmount(text: string): LeaveAmount {
	const [hours = "", minutes] = text.split(":");
	if (minutes === undefined) return { unit: "DAYS", units: unitsOfWritten(text) };
	const size = Math.abs(Number(hours)) * 60 + Number(minutes);
	return { unit: "MINUTES", units: text.startsWith("-") ? 0 - size : size };
}

/** A quantity as a number of days, or of hours. Example: 25_000 in days → 2.5; 9_630 in minutes → 160.5 */
export function amountNumber(units: number, unit: AccountUnit): number {
	return units / (unit === "DAYS" ? wholeDay : 60);
}

/** The same of a text, to reckon and to sort by. Example: "160:30" → 160.5 */
export function numberOfAmount(text: string): number {
	const { unit, units } = readAmount(text);
	return amountNumber(units, unit);
}
