import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** As it is stored; what is missing stays as it is. */
export interface Proposal {
	readonly begin?: string | null;
	readonly end?: string | null;
	readonly activityId?: string | null;
	readonly projectNodeId?: string | null;
}

export interface ChangeRow {
	readonly id: string;
	readonly timeTrackingId: string;
	readonly baseVersion: number;
	readonly proposed: Proposal;
	readonly reason: string | null;
	readonly state: string;
	readonly version: number;
}

const columns = sql`c.id, c.time_tracking_id as "timeTrackingId", c.base_version as "baseVersion", c.proposed, c.reason,
	c.state, c.version`;

export async function readChange(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<ChangeRow | undefined> {
	const { rows } = await sql<ChangeRow>`
		select ${columns} from time_tracking_change_request c
		where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(tx);
	return rows[0];
}

export async function openChangeOf(
	tx: Tx,
	tenantId: string,
	timeTrackingId: string,
): Promise<ChangeRow | undefined> {
	const { rows } = await sql<ChangeRow>`
		select ${columns} from time_tracking_change_request c
		where c.tenant_id = ${tenantId} and c.time_tracking_id = ${timeTrackingId} and c.state = 'OPEN'`.execute(
		tx,
	);
	return rows[0];
}

export async function insertChange(
	tx: Tx,
	tenantId: string,
	change: Pick<ChangeRow, "id" | "timeTrackingId" | "baseVersion" | "proposed" | "reason">,
): Promise<void> {
	await tx
		.insertInto("time_tracking_change_request")
		.values({
			tenant_id: tenantId,
			id: change.id,
			time_tracking_id: change.timeTrackingId,
			base_version: change.baseVersion,
			proposed: JSON.stringify(change.proposed),
			reason: change.reason,
		})
		.execute();
}

export async function endChange(
	tx: Tx,
	tenantId: string,
	id: string,
	state: "APPROVED" | "REJECTED" | "WITHDRAWN",
): Promise<void> {
	await tx
		.updateTable("time_tracking_change_request")
		.set((eb) => ({ state, version: eb("version", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** A decision that leaves the times alone does not make a wanted change of them outdated. */
export async function rebaseChange(
	tx: Tx,
	tenantId: string,
	id: string,
	baseVersion: number,
): Promise<void> {
	await tx
		.updateTable("time_tracking_change_request")
		.set({ base_version: baseVersion })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** Names of what a change proposes. */
export async function namesOf(
	tx: Tx,
	tenantId: string,
	{ activityId, projectNodeId }: Proposal,
): Promise<{
	readonly activityName: string | null;
	readonly projectNodeName: string | null;
}> {
	const { rows } = await sql<{
		activityName: string | null;
		projectNodeName: string | null;
	}>`
		select
			(select name from activity where tenant_id = ${tenantId} and id = ${activityId ?? null}::uuid) as "activityName",
			(select name from project_node where tenant_id = ${tenantId} and id = ${projectNodeId ?? null}::uuid) as "projectNodeName"`.execute(
		tx,
	);
	return rows[0] ?? { activityName: null, projectNodeName: null };
}
