import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { demandReadable, openUser, traceUser } from "./open-user.ts";
import {
	readBusinessData,
	readPrivateData,
	writeBusinessData,
	writePrivateData,
} from "./sql/person-data.ts";

export const getUserPrivateData: Handler<typeof contract.getUserPrivateData> = (
	context,
	{ userId },
) =>
	context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const data = await readPrivateData(tx, context.tenantId, userId);
		if (await mayHealth(tx, context, userId, "READ")) return { ...data, isHealthMasked: false };
		const nothing = { severelyDisabledFrom: null, severelyDisabledTo: null };
		return { ...data, ...nothing, isHealthMasked: true };
	});

export const updateUserPrivateData: Handler<typeof contract.updateUserPrivateData> = async (
	context,
	{ userId, version, ...wanted },
) => {
	const { tx, tenantId } = context;
	await openUser(context, userId, "WRITE");
	const before = await readPrivateData(tx, tenantId, userId);
	const { severelyDisabledFrom, severelyDisabledTo, ...current } = before;
	const health = { severelyDisabledFrom, severelyDisabledTo };
	// who may not deal with severe disability leaves it as it is
	const mayChange = await mayHealth(tx, context, userId, "WRITE");
	const after = mayChange ? { ...health, ...wanted } : { ...wanted, ...health };
	return changePart(context, {
		userId,
		version,
		entity: "user_private",
		before,
		// without what may have been kept back from the person who tries
		current,
		after: {
			...after,
			severelyDisabledFrom: after.severelyDisabledFrom ?? null,
			severelyDisabledTo: after.severelyDisabledTo ?? null,
		},
		write: writePrivateData,
	});
};

/** Severe disability is a matter of contracts. */
async function mayHealth(
	tx: Tx,
	context: Pick<ReadContext, "session" | "now">,
	userId: string,
	wanted: PermissionLevel,
): Promise<boolean> {
	const { session } = context;
	const level = await levelForUser(tx, session, "contracts.manage", userId, todayOf(context));
	return includesLevel(level, wanted);
}

export const getUserBusinessData: Handler<typeof contract.getUserBusinessData> = (
	context,
	{ userId },
) =>
	context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		return readBusinessData(tx, context.tenantId, userId);
	});

export const updateUserBusinessData: Handler<typeof contract.updateUserBusinessData> = async (
	context,
	{ userId, version, ...after },
) => {
	const { tx, tenantId } = context;
	await openUser(context, userId, "WRITE");
	const before = await readBusinessData(tx, tenantId, userId);
	const part = { entity: "user_business", before, current: before, after };
	return changePart(context, { userId, version, ...part, write: writeBusinessData });
};

interface PartChange<Data extends { readonly version: number }> {
	readonly userId: string;
	readonly version: number;
	readonly entity: string;
	readonly before: Data;
	/** Shown to people who build upon an older version. */
	readonly current: object;
	readonly after: Omit<Data, "version">;
	readonly write: (tx: Tx, tenantId: string, userId: string, data: Data) => Promise<void>;
}

/** Writes a part of a person's data that has a version of its own, with its trace. */
async function changePart<Data extends { readonly version: number }>(
	context: WriteContext,
	{ userId, version, entity, before, current, after, write }: PartChange<Data>,
): Promise<{ version: number }> {
	const { tx, tenantId } = context;
	if (version !== before.version) {
		await refuseStale(tx, { tenantId, entity, entityId: userId, current: { ...current } });
	}
	const changed = { ...after, version: before.version + 1 } as Data;
	await write(tx, tenantId, userId, changed);
	await traceUser(context, userId, { entity, action: "changed", before, after: changed });
	return { version: changed.version };
}
