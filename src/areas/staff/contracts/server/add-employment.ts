import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { type EmploymentInput, endBeforeBegin } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { isBefore, traceRow } from "./open-person.ts";
import { settleDates } from "./settle-dates.ts";
import { insertEmployment } from "./sql/employments.ts";

/** Employs a person whom the caller was allowed to change. */
export async function addEmployment(
	context: WriteContext,
	userId: string,
	employment: EmploymentInput,
): Promise<string> {
	const { tx, tenantId, now } = context;
	if (isBefore(employment.exitDate, employment.entryDate)) {
		refuse(endBeforeBegin);
	}
	const id = newId(now.getTime());
	await keepingRules(() => insertEmployment(tx, tenantId, { id, userId, ...employment }));
	await settleDates(context, userId);
	await traceRow(context, "employment", {
		id,
		userId,
		action: "created",
		after: employment,
	});
	return id;
}
