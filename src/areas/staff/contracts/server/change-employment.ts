import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { type EmploymentInput, endBeforeBegin, outsideEmployment } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { isBefore, traceEnds, traceRow } from "./open-person.ts";
import { settleDates } from "./settle-dates.ts";
import {
	cutContracts,
	hasContractOutside,
	type StoredEmployment,
	updateEmploymentRow,
} from "./sql/employments.ts";

/** Gives an opened employment other days or another type; contracts that would outlast it end with it. */
export async function changeEmployment(
	context: WriteContext,
	employment: StoredEmployment,
	change: EmploymentInput,
): Promise<number> {
	const { tx, tenantId } = context;
	const { id, userId, version: _version, ...before } = employment;
	if (isBefore(change.exitDate, change.entryDate)) refuse(endBeforeBegin);
	if (await hasContractOutside(tx, tenantId, id, change)) {
		refuse(outsideEmployment);
	}
	const next = await keepingRules(() => updateEmploymentRow(tx, tenantId, id, change));
	if (change.exitDate !== null) {
		const ended = await cutContracts(tx, tenantId, id, change.exitDate);
		await traceEnds(context, "contract", userId, ended);
	}
	await settleDates(context, userId);
	await traceRow(context, "employment", {
		id,
		userId,
		action: "changed",
		before,
		after: change,
	});
	return next;
}
