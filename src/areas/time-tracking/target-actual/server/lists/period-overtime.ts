import { dayOfIso } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import { computePeriod, type PeriodDay } from "#domain/working-time/compute-period.ts";
import type { RuleBook } from "#domain/working-time/rules/day-rules.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rulesOf } from "../facts/rules-of.ts";
import { writtenRange } from "../month-of-person.ts";
import { Reckoning } from "../reckoning.ts";
import { makeDaysCurrent } from "../recompute/recompute-days.ts";
import type { RunningDay } from "../running-days.ts";
import { readCompany } from "../sql/company.ts";
import { type KeptDay, keptDays } from "../sql/months.ts";
import { readPeople } from "../sql/people.ts";

/**
 * Overtime of people in a month where rules count it by weeks or months, from the days that are kept; minutes by person.
 * The week that the month begins in counts from its Monday.
 *
 * @param running what runs at this moment and counts as well
 */
export async function periodOvertime(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	month: DayRange,
	running: ReadonlyMap<string, readonly RunningDay[]>,
): Promise<ReadonlyMap<string, number>> {
	const whole = { from: mondayOf(month.from), to: month.to };
	const written = writtenRange(whole);
	await makeDaysCurrent(tx, tenantId, userIds, written);
	const people = await readPeople(tx, tenantId, userIds, written);
	const company = await readCompany(tx, tenantId, [], written);
	const kept = await keptDays(tx, tenantId, userIds, written);
	const byUser = Map.groupBy(kept, ({ userId }) => userId);
	const reckoning = new Reckoning(company);
	return new Map(
		people.map((person) => {
			const rules = rulesOf(person, company.rules, whole);
			const book = reckoning.bookOf(person, rules);
			const days = (byUser.get(person.id) ?? []).map(periodDay);
			const added = running.get(person.id) ?? [];
			return [person.id, overtimeOf(withRunning(days, added), book, month)];
		}),
	);
}

function overtimeOf(days: readonly PeriodDay[], book: RuleBook, { from }: DayRange): number {
	const { overtimeByDay } = computePeriod(days, {
		book,
		openingBalanceMinutes: 0,
	});
	return overtimeByDay.reduce(
		(sum, minutes, nth) => ((days[nth] as PeriodDay).day < from ? sum : sum + minutes),
		0,
	);
}

function withRunning(
	days: readonly PeriodDay[],
	added: readonly RunningDay[],
): readonly PeriodDay[] {
	if (added.length === 0) return days;
	const byDay = new Map(added.map((one) => [one.day, one]));
	return days.map((one) => {
		const { workedMinutes, overtimeMinutes } = one;
		const more = byDay.get(one.day);
		return {
			...one,
			workedMinutes: workedMinutes + (more?.workedMinutes ?? 0),
			overtimeMinutes: overtimeMinutes + (more?.overtimeMinutes ?? 0),
		};
	});
}

const nothing = {
	targetMinutes: 0,
	pauseMinutes: 0,
	autoPauseMinutes: 0,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 0,
	balanceMinutes: 0,
	pendingMinutes: 0,
};

/** Overtime follows from work alone. */
function periodDay(kept: KeptDay): PeriodDay {
	const { day, workedMinutes, overtimeMinutes } = kept;
	return { ...nothing, day: dayOfIso(day), workedMinutes, overtimeMinutes };
}
