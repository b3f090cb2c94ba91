import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { openRow, traceRow } from "./open-person.ts";
import { settleDates } from "./settle-dates.ts";
import { deleteEmploymentRow, readEmployment } from "./sql/employments.ts";

type Endpoint = (typeof contract)["deleteEmployment"];

export async function deleteEmployment(
	context: WriteContext,
	{ employmentId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const row = await readEmployment(tx, tenantId, employmentId);
	const { userId, ...before } = await openRow(context, "employment", row, "FULL");
	await keepingRules(() => deleteEmploymentRow(tx, tenantId, employmentId));
	await settleDates(context, userId);
	await traceRow(context, "employment", {
		id: employmentId,
		userId,
		action: "deleted",
		before,
	});
	return {};
}
