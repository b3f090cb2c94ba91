import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { sumSpecialAccounts } from "#domain/working-time/credit-special-accounts.ts";
import { figureNames, sumsOf } from "#domain/working-time/day-minutes.ts";
import { standNow } from "#domain/working-time/stand-now.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { type AnsweredDay, answeredAccounts, answeredDay } from "./answered-day.ts";
import { monthOfPerson, type ReckonedMonth } from "./month-of-person.ts";
import { rangeOfMonth } from "./months-of-range.ts";
import { openPerson } from "./open-person.ts";

type Answer = AnswerOf<typeof contract.getTargetActual>;

/** Computed by the functions that make what is kept: the command `day-results -- check` holds both together. */
export const getTargetActual: Handler<typeof contract.getTargetActual> = (
	context,
	{ userId, month },
) => {
	const { tenantId, now } = context;
	const today = todayOf(context);
	return context.readAtOnce(async (tx) => {
		const { user, unitName } = await openPerson(tx, context, userId);
		const range = rangeOfMonth(month);
		const reckoned =
			(await monthOfPerson(tx, tenantId, userId, range, false, now)) ??
			refuse(commonRefusals.notFound);
		const days = reckoned.days.map((day) => answeredDay(day, reckoned, today));
		const accounts = sumSpecialAccounts(
			reckoned.days.map(({ computed }) => computed.specialAccounts),
		);
		return {
			userId,
			user,
			unitName,
			month,
			zone: reckoned.input.person.zone,
			days,
			totals: totalsOf(days),
			untilYesterday: totalsOf(days.filter(({ day }) => day < today)),
			untilNow: untilNow(reckoned, days, now),
			specialAccounts: answeredAccounts(accounts, reckoned.reckoning),
		};
	});
};

/** Days that are over as they are, the one that runs as it stands. */
function untilNow(
	{ days, book }: ReckonedMonth,
	answered: readonly AnsweredDay[],
	now: Date,
): Answer["untilNow"] {
	const minute = minuteOf(secondOfMilliseconds(now.getTime()));
	const running = days.find(
		({ computed: { facts } }) => facts.begin <= minute && minute < facts.end,
	)?.computed;
	if (running === undefined) return null;
	const { facts, result } = running;
	const day = isoOfDay(facts.day);
	const over = totalsOf(answered.filter((one) => one.day < day));
	const stand = standNow(facts, result, book(facts.day), minute);
	return {
		day,
		targetMinutes: over.targetMinutes + stand.targetMinutes,
		workedMinutes: over.workedMinutes + result.workedMinutes,
		balanceMinutes: over.balanceMinutes + stand.balanceMinutes,
	};
}

function totalsOf(days: readonly AnsweredDay[]): Answer["totals"] {
	return sumsOf(days, [...figureNames, "leaveDays"]);
}
