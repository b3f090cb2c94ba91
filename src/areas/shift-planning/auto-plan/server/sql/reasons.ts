import { type RawBuilder, sql } from "kysely";
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

export interface StandingPlan {
	readonly unitId: string;
	readonly from: string;
	readonly to: string;
	readonly shifts: readonly KeptShift[];
}

const standing = sql`p.unit_id as "unitId", p.from_date::text as "from", p.to_date::text as "to", p.shifts`;

/** A proposal that is not done with, of one of some departments. */
export function readablePlan(tx: Tx, tenantId: string, id: string, units: RawBuilder<string>) {
	return firstRow(tx)<StandingPlan>`
		select ${standing} from auto_plan p
		where p.tenant_id = ${tenantId} and p.id = ${id} and p.state <> 'CLOSED' and p.unit_id in ${units}`;
}

/** The proposal that stands for a department on a day; undefined where there is none. */
export function standingPlanOf(tx: Tx, tenantId: string, unitId: string, day: string) {
	return firstRow(tx)<StandingPlan>`
		select ${standing} from auto_plan p
		join unit_closure c on c.tenant_id = p.tenant_id and c.ancestor_id = p.unit_id and c.descendant_id = ${unitId}
		where p.tenant_id = ${tenantId} and p.state in ('RUNNING', 'READY') and p.from_date <= ${day} and p.to_date >= ${day}
		order by p.made_at desc limit 1`;
}

export function namesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<{ id: string; firstName: string; lastName: string }>`
		select id, first_name as "firstName", last_name as "lastName" from app_user
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}
