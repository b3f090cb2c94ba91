import { sql } from "kysely";
import type { ImportedContract } from "#domain/import/read-contract.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

/** What holds of everybody today, or will next. */
export function heldContracts(tx: Tx, tenantId: string, today: string) {
	return rows(tx)<ImportedContract & { readonly userId: string }>`
		select distinct on (e.user_id) e.user_id as "userId", c.weekly_min as "weeklyMinutes",
			c.days_per_week::float8 as "daysPerWeek", c.annual_leave_days::float8 as "annualLeaveDays",
			e.employment_type_id as "employmentTypeId"
		from employment e
		left join contract c on c.tenant_id = e.tenant_id and c.employment_id = e.id
			and (c.valid_to is null or c.valid_to >= ${today})
		where e.tenant_id = ${tenantId} and (e.exit_date is null or e.exit_date >= ${today})
		order by e.user_id, e.entry_date, c.valid_from`;
}

export function enabledTypes(tx: Tx, tenantId: string) {
	return tx
		.selectFrom("employment_type")
		.select(["id", "name"])
		.where("tenant_id", "=", tenantId)
		.where("is_enabled", "=", true)
		.execute();
}

export interface ContractToInsert extends ImportedContract {
	readonly id: string;
	readonly userId: string;
	readonly employmentId: string;
	readonly validFrom: string;
	readonly validTo: string | null;
}

/** Contracts of employments that are there already, with the kind of each employment. */
export async function insertContracts(
	tx: Tx,
	tenantId: string,
	contracts: readonly ContractToInsert[],
): Promise<void> {
	const given = sql`jsonb_to_recordset(${JSON.stringify(contracts)}::jsonb) as given(id uuid, "userId" uuid,
		"employmentId" uuid, "validFrom" date, "validTo" date, "weeklyMinutes" int, "daysPerWeek" numeric,
		"annualLeaveDays" numeric, "employmentTypeId" uuid)`;
	await execute(tx)`
		update employment e set employment_type_id = given."employmentTypeId" from ${given}
		where e.tenant_id = ${tenantId} and e.id = given."employmentId"`;
	await execute(tx)`
		insert into contract (tenant_id, id, user_id, employment_id, valid_from, valid_to, weekly_min, days_per_week,
			annual_leave_days)
		select ${tenantId}, id, "userId", "employmentId", "validFrom", "validTo", "weeklyMinutes", "daysPerWeek",
			"annualLeaveDays"
		from ${given} where "weeklyMinutes" is not null`;
}
