import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { EmploymentInput } from "../../contract.ts";
import { contractColumns, type EndedRow, type StoredContract } from "./contracts.ts";

export interface StoredEmployment extends EmploymentInput {
	readonly id: string;
	readonly userId: string;
	readonly version: number;
}

const columns = sql`e.id, e.user_id as "userId", e.entry_date as "entryDate", e.exit_date as "exitDate",
	e.employment_type_id as "employmentTypeId", e.version`;

export type ListedEmployment = StoredEmployment & {
	readonly employmentTypeName: string | null;
	readonly contracts: StoredContract[];
};

/** Employments and their contracts in one question, the newest first. */
export async function employmentsOf(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<ListedEmployment[]> {
	const { rows } = await sql<ListedEmployment>`
		select ${columns}, t.name as "employmentTypeName",
			(select coalesce(jsonb_agg(to_jsonb(one) order by one."validFrom" desc), '[]') from (
				select ${contractColumns} from contract c
				where c.tenant_id = e.tenant_id and c.employment_id = e.id) one) as contracts
		from employment e
		left join employment_type t on t.tenant_id = e.tenant_id and t.id = e.employment_type_id
		where e.tenant_id = ${tenantId} and e.user_id = ${userId}
		order by e.entry_date desc`.execute(tx);
	return rows;
}

export async function readEmployment(
	tx: Tx,
	tenantId: string,
	employmentId: string,
): Promise<StoredEmployment | undefined> {
	const { rows } = await sql<StoredEmployment>`
		select ${columns} from employment e
		where e.tenant_id = ${tenantId} and e.id = ${employmentId} for update of e`.execute(tx);
	return rows[0];
}

export async function insertEmployment(
	tx: Tx,
	tenantId: string,
	row: EmploymentInput & { readonly id: string; readonly userId: string },
): Promise<void> {
	await tx
		.insertInto("employment")
		.values({
			tenant_id: tenantId,
			id: row.id,
			user_id: row.userId,
			entry_date: row.entryDate,
			exit_date: row.exitDate,
			employment_type_id: row.employmentTypeId,
		})
		.execute();
}

/** @returns the new version */
export async function updateEmploymentRow(
	tx: Tx,
	tenantId: string,
	employmentId: string,
	change: EmploymentInput,
): Promise<number> {
	const { version } = await tx
		.updateTable("employment")
		.set((eb) => ({
			entry_date: change.entryDate,
			exit_date: change.exitDate,
			employment_type_id: change.employmentTypeId,
			version: eb("version", "+", 1),
		}))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", employmentId)
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}

export async function deleteEmploymentRow(
	tx: Tx,
	tenantId: string,
	employmentId: string,
): Promise<void> {
	await tx
		.deleteFrom("employment")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", employmentId)
		.execute();
}

/**
 * Ends the contracts of an employment that would outlast it.
 *
 * @returns which, and until when they held
 */
export async function cutContracts(
	tx: Tx,
	tenantId: string,
	employmentId: string,
	exitDate: string,
): Promise<EndedRow[]> {
	const { rows } = await sql<EndedRow>`
		update contract c set valid_to = ${exitDate}, version = c.version + 1
		from contract old
		where c.tenant_id = ${tenantId} and c.employment_id = ${employmentId} and old.tenant_id = c.tenant_id and old.id = c.id
			and c.valid_from <= ${exitDate} and (c.valid_to is null or c.valid_to > ${exitDate})
		returning c.id, old.valid_to as before, c.valid_to as after`.execute(tx);
	return rows;
}

/** Whether a contract begins outside the employment's days. */
export async function hasContractOutside(
	tx: Tx,
	tenantId: string,
	employmentId: string,
	{ entryDate, exitDate }: EmploymentInput,
): Promise<boolean> {
	const { rows } = await sql`
		select from contract where tenant_id = ${tenantId} and employment_id = ${employmentId}
			and (valid_from < ${entryDate} or valid_from > ${exitDate}::date) limit 1`.execute(tx);
	return rows.length > 0;
}

/** Keeps other changes of the person waiting until the transaction ends. */
export async function holdPerson(tx: Tx, tenantId: string, userId: string): Promise<void> {
	await sql`select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`.execute(
		tx,
	);
}

/** Keeps the days of the current employment on the person; else those of the next one, else of the last. */
export async function keepDatesOnPerson(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
): Promise<void> {
	await sql`
		update app_user set entry_date = e.entry_date, exit_date = e.exit_date
		from (select 1) one left join lateral (
			select entry_date, exit_date from employment
			where tenant_id = ${tenantId} and user_id = ${userId}
			order by entry_date <= ${today} and (exit_date is null or exit_date >= ${today}) desc,
				entry_date > ${today} desc,
				case when entry_date > ${today} then entry_date end,
				entry_date desc
			limit 1) e on true
		where app_user.tenant_id = ${tenantId} and app_user.id = ${userId}`.execute(tx);
}

/** The employments of a person who is being deleted; a contract or wage stops it. */
export async function removeBareEmployments(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<void> {
	await tx
		.deleteFrom("employment")
		.where("tenant_id", "=", tenantId)
		.where("user_id", "=", userId)
		.execute();
}

/**
 * The same for everybody who was ever employed, on the day of each one's home site.
 *
 * @returns whose days have changed
 */
export async function keepDatesOnPeople(tx: Tx, tenantId: string, now: Date): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
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
		returning app_user.id`.execute(tx);
	return rows.map(({ id }) => id);
}
