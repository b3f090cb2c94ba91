import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { demandReadable, openUser, traceUser } from "./open-user.ts";
import {
	type PrivateData,
	readBusinessData,
	readPrivateData,
	writeBusinessData,
	writePrivateData,
} from "./sql/person-data.ts";

type Input<Name extends keyof typeof contract> = InputOf<(typeof contract)[Name]>;
type Answer<Name extends keyof typeof contract> = AnswerOf<(typeof contract)[Name]>;

const emptyContact = { phone: "", mobile: "", mail: "" };

export function getUserPrivateData(
	context: ReadContext,
	{ userId }: Input<"getUserPrivateData">,
): Promise<Answer<"getUserPrivateData">> {
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const isHealthMasked = !(await mayHealth(tx, context, userId, "READ"));
		const data = await readPrivateData(tx, context.tenantId, userId);
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

export async function updateUserPrivateData(
	context: WriteContext,
	input: Input<"updateUserPrivateData">,
): Promise<Answer<"updateUserPrivateData">> {
	const { tx, tenantId } = context;
	const { userId, birthDate, address, contact } = input;
	await openUser(context, userId, "WRITE");
	const before = await readPrivateData(tx, tenantId, userId);
	// who may not deal with severe disability leaves it as it is
	const health = (await mayHealth(tx, context, userId, "WRITE")) ? input : {};
	const { severelyDisabledFrom, severelyDisabledTo }: Partial<PrivateData> = {
		...before,
		...health,
	};
	return changePart(context, {
		...input,
		entity: "user_private",
		before,
		// without what may have been kept back from the person who tries
		current: {
			birthDate: before.birthDate,
			address: before.address,
			contact: before.contact,
			version: before.version,
		},
		after: {
			birthDate,
			address,
			contact,
			severelyDisabledFrom: severelyDisabledFrom ?? null,
			severelyDisabledTo: severelyDisabledTo ?? null,
		},
		write: writePrivateData,
	});
}

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

export function getUserBusinessData(
	context: ReadContext,
	{ userId }: Input<"getUserBusinessData">,
): Promise<Answer<"getUserBusinessData">> {
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const data = await readBusinessData(tx, context.tenantId, userId);
		return { ...data, address: { ...emptyAddress, ...data.address } };
	});
}

export async function updateUserBusinessData(
	context: WriteContext,
	{ userId, version, ...after }: Input<"updateUserBusinessData">,
): Promise<Answer<"updateUserBusinessData">> {
	const { tx, tenantId } = context;
	await openUser(context, userId, "WRITE");
	const before = await readBusinessData(tx, tenantId, userId);
	return changePart(context, {
		userId,
		version,
		entity: "user_business",
		before,
		current: { ...before },
		after,
		write: writeBusinessData,
	});
}

interface PartChange<Data extends { readonly version: number }> {
	readonly userId: string;
	readonly version: number;
	readonly entity: string;
	readonly before: Data;
	/** Shown to people who build upon an older version. */
	readonly current: Record<string, unknown>;
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
		await refuseStale(tx, { tenantId, entity, entityId: userId, current });
	}
	const changed = { ...after, version: before.version + 1 } as Data;
	await write(tx, tenantId, userId, changed);
	await traceUser(context, userId, { entity, action: "changed", before, after: changed });
	return { version: changed.version };
}
