import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { openMonth } from "./open-month.ts";
import { tracedDay } from "./sql/frozen.ts";

type Endpoint = (typeof contract)["getFrozenDay"];

export function getFrozenDay(
	context: ReadContext,
	{ userId, day, closeNo }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const whose = { tenantId: context.tenantId, userId };
	return context.read(async (tx) => {
		const month = day.slice(0, 7);
		await openMonth(tx, context, { userId, month }, "READ");
		const { result, ...frozen } =
			(await tracedDay(tx, whose, day, closeNo ?? null)) ?? refuse(commonRefusals.notFound);
		return { userId, ...frozen, figures: result };
	});
}
