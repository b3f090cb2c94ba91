import { sql } from "kysely";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { personTable } from "#kit/server/person-record/person-table.ts";
import { type EndedRow, personColumns } from "#kit/server/person-record/sql.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import {
	contractOverlaps,
	contracts,
	type Employment,
	employmentInUse,
	employmentOverlaps,
	employments,
	employmentTypeNotFound,
	wageCostCentreNotFound,
	wageOverlaps,
	wages,
} from "../contract.ts";

export const employmentTable = personTable("employment", employments, {
	constraints: {
		employment_once: employmentOverlaps,
		employment_type_known: employmentTypeNotFound,
		contract_tenant_id_employment_id_user_id_fkey: employmentInUse,
	},
	extra: {
		employmentTypeName: sql`(select t.name from employment_type t
			where t.tenant_id = m.tenant_id and t.id = m.employment_type_id)`,
	},
});

export const contractTable = personTable("contract", contracts, {
	columns: { weeklyMinutes: "weekly_min", maxActualMinutes: "max_actual_min" },
	constraints: { contract_once: contractOverlaps },
});

export const wageTable = personTable("wage", wages, {
	constraints: { wage_once: wageOverlaps, wage_cost_centre_known: wageCostCentreNotFound },
	apart: ["costCentreId"],
	extra: {
		costCentreName: sql`(select k.name from cost_centre k where k.tenant_id = m.tenant_id and k.id = m.cost_centre_id)`,
	},
});

/** Employment types that may be chosen. */
export function enabledTypes(tx: Tx, tenantId: string) {
	return rows(tx)<{ id: string; name: string }>`
		select id, name from employment_type where tenant_id = ${tenantId} and is_enabled`;
}

/** Says of what kind the employments of people are who have just been made. @returns them with their ids */
export function typeNewEmployments<
	Given extends { readonly userId: string; readonly typeId: string },
>(tx: Tx, tenantId: string, given: readonly Given[]) {
	return rows(tx)<{ id: string; userId: string; before: null; typeId: string }>`
		update employment e set employment_type_id = given."typeId"
		from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given("userId" uuid, "typeId" uuid)
		where e.tenant_id = ${tenantId} and e.user_id = given."userId"
		returning e.id, e.user_id as "userId", null as before, given."typeId"`;
}

export type EmploymentRow = Employment & Record<string, unknown>;

/** Employments and their contracts in one question, the newest first; rows are `EmploymentRow`. */
export const employmentsOf = composedStatement(
	["tenantId", "userId"],
	({ tenantId, userId }) => sql`
		with agreed as (
			select ${personColumns(contractTable)} from contract m where m.tenant_id = ${tenantId} and m.user_id = ${userId}
		)
		select ${personColumns(employmentTable)},
			(select coalesce(jsonb_agg(to_jsonb(a) order by a."validFrom" desc), '[]')
				from agreed a where a."employmentId" = m.id) as contracts
		from employment m
		where m.tenant_id = ${tenantId} and m.user_id = ${userId}
		order by m.entry_date desc`,
);

export interface EmploymentDays {
	readonly entryDate: string;
	readonly exitDate: string | null;
}

/** An employment's person and days, locked until the transaction ends. */
export function readEmployment(tx: Tx, tenantId: string, employmentId: string) {
	return firstRow(tx)<EmploymentDays & { userId: string }>`
		select user_id as "userId", entry_date as "entryDate", exit_date as "exitDate" from employment
		where tenant_id = ${tenantId} and id = ${employmentId} for update`;
}

/**
 * Ends the contracts of an employment that would outlast it.
 *
 * @returns which, and until when they held
 */
export function cutContracts(tx: Tx, tenantId: string, employmentId: string, exitDate: string) {
	return rows(tx)<EndedRow>`
		update contract c set valid_to = ${exitDate}, version = c.version + 1
		from contract old
		where c.tenant_id = ${tenantId} and c.employment_id = ${employmentId} and old.tenant_id = c.tenant_id and old.id = c.id
			and c.valid_from <= ${exitDate} and (c.valid_to is null or c.valid_to > ${exitDate})
		returning c.id, old.valid_to as before, c.valid_to as after`;
}

/** Whether a contract begins outside the employment's days. */
export async function hasContractOutside(
	tx: Tx,
	tenantId: string,
	employmentId: string,
	{ entryDate, exitDate }: EmploymentDays,
): Promise<boolean> {
	const found = await rows(tx)`
		select from contract where tenant_id = ${tenantId} and employment_id = ${employmentId}
			and (valid_from < ${entryDate} or valid_from > ${exitDate}::date) limit 1`;
	return found.length > 0;
}

/** Keeps the days of the current employment on the person; else those of the next one, else of the last. */
export async function keepDatesOnPerson(tx: Tx, tenantId: string, userId: string, today: string) {
	await execute(tx)`
		update app_user set entry_date = e.entry_date, exit_date = e.exit_date
		from (select 1) one left join lateral (
			select entry_date, exit_date from employment
			where tenant_id = ${tenantId} and user_id = ${userId}
			order by entry_date <= ${today} and (exit_date is null or exit_date >= ${today}) desc,
				entry_date > ${today} desc,
				case when entry_date > ${today} then entry_date end,
				entry_date desc
			limit 1) e on true
		where app_user.tenant_id = ${tenantId} and app_user.id = ${userId}`;
}

/** The employments of a person who is being deleted; a contract or wage stops it. */
export async function removeBareEmployments(tx: Tx, tenantId: string, userId: string) {
	await execute(tx)`delete from employment where tenant_id = ${tenantId} and user_id = ${userId}`;
}

/**
 * The same for everybody who was ever employed, on the day of each one's home site.
 *
 * @returns whose days have changed
 */
export async function keepDatesOnPeople(tx: Tx, tenantId: string, now: Date): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		update app_user set entry_date = e.entry_date, exit_date = e.exit_date
		from app_user u
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::date as today) d
		cross join lateral (
			select entry_date, exit_date from employment
			where tenant_id = ${tenantId} and user_id = u.id
			order by entry_date <= d.today and (exit_date is null or exit_date >= d.today) desc,
				entry_date > d.today desc,
				case when entry_date > d.today then entry_date end,
				entry_date desc
			limit 1) e
		where u.tenant_id = ${tenantId} and app_user.tenant_id = ${tenantId} and app_user.id = u.id
			and (u.entry_date is distinct from e.entry_date or u.exit_date is distinct from e.exit_date)
		returning app_user.id`;
	return found.map(({ id }) => id);
}
