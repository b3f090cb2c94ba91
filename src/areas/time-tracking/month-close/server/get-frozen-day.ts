import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { openMonth } from "./open-month.ts";
import { tracedDay } from "./sql/frozen.ts";

export const getFrozenDay: Handler<typeof contract.getFrozenDay> = (
	context,
	{ userId, day, closeNo },
) => {
	const whose = { tenantId: context.tenantId, userId };
	return context.read(async (tx) => {
		const month = day.slice(0, 7);
		await openMonth(tx, context, { userId, month }, "READ");
		const { result, ...frozen } =
			(await tracedDay(tx, whose, day, closeNo ?? null)) ?? refuse(commonRefusals.notFound);
		return { userId, ...frozen, figures: result };
	});
};
