import { zoneOf } from "#domain/time/zone.ts";
import type { CellValue } from "./cell.ts";

/** An instant as the wall clock of a zone shows it, as if that were UTC. */
export function wallClockMs(value: CellValue, timeZone: string): number {
	const at = value instanceof Date ? value.getTime() : Date.parse(`${value}`);
	const minute = Math.floor(at / 60_000);
	return at + zoneOf(timeZone).offsetAt(minute as never) * 60_000;
}
