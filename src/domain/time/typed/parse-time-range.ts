import type { LocalMinute } from "../quantities.ts";
import { parseTime } from "./parse-time.ts";

/** From a minute of a day to a later one; beyond 1440 it is one of the next day. */
export interface TimeRange {
	readonly begin: LocalMinute;
	readonly end: LocalMinute;
}

const cut = /^(.+?)(?:\s*[–—-]\s*|\s+(?:bis|to|until)\s+)(.+)$/;

/**
 * The times somebody typed: "8-16:30", "0800–1630", "8 bis 16 Uhr".
 *
 * @param passesMidnight whether "22-6" means until six the next day; otherwise it is refused
 */
export function parseTimeRange(text: string, passesMidnight = false): TimeRange | undefined {
	const match = cut.exec(text.trim().toLowerCase());
	const begin = parseTime(match?.[1] ?? "");
	const end = parseTime(match?.[2] ?? "");
	if (begin === undefined || end === undefined || begin >= 1440) return undefined;
	if (begin < end) return { begin, end };
	return passesMidnight && end < begin ? { begin, end: (end + 1440) as LocalMinute } : undefined;
}
