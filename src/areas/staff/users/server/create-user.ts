import { contractRows, employmentRows, wageRows } from "#areas/staff/contracts/server/public.ts";
import { assignRoles, demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { addPerson } from "./add-person.ts";
import { invite } from "./logins/invite.ts";
import { writeManualLogin } from "./logins/manual-login.ts";
import { demandUnitsFor } from "./open-user.ts";
import { changeSecondaryUnits } from "./sql/places.ts";

export const createUser: Handler<typeof contract.createUser> = async (context, input) => {
	const { unitId, siteId = null, entryDate = null, ...rest } = input;
	const { invite: isInvited, custom = {}, ...person } = rest;
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
	if (isInvited) await invite(context, userId);
	return { id: userId };
};

/** Employing is another right than creating people. */
function demandContracts(context: WriteContext, userId: string): Promise<void> {
	return demandUser(context.tx, context.session, {
		key: "contracts.manage",
		level: "WRITE",
		userId,
		today: todayOf(context),
	});
}

type Input = InputOf<typeof contract.createUserWithAssistant>;

/** From a name to a working person; what is refused at any step leaves nothing behind. */
export const createUserWithAssistant: Handler<typeof contract.createUserWithAssistant> = async (
	context,
	input,
) => {
	const { person, unitId, homeSiteId = null, siteIds, employment } = input;
	const id = await addPerson(context, person, {
		unitId,
		homeSiteId,
		siteIds,
		entryDate: employment?.entryDate ?? null,
		custom: input.custom ?? {},
	});
	await addSecondaryUnits(context, id, input);
	await employ(context, id, input);
	if (input.login != null) await writeManualLogin(context, id, input.login, "login.password");
	await giveRoles(context, id, input);
	if (input.invite) await invite(context, id);
	return { id, isInvited: input.invite };
};

async function addSecondaryUnits(
	context: WriteContext,
	userId: string,
	{ unitId, secondaryUnitIds }: Input,
): Promise<void> {
	const { tx, tenantId, now } = context;
	const added = [...new Set(secondaryUnitIds)].filter((id) => id !== unitId);
	await demandUnitsFor(context, added);
	const today = todayOf(context);
	const change = { added, removed: [], today, at: now.getTime() };
	await changeSecondaryUnits(tx, tenantId, userId, change);
}

async function employ(
	context: WriteContext,
	userId: string,
	{ employment, contract: terms, wage }: Input,
): Promise<void> {
	if (employment == null) return;
	await demandContracts(context, userId);
	const { entryDate: validFrom, exitDate: validTo } = employment;
	const employmentId = await employmentRows.add(context, userId, employment);
	const validity = { validFrom, validTo };
	if (terms != null) {
		await contractRows.add(context, userId, { ...terms, ...validity, employmentId });
	}
	if (wage != null) await wageRows.add(context, userId, { ...wage, ...validity });
}

async function giveRoles(context: WriteContext, userId: string, { roles }: Input): Promise<void> {
	const today = todayOf(context);
	await assignRoles(
		context,
		userId,
		roles.map(({ validFrom, ...role }) => ({ ...role, validFrom: validFrom ?? today })),
	);
}
