import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";

const key = "worksheets.manage";

/** Refuses whoever may not deal with this person's plans. */
export function demandPerson(
	tx: Tx,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	userId: string,
	level: PermissionLevel,
): Promise<void> {
	const today = todayOf(context);
	return demandUser(tx, context.session, { key, level, userId, today });
}

/** The same for reading; everybody reads what is planned for herself. */
export async function openReading(tx: Tx, context: ReadContext, userId: string): Promise<void> {
	const { session } = context;
	if (userId === session.userId) return;
	await demandPerson(tx, context, userId, "READ");
}

type Entity = "worksheet" | "worksheet_exception";

/** One of a person's rows, to be changed: refuses whoever may not, and a stale version. */
export async function openRow<
	Row extends {
		readonly id: string;
		readonly userId: string;
		readonly version: number;
	},
>(
	context: WriteContext,
	entity: Entity,
	row: Row | undefined,
	level: PermissionLevel,
	version?: number,
): Promise<Row> {
	const { tx, tenantId } = context;
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demandPerson(tx, context, row.userId, level);
	if (version !== undefined && version !== row.version) {
		const current = { ...row };
		await refuseStale(tx, { tenantId, entity, entityId: row.id, current });
	}
	return row;
}

/** Leaves the trace of a change of what is planned for a person, and tells of it. */
export async function traceRow(
	context: WriteContext,
	entity: Entity,
	change: {
		readonly id: string;
		readonly userId: string;
		readonly action: "created" | "changed" | "deleted";
		readonly before?: object;
		readonly after?: object;
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
	context.announce({ kind: "WORKSHEETS", ids: [id], userId, update: "UPDATE" });
}
