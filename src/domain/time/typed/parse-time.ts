import type { LocalMinute } from "../quantities.ts";

const colon = /^(\d{1,2})\s?[:.h]\s?(\d{2})$/;
const digits = /^(\d{1,2})(\d{2})$/;
const hourOnly = /^(\d{1,2})\s?h?$/;
const twelveHours = /^(.+?)\s?([ap])\.?m\.?$/;

/**
 * The time of day somebody typed, as minute of the day; undefined where there is none. 24:00 is the end of the day.
 *
 * "8:15", "08.15", "0815", "815", "8h15" → 495; "8", "8 Uhr" → 480; "8pm" → 1200. Not "8,15": that could be hours with
 * decimals.
 */
export function parseTime(text: string): LocalMinute | undefined {
	const typed = text.trim().toLowerCase();
	const half = twelveHours.exec(typed);
	if (half !== null) return ofHalfDay(half[1] ?? "", half[2] === "p");
	const match = partsOf(typed.replace(/\s?uhr\s?(?=\d)/, ":"));
	if (match === undefined) return undefined;
	const [hour, minute] = match;
	const total = hour * 60 + minute;
	return minute < 60 && total <= 1440 ? (total as LocalMinute) : undefined;
}

function partsOf(typed: string): [hour: number, minute: number] | undefined {
	const clean = typed.replace(/\s?uhr$/, "");
	const match = colon.exec(clean) ?? digits.exec(clean) ?? hourOnly.exec(clean);
	return match === null ? undefined : [Number(match[1]), Number(match[2] ?? 0)];
}

function ofHalfDay(text: string, isAfternoon: boolean): LocalMinute | undefined {
	const match = partsOf(text);
	if (match === undefined) return undefined;
	const [hour, minute] = match;
	if (hour < 1 || hour > 12 || minute > 59) return undefined;
	return (((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute) as LocalMinute;
}
