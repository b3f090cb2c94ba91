import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { contract } from "../contract.ts";
import { openReading } from "./open-person.ts";
import { readPlan } from "./sql/plans.ts";

type Endpoint = (typeof contract)["getWorksheet"];

export function getWorksheet(
	context: ReadContext,
	{ worksheetId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		const plan = await readPlan(tx, context.tenantId, worksheetId);
		if (plan === undefined) return refuse(commonRefusals.notFound);
		await openReading(tx, context, plan.userId);
		return plan;
	});
}
