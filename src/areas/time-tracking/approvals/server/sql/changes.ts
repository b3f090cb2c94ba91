import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { isOf, keyColumns, type MatterKey } from "./matter-key.ts";

/** A change that is asked of a matter; the table bears the name of the first entity that had such. */
export interface ChangeRow<Proposal = unknown> {
	readonly id: string;
	readonly matterId: string;
	readonly baseVersion: number;
	/** What is missing stays as it is. */
	readonly proposed: Proposal;
	readonly reason: string | null;
	readonly version: number;
}

/** The matter that a change is asked of; undefined where there is no such change of this entity. */
export async function matterOfChange(tx: Tx, tenantId: string, entity: string, id: string) {
	const row = await firstRow(tx)<{ matterId: string }>`
		select coalesce(c.time_tracking_id, c.entity_id) as "matterId" from time_tracking_change_request c
		where c.tenant_id = ${tenantId} and c.id = ${id} and coalesce(c.entity, 'time_tracking') = ${entity}`;
	return row?.matterId;
}

export function openChangeOf<Proposal>(tx: Tx, tenantId: string, key: MatterKey) {
	return firstRow(tx)<ChangeRow<Proposal>>`
		select c.id, coalesce(c.time_tracking_id, c.entity_id) as "matterId", c.base_version as "baseVersion",
			c.proposed, c.reason, c.version
		from time_tracking_change_request c
		where c.tenant_id = ${tenantId} and ${isOf("c", key)} and c.state = 'OPEN'`;
}

export async function insertChange(
	tx: Tx,
	tenantId: string,
	key: MatterKey,
	change: Omit<ChangeRow, "matterId" | "version">,
): Promise<void> {
	await addRows(tx, "time_tracking_change_request", {
		tenant_id: tenantId,
		id: change.id,
		...keyColumns(key),
		base_version: change.baseVersion,
		proposed: JSON.stringify(change.proposed),
		reason: change.reason,
	});
}

export async function endChange(
	tx: Tx,
	tenantId: string,
	id: string,
	state: "APPROVED" | "REJECTED" | "WITHDRAWN",
): Promise<void> {
	await execute(tx)`update time_tracking_change_request set state = ${state}, version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** A decision that leaves the values alone does not make a wanted change of them outdated. */
export async function rebaseChange(tx: Tx, tenantId: string, id: string, baseVersion: number) {
	await execute(tx)`update time_tracking_change_request set base_version = ${baseVersion}
		where tenant_id = ${tenantId} and id = ${id}`;
}
