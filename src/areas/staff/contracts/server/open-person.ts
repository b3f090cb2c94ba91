import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit, auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { refuseStale } from "#kit/server/stale-version.ts";
import type { EndedRow } from "./sql/contracts.ts";

type Context = Pick<ReadContext | WriteContext, "session" | "now">;

/** Refuses whoever may not deal with this person's contracts. */
export function openPerson(
	tx: Tx,
	context: Context,
	userId: string,
	level: PermissionLevel,
): Promise<void> {
	return demandUser(tx, context.session, {
		key: "contracts.manage",
		level,
		userId,
		today: todayOf(context),
	});
}

type Stored = { readonly userId: string; readonly version: number };

/** One of a person's rows, to be changed: refuses whoever may not, and a stale version. */
export async function openRow<Row extends Stored>(
	context: WriteContext,
	entity: "employment" | "contract" | "wage",
	row: (Row & { readonly id: string }) | undefined,
	level: PermissionLevel,
	version?: number,
): Promise<Row> {
	const { tx, tenantId } = context;
	if (row === undefined) return refuse(commonRefusals.notFound);
	await openPerson(tx, context, row.userId, level);
	if (version !== undefined && version !== row.version) {
		const current = { ...row };
		await refuseStale(tx, { tenantId, entity, entityId: row.id, current });
	}
	return row;
}

/** Leaves the trace of a change of a person's employment, and tells of it. */
export async function traceRow(
	context: WriteContext,
	entity: "employment" | "contract" | "wage",
	change: {
		readonly id: string;
		readonly userId: string;
		readonly action: string;
		readonly before?: object | null;
		readonly after?: object | null;
	},
): Promise<void> {
	const { id, userId, action, before, after } = change;
	await audit(context.tx, context, {
		entity,
		entityId: id,
		subjectUserId: userId,
		action,
		before,
		after,
	});
	context.announce({ kind: "USERS", ids: [userId], update: "UPDATE" });
}

/** The same for rows that ended because of another change. */
export async function traceEnds(
	context: WriteContext,
	entity: "contract" | "wage",
	userId: string,
	ended: readonly EndedRow[],
): Promise<void> {
	await auditAll(
		context.tx,
		context,
		ended.map(({ id, before, after }) => ({
			entity,
			entityId: id,
			subjectUserId: userId,
			action: "changed",
			before: { validTo: before },
			after: { validTo: after },
		})),
	);
}

/** Days in order; civil days compare as texts. */
export function isBefore(day: string | null, other: string): boolean {
	return day !== null && day < other;
}
