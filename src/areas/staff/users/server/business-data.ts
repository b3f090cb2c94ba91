import { emptyAddress } from "#areas/staff/sites/contract.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { demandReadable, openUser, traceUser } from "./open-user.ts";
import { readBusinessData, writeBusinessData } from "./sql/person-data.ts";

type Endpoint = (typeof contract)["getUserBusinessData"];

export function getUserBusinessData(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const data = await readBusinessData(tx, context.tenantId, userId);
		return { ...data, address: { ...emptyAddress, ...data.address } };
	});
}

type UpdateUserBusinessDataEndpoint = (typeof contract)["updateUserBusinessData"];

export async function updateUserBusinessData(
	context: WriteContext,
	{ userId, version, ...data }: InputOf<UpdateUserBusinessDataEndpoint>,
): Promise<AnswerOf<UpdateUserBusinessDataEndpoint>> {
	const { tx, tenantId } = context;
	await openUser(context, userId, "WRITE");
	const before = await readBusinessData(tx, tenantId, userId);
	if (version !== before.version) {
		await refuseStale(tx, {
			tenantId,
			entity: "user_business",
			entityId: userId,
			current: { ...before },
		});
	}
	const after = { ...data, version: before.version + 1 };
	await writeBusinessData(tx, tenantId, userId, after);
	await traceUser(context, userId, {
		entity: "user_business",
		action: "changed",
		before,
		after,
	});
	return { version: after.version };
}
