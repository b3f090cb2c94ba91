import { parseTimeRange, type TimeRange } from "./parse-time-range.ts";

const between = /\s*[,;/+]\s*|\s+(?:und|and)\s+/;

/**
 * Several spans of a day, in the order they were typed: "12-12:30, 15-15:15", "9:30–9:45 und 12–12:30".
 *
 * @returns undefined where any part is no span; one that ends before it begins passes midnight
 */
export function parseTimeRanges(text: string): TimeRange[] | undefined {
	const read = text.split(between).map((part) => parseTimeRange(part, true));
	return read.some((one) => one === undefined) ? undefined : (read as TimeRange[]);
}
