import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { answeredAccounts } from "../answered-day.ts";
import { readDayInput } from "../facts/day-input.ts";
import { rangeOfMonth } from "../months-of-range.ts";
import { personDays } from "../person-days.ts";
import { storedDay } from "../recompute/stored-day.ts";
import { daysThatRun } from "../running-days.ts";
import type { KeptMonthDay } from "../sql/kept-month.ts";
import type { ResultRow } from "../sql/results.ts";
import type { KeptMonth } from "./kept-month.ts";
import type { AskedPersonMonth } from "./month-answer.ts";

/** A kept month with what runs at this moment: the few days that it may reach are computed, the others are as they are kept. */
export async function withRunning(
	tx: Tx,
	{ tenantId, userId, month, now }: AskedPersonMonth,
	kept: KeptMonth,
): Promise<KeptMonth> {
	const { runningDay } = kept.person;
	if (runningDay === null) return kept;
	const range = daysThatRun([dayOfIso(runningDay)], rangeOfMonth(month));
	if (range.to < range.from) return kept;
	const { reckoning, people } = await readDayInput(tx, tenantId, [userId], range, now);
	const [input] = people;
	if (input === undefined) return kept;
	const { days, book } = personDays(input, reckoning, range);
	const computed = new Map(
		days.map((day) => {
			const { result } = storedDay(input, day, book(day.facts.day), reckoning);
			return [result.day, { day: keptAs(result), accounts: day.specialAccounts }];
		}),
	);
	const accountsByDay = Map.groupBy(kept.person.accounts, ({ day }) => day);
	const accounts = kept.days.flatMap(({ day }) => {
		const fresh = computed.get(day)?.accounts;
		return fresh === undefined
			? (accountsByDay.get(day) ?? [])
			: answeredAccounts(fresh, reckoning).map((one) => ({ day, ...one }));
	});
	return {
		days: kept.days.map((one) => computed.get(one.day)?.day ?? one),
		person: { ...kept.person, accounts },
	};
}

/** As it would be read. */
function keptAs(row: ResultRow): KeptMonthDay {
	const {
		userId: _user,
		unitId: _unit,
		siteId: _site,
		absenceId: _absence,
		inputHash: _hash,
		nightMinutes: _night,
		sundayMinutes: _sunday,
		...result
	} = row;
	const { firstBegin, lastEnd, violations } = result;
	return {
		...result,
		holidayKind: result.holidayKind as KeptMonthDay["holidayKind"],
		firstBegin: secondOf(firstBegin),
		lastEnd: secondOf(lastEnd),
		violations: violations === null ? null : JSON.parse(violations),
	};
}

function secondOf(instant: string | null): number | null {
	return instant === null ? null : secondOfMilliseconds(Date.parse(instant));
}
