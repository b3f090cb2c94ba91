import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { sumSpecialAccounts } from "#domain/working-time/credit-special-accounts.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { answeredAccounts, answeredDay } from "../answered-day.ts";
import { monthOfPerson, type ReckonedMonth } from "../month-of-person.ts";
import { rangeOfMonth } from "../months-of-range.ts";
import type { AskedPersonMonth, RunningOfMonth, ToldMonth } from "./month-answer.ts";

/** A month from its facts, by the functions that make what is kept: the command `day-results -- check` holds both together. */
export async function computedMonth(
	tx: Tx,
	{ tenantId, userId, month, today, now }: AskedPersonMonth,
	person: Pick<ToldMonth, "user" | "unitName">,
): Promise<ToldMonth> {
	const reckoned =
		(await monthOfPerson(tx, tenantId, userId, rangeOfMonth(month), false, now)) ??
		refuse(commonRefusals.notFound);
	const { days, input, reckoning } = reckoned;
	const accounts = sumSpecialAccounts(days.map(({ computed }) => computed.specialAccounts));
	return {
		...person,
		zone: input.person.zone,
		days: days.map((day) => answeredDay(day, reckoned, today)),
		specialAccounts: answeredAccounts(accounts, reckoning),
		running: runningOf(reckoned, now),
	};
}

function runningOf({ days, book }: ReckonedMonth, now: Date): RunningOfMonth | undefined {
	const minute = minuteOf(secondOfMilliseconds(now.getTime()));
	const plan = days.find(({ computed: { facts } }) => facts.begin <= minute && minute < facts.end)
		?.computed.facts;
	if (plan === undefined) return undefined;
	return { day: isoOfDay(plan.day), plan, balanceMode: book(plan.day).balanceMode };
}
