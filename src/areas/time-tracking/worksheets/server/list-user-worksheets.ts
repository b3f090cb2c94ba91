import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openReading } from "./open-person.ts";
import { plansOf } from "./sql/plans.ts";

type Endpoint = (typeof contract)["listUserWorksheets"];

export function listUserWorksheets(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await openReading(tx, context, userId);
		return { items: await plansOf(tx, context.tenantId, userId) };
	});
}
