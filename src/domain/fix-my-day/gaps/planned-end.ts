import { secondOf } from "../../time/epoch.ts";
import { instantOfLocal } from "../../time/instant-of-local.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import { type GapDay, type GapEntry, type GapSetup, isLive } from "../gap-day.ts";

/** Whoever came so shortly before did not leave again. */
const leastSeconds = 15 * 60;

/** When an entry that ends too late probably ended: as planned, else as usual; null where neither can be. */
export function plannedEnd(
	day: GapDay,
	{ usual }: Pick<GapSetup, "usual">,
	entry: GapEntry & { readonly end: EpochSecond },
): EpochSecond | null {
	const next = day.entries.find((other) => other.begin > entry.begin && isLive(other));
	const latest = Math.min(entry.end - 1, next?.begin ?? entry.end);
	const ends = [
		day.plan?.end ?? null,
		usual && instantOfLocal(day.day, usual.end, day.zone),
	].flatMap((end) => (end === null ? [] : [secondOf(end)]));
	const found = ends.find((end) => end >= entry.begin + leastSeconds && end <= latest);
	return found ?? null;
}
