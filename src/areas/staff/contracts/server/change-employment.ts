import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { todayOf } from "../../user-roles/server/public.ts";
import {
	type EmploymentInput,
	endBeforeBegin,
	outsideEmployment,
} from "../contract.ts";
import { demandAdministratorStays } from "./demand-administrator-stays.ts";
import { keepingRules } from "./keeping-rules.ts";
import { isBefore, traceRow } from "./open-person.ts";
import {
	cutContracts,
	hasContractOutside,
	keepDatesOnPerson,
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
	await demandAdministratorStays(context, userId, change.exitDate);
	if (await hasContractOutside(tx, tenantId, id, change)) {
		refuse(outsideEmployment);
	}
	const next = await keepingRules(() =>
		updateEmploymentRow(tx, tenantId, id, change),
	);
	if (change.exitDate !== null) {
		await cutContracts(tx, tenantId, id, change.exitDate);
	}
	await keepDatesOnPerson(tx, tenantId, userId, todayOf(context));
	await traceRow(context, "employment", {
		id,
		userId,
		action: "changed",
		before,
		after: change,
	});
	return next;
}
