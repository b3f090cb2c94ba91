import { sumSpecialAccounts } from "../../../../domain/working-time/credit-special-accounts.ts";
import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import { commonRefusals } from "../../../../kit/contract/refusal.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { todayOf } from "../../../../kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import {
	type AnsweredDay,
	answeredAccounts,
	answeredDay,
} from "./answered-day.ts";
import { monthOfPerson } from "./month-of-person.ts";
import { openPerson } from "./open-person.ts";
import { rangeOfMonth } from "./range-of-month.ts";

type Endpoint = (typeof contract)["getTargetActual"];
type Answer = AnswerOf<Endpoint>;

/** Computed by the functions that make what is kept: the command `day-results -- check` holds both together. */
export function getTargetActual(
	context: ReadContext,
	{ userId, month }: InputOf<Endpoint>,
): Promise<Answer> {
	const today = todayOf(context);
	return context.read(async (tx) => {
		const user = await openPerson(tx, context, userId);
		const range = rangeOfMonth(month);
		const reckoned =
			(await monthOfPerson(tx, context.tenantId, userId, range)) ??
			refuse(commonRefusals.notFound);
		const days = reckoned.days.map((day) => answeredDay(day, reckoned, today));
		const accounts = sumSpecialAccounts(
			reckoned.days.map(({ computed }) => computed.specialAccounts),
		);
		return {
			userId,
			user,
			month,
			days,
			totals: totalsOf(days),
			untilYesterday: totalsOf(days.filter(({ day }) => day < today)),
			specialAccounts: answeredAccounts(accounts, reckoned.reckoning),
		};
	});
}

function totalsOf(days: readonly AnsweredDay[]): Answer["totals"] {
	const sum = (key: keyof Answer["totals"]) =>
		days.reduce((total, day) => total + day[key], 0);
	return {
		targetMinutes: sum("targetMinutes"),
		workedMinutes: sum("workedMinutes"),
		pauseMinutes: sum("pauseMinutes"),
		autoPauseMinutes: sum("autoPauseMinutes"),
		holidayCreditMinutes: sum("holidayCreditMinutes"),
		absenceCreditMinutes: sum("absenceCreditMinutes"),
		extraMinutes: sum("extraMinutes"),
		balanceMinutes: sum("balanceMinutes"),
		overtimeMinutes: sum("overtimeMinutes"),
		pendingMinutes: sum("pendingMinutes"),
		leaveDays: sum("leaveDays"),
	};
}
