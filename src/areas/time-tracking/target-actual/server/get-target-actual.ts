import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { computedMonth } from "./month/computed-month.ts";
import {
	isToldByKept,
	isWhole,
	keptMonth,
	type PlainMonthRows,
	plainMonth,
	toldMonth,
} from "./month/kept-month.ts";
import { type AskedPersonMonth, monthAnswer, type ToldMonth } from "./month/month-answer.ts";
import { withRunning } from "./month/with-running.ts";
import { demandTimes } from "./open-person.ts";
import type { KeptMonthDay, KeptMonthPerson } from "./sql/kept-month.ts";

/** What is kept of one's own month mostly tells it, in one round trip; where that is not sure, it is looked at anew. */
export const getTargetActual: Handler<typeof contract.getTargetActual> = async (
	context,
	{ userId, month },
) => {
	const { tenantId, now, session } = context;
	const asked = { tenantId, userId, month, today: todayOf(context), now };
	if (userId === session.userId) {
		const [days, [person]] = await context.together<PlainMonthRows>(plainMonth(asked));
		if (person?.isPlain && isWhole(month, days))
			return monthAnswer(asked, toldMonth(asked, { days, person: { ...person, terms: null } }));
	}
	return context.readAtOnce(async (tx) => {
		await demandTimes(tx, context, userId);
		return monthAnswer(asked, await monthAtOnce(tx, asked));
	});
};

/** A person's month within a snapshot: kept days with what runs, or all of it from its facts. */
export async function monthAtOnce(tx: Tx, asked: AskedPersonMonth): Promise<ToldMonth> {
	const [ofDays, ofPerson] = keptMonth(asked);
	const [days, [person]] = await Promise.all([
		rowsOf<KeptMonthDay>(tx, ofDays),
		rowsOf<KeptMonthPerson>(tx, ofPerson),
	]);
	if (person === undefined) return refuse(commonRefusals.notFound);
	const kept = { days, person };
	return isToldByKept(asked, kept)
		? toldMonth(asked, await withRunning(tx, asked, kept))
		: computedMonth(tx, asked, person);
}
