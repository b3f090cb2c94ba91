import { computedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { gapDays } from "#domain/fix-my-day/day-gaps.ts";
import type { GapDay } from "#domain/fix-my-day/gap-day.ts";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { adultFrom, limitsFor } from "#domain/violations/work-limits.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { askedAbsences, closedMonths, type GapEntryRow, gapEntries } from "./sql.ts";

type Computed = NonNullable<Awaited<ReturnType<typeof computedDays>>>;

/** The last days of a person until today, with all that may be wrong with them. */
export async function daysToCheck(
	tx: Tx,
	{ tenantId, userId, now }: { tenantId: string; userId: string; now: Date },
) {
	const around = dayOfIso(now.toISOString().slice(0, 10));
	// it may be tomorrow already where the person is
	const range = { from: (around - gapDays) as LocalDay, to: (around + 1) as LocalDay };
	const { from, to } = { from: isoOfDay(range.from), to: isoOfDay(range.to) };
	const asked = { tenantId, userId, from, to };
	// none waits for another's answer
	const [computed, rows, absences, closed] = await Promise.all([
		computedDays(tx, tenantId, userId, range),
		gapEntries(tx, asked),
		askedAbsences(tx, asked),
		closedMonths(tx, asked),
	]);
	if (computed === undefined) return undefined;
	const today = todayAt(now, computed.person.zone);
	return {
		days: computed.days
			.filter(({ facts }) => facts.day <= today)
			.map((one) => gapDayOf(one, computed.person, { rows, absences, closed, today })),
		/** What else is shown of the entries, by their ids. */
		entries: new Map(rows.map((row) => [row.id, row])),
		zone: computed.person.zone,
	};
}

function todayAt(now: Date, zone: string): LocalDay {
	return localDayOf(minuteOf(secondOfMilliseconds(now.getTime())), zoneOf(zone));
}

interface Read {
	readonly rows: readonly GapEntryRow[];
	readonly absences: Awaited<ReturnType<typeof askedAbsences>>;
	readonly closed: ReadonlySet<string>;
	readonly today: LocalDay;
}

function gapDayOf(
	{ facts, result, violations }: Computed["days"][number],
	{ birthDate }: Computed["person"],
	{ rows, absences, closed, today }: Read,
): GapDay {
	const { day, zone, workingTime, breaks } = facts;
	const iso = isoOfDay(day);
	const adult = birthDate === null ? null : adultFrom(dayOfIso(birthDate));
	const credited = result.holidayCreditMinutes + result.absenceCreditMinutes;
	return {
		day,
		zone,
		isOver: day < today,
		isClosed: closed.has(iso.slice(0, 7)),
		dueMinutes: result.targetMinutes - credited,
		actualMinutes: result.workedMinutes + result.pendingMinutes,
		autoPauseMinutes: result.autoPauseMinutes,
		isExcused: absences.some(({ from, to }) => from <= iso && to >= iso),
		plan: workingTime && { ...workingTime, breaks },
		violations,
		limits: limitsFor(day, adult),
		entries: rows.filter((row) => row.day === iso),
	};
}
