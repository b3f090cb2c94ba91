import * as z from "zod/mini";

const pattern = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** A time of day as it is written in settings: "00:00" to "24:00". */
export const wallTime = z.string().check(z.regex(pattern));

/** The minute of such a time. Example: "20:15" → 1215. */
export function minuteOfWallTime(time: string): number {
	const [hour, minute] = time.split(":");
	return Number(hour) * 60 + Number(minute);
}
