import { sql } from "kysely";
import { isOnce, type LeaveRuleTarget } from "#domain/leave/resolve-leave-rules.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { AssignmentFields } from "../../contract/rules.ts";
import type { StoredRule } from "./rules.ts";

/** Stands for everybody. */
const nobody = "00000000-0000-0000-0000-000000000000";

export interface StoredAssignment extends AssignmentFields {
	readonly id: string;
}

export function readAssignment(tx: Tx, tenantId: string, ruleId: string, id: string) {
	return firstRow(tx)<StoredAssignment>`
		select id, target, case when target <> 'GLOBAL' then target_id end as "targetId",
			valid_from as "validFrom", valid_to as "validTo"
		from leave_rule_assignment
		where tenant_id = ${tenantId} and rule_id = ${ruleId} and id = ${id}`;
}

export async function insertAssignment(
	tx: Tx,
	tenantId: string,
	row: StoredAssignment & { readonly ruleId: string },
): Promise<void> {
	const columns = columnsOf({ ...row, targetId: row.targetId ?? nobody });
	await addRows(tx, "leave_rule_assignment", { tenant_id: tenantId, ...columns });
}

export async function changeAssignment(
	tx: Tx,
	tenantId: string,
	{ id, validFrom, validTo }: StoredAssignment,
): Promise<void> {
	await execute(tx)`
		update leave_rule_assignment set valid_from = ${validFrom}, valid_to = ${validTo}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export function removeAssignment(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "leave_rule_assignment", { tenantId, id });
}

/**
 * Name of another rule of the same kind that the target has for the same account on some of the days; undefined also where
 * a person may have several of the kind. Rules of a kind are held meanwhile: two that contradict each other are never
 * given at once.
 */
export async function rivalOf(
	tx: Tx,
	tenantId: string,
	{ id, kind, activityId }: StoredRule,
	{ target, targetId, validFrom, validTo }: AssignmentFields,
): Promise<string | undefined> {
	if (!isOnce(kind)) return undefined;
	await execute(tx)`
		select id from leave_rule
		where tenant_id = ${tenantId} and kind = ${kind} and activity_id = ${activityId} order by id for update`;
	const row = await firstRow(tx)<{ name: string }>`
		select r.name from leave_rule_assignment a
		join leave_rule r on r.tenant_id = a.tenant_id and r.id = a.rule_id
		where a.tenant_id = ${tenantId} and a.rule_id <> ${id} and r.kind = ${kind} and r.activity_id = ${activityId}
			and a.target = ${target} and a.target_id = ${targetId ?? nobody}
			and daterange(a.valid_from, a.valid_to, '[]') && daterange(${validFrom}, ${validTo}, '[]')
		order by r.name limit 1`;
	return row?.name;
}

const tables: Readonly<Record<LeaveRuleTarget, string | null>> = {
	USER: "app_user",
	TAG: "tag",
	EMPLOYMENT_TYPE: "employment_type",
	UNIT: "unit",
	SITE: "site",
	GLOBAL: null,
};

/** Whether there is what a rule is to be given to; it stays until the end of the transaction. */
export async function hasTarget(
	tx: Tx,
	tenantId: string,
	{ target, targetId }: Pick<AssignmentFields, "target" | "targetId">,
): Promise<boolean> {
	const table = tables[target];
	if (table === null || targetId === null) return table === null && targetId === null;
	const found = await rows(tx)`
		select 1 from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${targetId} for share`;
	return found.length > 0;
}
