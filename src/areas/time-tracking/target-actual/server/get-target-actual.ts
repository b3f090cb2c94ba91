import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { computedMonth } from "./month/computed-month.ts";
import { type KeptMonthRows, keptMonth, toldMonth } from "./month/kept-month.ts";
import { monthAnswer } from "./month/month-answer.ts";
import { openPerson } from "./open-person.ts";
import type { KeptMonthDay, KeptMonthPerson } from "./sql/kept-month.ts";

/** What is kept of a month tells it mostly, in one round trip; where it does not, the month is computed from its facts. */
export const getTargetActual: Handler<typeof contract.getTargetActual> = async (
	context,
	{ userId, month },
) => {
	const { tenantId, now, session } = context;
	const asked = { tenantId, userId, month, today: todayOf(context), now };
	const [ofDays, ofPerson] = keptMonth(asked);
	const isOwn = userId === session.userId;
	if (isOwn) {
		const [days, [person]] = await context.together<KeptMonthRows>([ofDays, ofPerson]);
		const told = toldMonth(asked, days, person);
		if (told !== undefined) return monthAnswer(asked, told);
	}
	return context.readAtOnce(async (tx) => {
		const opened = await openPerson(tx, context, userId);
		const told = isOwn
			? undefined
			: toldMonth(
					asked,
					await rowsOf<KeptMonthDay>(tx, ofDays),
					(await rowsOf<KeptMonthPerson>(tx, ofPerson)).at(0),
				);
		return monthAnswer(asked, told ?? (await computedMonth(tx, asked, opened)));
	});
};
