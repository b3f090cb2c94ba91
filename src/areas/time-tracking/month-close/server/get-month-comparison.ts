import { monthsToFreeze, writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import {
	changedFigures,
	type DayFigures,
	dayFigures,
	sumOfDays,
} from "#domain/month-close/day-figures.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { openMonth } from "./open-month.ts";
import { closesOf, correctionsOf, frozenDays } from "./sql/frozen.ts";

type Answer = AnswerOf<typeof contract.getMonthComparison>;

export const getMonthComparison: Handler<typeof contract.getMonthComparison> = (
	context,
	{ userId, month, closeNo: asked },
) => {
	const { tenantId } = context;
	const whose = { tenantId, userId, ...writtenMonth(month) };
	return context.read(async (tx) => {
		const given = { userId, month };
		const person = await openMonth(tx, context, given, "READ");
		const closes = await closesOf(tx, whose);
		const closeNo = asked ?? closes[0]?.closeNo ?? null;
		if (asked !== undefined && !closes.some((one) => one.closeNo === asked)) {
			return refuse(commonRefusals.notFound);
		}
		const months = await monthsToFreeze(tx, { tenantId, userIds: [userId] }, month, false);
		const now = months.get(userId) ?? refuse(commonRefusals.notFound);
		const frozen = closeNo === null ? [] : await frozenDays(tx, whose, closeNo);
		return {
			user: person.user,
			month,
			isClosed: person.closeNo !== null,
			closeNo,
			mayClose: person.mayClose,
			closes: closes.map(({ closedAt, ...one }) => ({ ...one, closedAt: closedAt.toISOString() })),
			...compared(frozen, now.days),
			corrections: (await correctionsOf(tx, whose)).map(({ at, ...one }) => ({
				...one,
				at: at.toISOString(),
			})),
		};
	});
};

/** A day that was frozen on another calendar, or not at all, is compared with nothing. */
function compared(
	frozen: readonly { readonly day: string; readonly result: DayFigures }[],
	now: readonly { readonly result: DayFigures & { readonly day: string } }[],
): Pick<Answer, "days" | "totals"> {
	const kept = new Map(frozen.map(({ day, result }) => [day, result]));
	const days = now.map(({ result }) => {
		const before = kept.get(result.day);
		return {
			day: result.day,
			frozen: before === undefined ? null : figuresOf(before),
			now: figuresOf(result),
			isChanged: before !== undefined && Object.keys(changedFigures(before, result)).length > 0,
		};
	});
	const sums = (results: readonly DayFigures[]) => figuresOf(sumOfDays(results));
	return {
		days,
		totals: {
			frozen: frozen.length === 0 ? null : sums(frozen.map(({ result }) => result)),
			now: sums(now.map(({ result }) => result)),
		},
	};
}

function figuresOf(result: DayFigures): DayFigures {
	const named = dayFigures.map((name) => [name, result[name]]);
	return Object.fromEntries(named) as DayFigures;
}
