import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { reachingDays } from "#domain/working-time/credit-special-accounts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { isPreview } from "#kit/server/figures/is-preview.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { JobStarter } from "#kit/server/jobs/start-job.ts";
import {
	areMoreWaiting,
	countResults,
	daysWithResult,
	markStale,
	tenantOf,
	type UserDay,
	type UserDays,
	waitingPeople,
} from "../sql/stale.ts";
import { recomputeDays, recomputeWaitingOf } from "./recompute-days.ts";
import { startRecomputing } from "./recompute-job.ts";

/** Days of a person, both inclusive, of which a fact was changed; as far as one likes. */
export interface DaysChange extends DayRange {
	readonly userId: string;
}

/** So many days of people are computed with the change itself; more of them by a job. */
export const mostAtOnce = 62;

/** An entry may join or part the shifts beside it, and these may have begun two days before. */
const before = reachingDays;
/** A shift pays on the days that it reaches into, and asks for rest before the next one. */
const after = reachingDays;

/**
 * Keeps the results of days current; call it behind the change, in its transaction. Few days are computed at once; many
 * are noted, and a job computes them. Days without a result need nothing: the first question computes them.
 *
 * @param starter whose job it is: she sees how far it is, and may end it; nobody's without
 */
export async function daysChanged(
	tx: Tx,
	changes: readonly DaysChange[],
	now: Date,
	starter?: JobStarter,
): Promise<void> {
	if (changes.length === 0) return;
	const tenantId = await tenantOf(tx);
	const ranges = changes.map(reached);
	const written = ranges.map(({ userId, from, to }) => ({
		userId,
		from: isoOfDay(from),
		to: isoOfDay(to),
	}));
	if (isPreview(tx)) return markStale(tx, tenantId, written);
	const named = namedDays(ranges);
	if (named !== undefined) return recomputeDays(tx, tenantId, named);
	const nobody = { tenantId, now, announce: () => {} };
	await makeWrittenDaysCurrent(tx, written, starter ?? nobody);
}

async function makeWrittenDaysCurrent(tx: Tx, ranges: readonly UserDays[], starter: JobStarter) {
	const { tenantId } = starter;
	const found = await countResults(tx, tenantId, ranges, mostAtOnce + 1);
	// nothing is kept, but somebody may be about to
	if (found === 0) return markStale(tx, tenantId, ranges);
	if (found <= mostAtOnce) {
		const days = await daysWithResult(tx, tenantId, ranges);
		return recomputeDays(tx, tenantId, days);
	}
	await markStale(tx, tenantId, ranges);
	await startRecomputing(tx, starter);
}

/** Beyond these no date of ours lies; the person who says "from then on" may name a day as late as she likes. */
const firstDay = dayOfIso("1900-01-01");
const lastDay = dayOfIso("9999-12-31");

function reached({ userId, from, to }: DaysChange): DaysChange {
	return {
		userId,
		from: Math.max(firstDay, from - before) as LocalDay,
		to: Math.min(lastDay, to + after) as LocalDay,
	};
}

/** Each day once; undefined where they are too many. */
function namedDays(ranges: readonly DaysChange[]): UserDay[] | undefined {
	const days = new Map<string, UserDay>();
	for (const { userId, from, to } of ranges) {
		for (let day = from; day <= to; day = (day + 1) as LocalDay) {
			const iso = isoOfDay(day);
			days.set(`${userId} ${iso}`, { userId, day: iso });
			if (days.size > mostAtOnce) return undefined;
		}
	}
	return [...days.values()];
}

/**
 * Makes days current that a change of rules or accounts has left notes at; call it behind the change, in its transaction.
 * Few are computed at once; many by a job of the person who changed it, who sees how far it is and may end it.
 */
export async function factsChanged(context: WriteContext): Promise<void> {
	const { tx, tenantId } = context;
	if (isPreview(tx)) return;
	if (await areMoreWaiting(tx, tenantId, mostAtOnce)) return startRecomputing(tx, context);
	const waiting = await waitingPeople(tx, tenantId);
	const userIds = waiting.map(({ userId }) => userId);
	await recomputeWaitingOf(tx, tenantId, userIds);
}
