import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ContractTerms } from "../../contract.ts";

export interface Validity {
	readonly validFrom: string;
	readonly validTo: string | null;
}

export interface StoredContract extends ContractTerms, Validity {
	readonly id: string;
	readonly userId: string;
	readonly employmentId: string;
	readonly version: number;
}

export const contractColumns = sql`c.id, c.user_id as "userId", c.employment_id as "employmentId",
	c.valid_from as "validFrom", c.valid_to as "validTo", c.weekly_min as "weeklyMinutes",
	c.days_per_week as "daysPerWeek", c.annual_leave_days as "annualLeaveDays", c.arbzg_exempt as "arbzgExempt",
	c.minor_until as "minorUntil", c.maternity_from as "maternityFrom", c.maternity_to as "maternityTo",
	c.max_actual_min as "maxActualMinutes", c.max_wage_cents as "maxWageCents", c.version`;

export async function readContract(
	tx: Tx,
	tenantId: string,
	contractId: string,
): Promise<StoredContract | undefined> {
	const { rows } = await sql<StoredContract>`
		select ${contractColumns} from contract c
		where c.tenant_id = ${tenantId} and c.id = ${contractId} for update of c`.execute(tx);
	return rows[0];
}

function columnsOf(terms: ContractTerms & Validity) {
	return {
		valid_from: terms.validFrom,
		valid_to: terms.validTo,
		weekly_min: terms.weeklyMinutes,
		days_per_week: terms.daysPerWeek,
		annual_leave_days: terms.annualLeaveDays,
		arbzg_exempt: terms.arbzgExempt,
		minor_until: terms.minorUntil,
		maternity_from: terms.maternityFrom,
		maternity_to: terms.maternityTo,
		max_actual_min: terms.maxActualMinutes,
		max_wage_cents: terms.maxWageCents,
	};
}

export async function insertContract(
	tx: Tx,
	tenantId: string,
	row: Omit<StoredContract, "version">,
): Promise<void> {
	await tx
		.insertInto("contract")
		.values({
			tenant_id: tenantId,
			id: row.id,
			user_id: row.userId,
			employment_id: row.employmentId,
			...columnsOf(row),
		})
		.execute();
}

/** @returns the new version */
export async function updateContractRow(
	tx: Tx,
	tenantId: string,
	contractId: string,
	terms: ContractTerms & Validity,
): Promise<number> {
	const { version } = await tx
		.updateTable("contract")
		.set((eb) => ({ ...columnsOf(terms), version: eb("version", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", contractId)
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}

/** A row that got another last day. */
export interface EndedRow {
	readonly id: string;
	readonly before: string | null;
	readonly after: string;
}

/**
 * Ends what is valid on a day on the day before.
 *
 * @returns which, and until when it held
 */
export async function endContractsBefore(
	tx: Tx,
	tenantId: string,
	userId: string,
	day: string,
): Promise<EndedRow[]> {
	const { rows } = await sql<EndedRow>`
		update contract c set valid_to = ${day}::date - 1, version = c.version + 1
		from contract old
		where c.tenant_id = ${tenantId} and c.user_id = ${userId} and old.tenant_id = c.tenant_id and old.id = c.id
			and c.valid_from < ${day} and (c.valid_to is null or c.valid_to >= ${day})
		returning c.id, old.valid_to as before, c.valid_to as after`.execute(tx);
	return rows;
}

export async function deleteContractRow(
	tx: Tx,
	tenantId: string,
	contractId: string,
): Promise<void> {
	await tx
		.deleteFrom("contract")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", contractId)
		.execute();
}
