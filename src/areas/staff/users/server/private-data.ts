import { emptyAddress } from "#areas/staff/sites/contract.ts";
import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { demandReadable, openUser, traceUser } from "./open-user.ts";
import { type PrivateData, readPrivateData, writePrivateData } from "./sql/person-data.ts";

type Endpoint = (typeof contract)["getUserPrivateData"];

export const emptyContact = { phone: "", mobile: "", mail: "" };

export function getUserPrivateData(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const key = "contracts.manage";
		const today = todayOf(context);
		const level = await levelForUser(tx, session, key, userId, today);
		const isHealthMasked = !includesLevel(level, "READ");
		const data = await readPrivateData(tx, tenantId, userId);
		return {
			...data,
			address: { ...emptyAddress, ...data.address },
			contact: { ...emptyContact, ...data.contact },
			severelyDisabledFrom: isHealthMasked ? null : data.severelyDisabledFrom,
			severelyDisabledTo: isHealthMasked ? null : data.severelyDisabledTo,
			isHealthMasked,
		};
	});
}

type UpdateUserPrivateDataEndpoint = (typeof contract)["updateUserPrivateData"];
type Input = InputOf<UpdateUserPrivateDataEndpoint>;

export async function updateUserPrivateData(
	context: WriteContext,
	input: Input,
): Promise<AnswerOf<UpdateUserPrivateDataEndpoint>> {
	const { tx, tenantId } = context;
	const { userId, version } = input;
	await openUser(context, userId, "WRITE");
	const before = await readPrivateData(tx, tenantId, userId);
	if (version !== before.version) await refuse(context, userId, before);
	const after = {
		birthDate: input.birthDate,
		address: input.address,
		contact: input.contact,
		...(await disabilityOf(context, input, before)),
		version: before.version + 1,
	};
	await writePrivateData(tx, tenantId, userId, after);
	await traceUser(context, userId, {
		entity: "user_private",
		action: "changed",
		before,
		after,
	});
	return { version: after.version };
}

/** Without what may have been kept back from whoever tries. */
function refuse(
	{ tx, tenantId }: WriteContext,
	userId: string,
	{ birthDate, address, contact, version }: PrivateData,
): Promise<never> {
	return refuseStale(tx, {
		tenantId,
		entity: "user_private",
		entityId: userId,
		current: { birthDate, address, contact, version },
	});
}

/** Who may not deal with it leaves it as it is. */
async function disabilityOf(
	context: WriteContext,
	input: Input,
	before: PrivateData,
): Promise<Pick<PrivateData, "severelyDisabledFrom" | "severelyDisabledTo">> {
	const { tx, session } = context;
	const today = todayOf(context);
	const key = "contracts.manage";
	const level = await levelForUser(tx, session, key, input.userId, today);
	const given = includesLevel(level, "WRITE") ? input : {};
	const { severelyDisabledFrom, severelyDisabledTo } = { ...before, ...given };
	return {
		severelyDisabledFrom: severelyDisabledFrom ?? null,
		severelyDisabledTo: severelyDisabledTo ?? null,
	};
}
