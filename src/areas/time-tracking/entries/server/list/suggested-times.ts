import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { computedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { gapDays } from "#domain/fix-my-day/day-gaps.ts";
import { isLive } from "#domain/fix-my-day/gap-day.ts";
import { suggestedTimes } from "#domain/fix-my-day/suggested-times.ts";
import { usualTimes } from "#domain/fix-my-day/usual-times.ts";
import { isoOfSecond, minuteOf, secondOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoDayPlus } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochSecond, LocalDay } from "#domain/time/quantities.ts";
import type { Zone } from "#domain/time/zone.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../../contract.ts";
import { permission } from "../entry-matter.ts";
import { type HabitRow, habitRows } from "../sql/habits.ts";

type Computed = NonNullable<Awaited<ReturnType<typeof computedDays>>>["days"];

/** What somebody probably wants to enter on a day: the plan, or when the person usually comes and goes. */
export const getSuggestedTimes: Handler<typeof contract.getSuggestedTimes> = (
	context,
	{ userId, day: iso },
) => {
	const { tenantId, now } = context;
	const day = dayOfIso(iso);
	return context.read(async (tx) => {
		await demandParty(tx, context, permission, userId);
		// a week tells whether a day without a target is an exception
		const week = { from: (day - 6) as LocalDay, to: day };
		const { days = [] } = (await computedDays(tx, tenantId, userId, week)) ?? {};
		const last = days.at(-1);
		if (last === undefined) return { times: null };
		const asked = { tenantId, userId, from: isoDayPlus(iso, -gapDays), to: isoDayPlus(iso, 1) };
		const rows = await habitRows(tx, asked);
		const { zone, workingTime } = last.facts;
		const minute = minuteOf(secondOfMilliseconds(now.getTime()));
		const found = suggestedTimes({
			day,
			zone,
			plan: workingTime,
			usual: isFree(days) ? null : usualOf(rows, zone, localDayOf(minute, zone)),
			taken: rows.filter(isLive).map(({ begin, end }) => ({
				begin: minuteOf(begin),
				// a minute that an entry reaches into is taken
				end: minuteOf(((end ?? endless) + 59) as EpochSecond),
			})),
			now: minute,
		});
		if (found === null) return { times: null };
		const { begin, end, from } = found;
		return { times: { begin: isoOf(begin), end: isoOf(end), from } };
	});
};

/** What runs goes on, later than any plan. */
const endless = secondOfMilliseconds(Date.parse("9999-01-01T00:00:00Z"));

const isoOf = (minute: Parameters<typeof secondOf>[0]) => isoOfSecond(secondOf(minute));

/** A day off, of somebody who has days with a target. */
function isFree(days: Computed): boolean {
	const due = days.map(({ result }) => {
		const { targetMinutes, holidayCreditMinutes, absenceCreditMinutes } = result;
		return targetMinutes - holidayCreditMinutes - absenceCreditMinutes;
	});
	return (due.at(-1) ?? 0) <= 0 && days.some(({ result }) => result.targetMinutes > 0);
}

function usualOf(rows: readonly HabitRow[], zone: Zone, today: LocalDay) {
	const days = [...Map.groupBy(rows, (row) => row.day)].map(([iso, entries]) => {
		const day = dayOfIso(iso);
		return { day, zone, isOver: day < today, entries };
	});
	return usualTimes(days);
}
