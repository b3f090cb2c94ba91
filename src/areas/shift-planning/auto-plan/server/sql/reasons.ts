import type { RawBuilder } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import type { KeptShift } from "./plans.ts";

export async function areUnitsOpen(
	tx: Tx,
	tenantId: string,
	unitId: string,
	units: RawBuilder<string>,
): Promise<boolean> {
	const found = await rows(tx)<{ id: string }>`
		select id from unit where tenant_id = ${tenantId} and id = ${unitId} and id in ${units}`;
	return found.length > 0;
}

/** The proposal that stands for a department on a day; undefined where there is none. */
export function standingPlanOf(tx: Tx, tenantId: string, unitId: string, day: string) {
	return firstRow(tx)<{
		unitId: string;
		from: string;
		to: string;
		shifts: readonly KeptShift[];
	}>`
		select p.unit_id as "unitId", p.from_date::text as "from", p.to_date::text as "to", p.shifts from auto_plan p
		join unit_closure c on c.tenant_id = p.tenant_id and c.ancestor_id = p.unit_id and c.descendant_id = ${unitId}
		where p.tenant_id = ${tenantId} and p.state in ('RUNNING', 'READY') and p.from_date <= ${day} and p.to_date >= ${day}
		order by p.made_at desc limit 1`;
}

export function namesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<{ id: string; firstName: string; lastName: string }>`
		select id, first_name as "firstName", last_name as "lastName" from app_user
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}
