import { dateOfDay } from "../../time/civil-date.ts";
import type { EpochMinute, EpochSecond, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import { isCivilDay } from "../rules/validity.ts";

const pattern =
	/^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** With seconds or without, never without offset, e.g. 2026-03-28T22:00:00+01:00. */
export function isInstantText(text: string): boolean {
	const date = pattern.exec(text)?.[1];
	return date !== undefined && isCivilDay(date);
}

/** A checked instant in seconds. Example: 1970-01-01T01:00:01.9+01:00 → 1. */
export function secondOfInstant(text: string): EpochSecond {
	return Math.floor(Date.parse(text) / 1000) as EpochSecond;
}

/** An instant as the wall clock of its zone shows it, with offset. Example: 0 in Berlin → 1970-01-01T01:00:00+01:00. */
export function instantText(minute: number, zone: Zone): string {
	const offset = zone.offsetAt(minute as EpochMinute);
	const wallClock = minute + offset;
	const { year, month, day } = dateOfDay(Math.floor(wallClock / 1440) as LocalDay);
	const ofDay = wallClock - Math.floor(wallClock / 1440) * 1440;
	const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
	const sign = offset < 0 ? "-" : "+";
	return `${date}T${clock(ofDay)}:00${sign}${clock(Math.abs(offset))}`;
}

function clock(minutes: number): string {
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(value: number): string {
	return String(value).padStart(2, "0");
}
