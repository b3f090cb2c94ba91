import type { WriteContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import {
	isLastAdministrator,
	todayOf,
} from "../../user-roles/server/public.ts";
import { lastAdministrator } from "../../users/contract/refusals.ts";
import { isBefore } from "./open-person.ts";

/** An exit date in the past ends every session: the last administrator's would lock the company out. */
export async function demandAdministratorStays(
	context: WriteContext,
	userId: string,
	exitDate: string | null,
): Promise<void> {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	if (!isBefore(exitDate, today)) return;
	if (await isLastAdministrator(tx, tenantId, userId, today)) {
		refuse(lastAdministrator);
	}
}
