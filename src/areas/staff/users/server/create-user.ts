import { employmentRows } from "#areas/staff/contracts/server/public.ts";
import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { addPerson } from "./add-person.ts";
import { invite as sendInvitation } from "./logins/invite.ts";

type Endpoint = (typeof contract)["createUser"];

export async function createUser(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { unitId, siteId = null, entryDate = null, ...rest } = input;
	const { invite, custom = {}, ...person } = rest;
	const userId = await addPerson(context, person, {
		unitId,
		homeSiteId: siteId,
		siteIds: [],
		entryDate,
		custom,
	});
	if (entryDate !== null) {
		await demandContracts(context, userId);
		const employment = { entryDate, exitDate: null, employmentTypeId: null };
		await employmentRows.add(context, userId, employment);
	}
	if (invite) await sendInvitation(context, userId);
	return { id: userId };
}

/** Employing is another right than creating people. */
export function demandContracts(context: WriteContext, userId: string): Promise<void> {
	return demandUser(context.tx, context.session, {
		key: "contracts.manage",
		level: "WRITE",
		userId,
		today: todayOf(context),
	});
}
