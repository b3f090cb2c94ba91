import {
	demandUnits,
	demandUser,
	governsMoreThan,
	holdsMoreThan,
	todayOf,
	userDemand,
} from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { type Demand, demanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { higherRights, notOneself, userUnitNotFound } from "../contract/refusals.ts";
import { areUnitsEnabled, readUser, type StoredUser } from "./sql/people.ts";

/** The person to be changed, locked: refuses people who may not, and a stale version. */
export async function openUser(
	context: WriteContext,
	userId: string,
	level: PermissionLevel,
	version?: number,
): Promise<StoredUser> {
	const { tx, session, tenantId } = context;
	const today = todayOf(context);
	await demandUser(tx, session, { key: "users.manage", level, userId, today });
	const user = await readUser(tx, tenantId, userId);
	if (user === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== user.version) {
		const { id: _id, custom: _custom, ...current } = user;
		await refuseStale(tx, { tenantId, entity: "app_user", entityId: userId, current });
	}
	return user;
}

/** Refuses to touch what lets somebody in who governs rights that the session does not hold. */
export async function demandNotAbove({ tx, session, now }: WriteContext, userId: string) {
	const today = todayOf({ session, now });
	if (await governsMoreThan(tx, session, userId, today)) refuse(higherRights);
}

/**
 * Refuses to open a way in as somebody who may do anything, today or on a day to come, that the session may not: the person who
 * sets a password can sign in with it.
 */
export async function demandAllRights({ tx, session, now }: WriteContext, userId: string) {
	const today = todayOf({ session, now });
	if (await holdsMoreThan(tx, session, userId, today)) refuse(higherRights);
}

export function demandSomebodyElse({ session }: WriteContext, userId: string): void {
	if (session.userId === userId) refuse(notOneself);
}

/** Refuses units in which the session may not change people, or that are archived. */
export async function demandUnitsFor(
	{ tx, session, tenantId }: WriteContext,
	unitIds: readonly string[],
): Promise<void> {
	await demandUnits(tx, session, {
		key: "users.manage",
		level: "WRITE",
		unitIds,
		notFound: userUnitNotFound,
	});
	if (!(await areUnitsEnabled(tx, tenantId, unitIds))) refuse(userUnitNotFound);
}

/** Leaves the trace of a change of a person, and tells of it. */
export async function traceUser(
	context: WriteContext,
	userId: string,
	change: {
		readonly action: string;
		/** What of the person; her own row unless said otherwise. */
		readonly entity?: string;
		readonly entityId?: string;
		readonly before?: object | null;
		readonly after?: object | null;
	},
): Promise<void> {
	const { entity = "app_user", entityId = userId, ...rest } = change;
	const event = { entity, entityId, subjectUserId: userId, ...rest };
	await audit(context.tx, context, event);
	context.announce({ kind: "USERS", ids: [userId] });
}

/** Refuses people who may not read a person in detail. */
export function readableDemand(
	context: Pick<ReadContext, "session" | "now">,
	userId: string,
): Demand {
	const needed = { key: "users.manage", level: "READ", userId } as const;
	return userDemand(context.session, { ...needed, today: todayOf(context) });
}

/** The same within a transaction. */
export function demandReadable(
	tx: Tx,
	context: Pick<ReadContext, "session" | "now">,
	userId: string,
): Promise<void> {
	return demanded(tx, readableDemand(context, userId));
}
