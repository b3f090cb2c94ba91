import { secondOf } from "../../time/epoch.ts";
import { instantOfLocal } from "../../time/instant-of-local.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import { changeOf, type Gap, gapOf } from "../gap.ts";
import {
	type EndedEntry,
	type GapDay,
	type GapEntry,
	type GapSetup,
	isCountedWork,
	isLive,
	isWork,
} from "../gap-day.ts";

/** Entries that the server ended, because nobody did: the plan's end is proposed, else the usual one. */
export function missingClockOut(day: GapDay, setup: GapSetup): Gap[] {
	return day.entries.filter(isOpenEnded).map((entry) => {
		const end = plannedEnd(day, setup, entry);
		const { id: entryId, version, begin } = entry;
		const reason = { kind: "REASON", entryId, version } as const;
		return gapOf("MISSING_CLOCK_OUT", day, {
			entryId,
			// the person who has set the end waits for somebody to agree
			isWaiting: entry.corrected || entry.change !== null,
			steps: [
				changeOf(entry, { begin, end: end ?? entry.end }),
				...(entry.owesReason ? [reason] : []),
			],
			needsTimes: end === null,
		});
	});
}

/** Nobody has said yet when it ended. */
function isOpenEnded(entry: GapEntry): entry is EndedEntry {
	const { autoFinished, state, end } = entry;
	return autoFinished && state === "REQUESTED" && end !== null;
}

/** More than ten hours (§ 3 ArbZG). Perhaps somebody left earlier and forgot to say so; perhaps it was like that. */
export function over10Hours(day: GapDay, setup: GapSetup): Gap[] {
	const found = day.violations.find(({ code }) => code === "OVER_10_HOURS");
	if (found === undefined || !("minutes" in found) || !day.isOver) return [];
	const last = day.entries.filter(isCountedWork).at(-1);
	const end = last === undefined ? null : plannedEnd(day, setup, last);
	return [
		gapOf("OVER_10_HOURS", day, {
			entryId: last?.id ?? null,
			isNotice: true,
			isWaiting: last !== undefined && last.change !== null,
			steps: last === undefined || end === null ? [] : [changeOf(last, { begin: last.begin, end })],
			figures: { minutes: found.minutes },
		}),
	];
}

/** Who came so shortly before did not leave again. */
const leastSeconds = 15 * 60;

/** When an entry that ends too late probably ended: as planned, else as usual; null where neither can be. */
function plannedEnd(
	day: GapDay,
	{ usual }: Pick<GapSetup, "usual">,
	entry: EndedEntry,
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

/** Work that was rejected and is missing now: nothing else lies in its time, and the day is short of its target. */
export function rejected(day: GapDay): Gap[] {
	if (!day.isOver || day.actualMinutes >= day.dueMinutes) return [];
	return day.entries
		.filter((entry) => entry.state === "REJECTED" && isWork(entry))
		.filter((entry) => isFree(day, entry))
		.map((entry) => {
			const { id, begin, end, activityId, projectNodeId } = entry;
			return gapOf("REJECTED", day, {
				entryId: id,
				steps: end === null ? [] : [{ kind: "ENTER", begin, end, activityId, projectNodeId }],
			});
		});
}

function isFree({ entries }: GapDay, { begin, end }: GapEntry): boolean {
	const until = end ?? Number.POSITIVE_INFINITY;
	return !entries.some(
		(other) =>
			isLive(other) && other.begin < until && (other.end ?? Number.POSITIVE_INFINITY) > begin,
	);
}

/** Entries whose activity asks for a reason that nobody has given. */
export function reasonMissing(day: GapDay): Gap[] {
	return (
		day.entries
			.filter((entry) => entry.owesReason && isLive(entry))
			// its end and its reason are said together
			.filter((entry) => !isOpenEnded(entry) || entry.corrected)
			.map(({ id: entryId, version }) =>
				gapOf("REASON_MISSING", day, { entryId, steps: [{ kind: "REASON", entryId, version }] }),
			)
	);
}

/** A booking that came late and contradicts an entry somebody had corrected: the person who is responsible decides. */
export function bookingConflict(day: GapDay): Gap[] {
	return day.entries
		.filter(({ change }) => change === "BOOKING")
		.map(({ id: entryId }) => gapOf("BOOKING_CONFLICT", day, { entryId, isWaiting: true }));
}
