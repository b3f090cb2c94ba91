import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WageTerms } from "../../contract.ts";
import type { EndedRow, Validity } from "./contracts.ts";

export interface StoredWage extends WageTerms, Validity {
	readonly id: string;
	readonly userId: string;
	readonly version: number;
}

const columns = sql`w.id, w.user_id as "userId", w.valid_from as "validFrom", w.valid_to as "validTo", w.kind, w.cents,
	w.cost_centre_id as "costCentreId", w.version`;

export type ListedWage = StoredWage & {
	readonly costCentreName: string | null;
};

export async function wagesOf(tx: Tx, tenantId: string, userId: string): Promise<ListedWage[]> {
	const { rows } = await sql<ListedWage>`
		select ${columns}, k.name as "costCentreName" from wage w
		left join cost_centre k on k.tenant_id = w.tenant_id and k.id = w.cost_centre_id
		where w.tenant_id = ${tenantId} and w.user_id = ${userId}
		order by w.valid_from desc, w.id desc`.execute(tx);
	return rows;
}

export async function readWage(
	tx: Tx,
	tenantId: string,
	wageId: string,
): Promise<StoredWage | undefined> {
	const { rows } = await sql<StoredWage>`
		select ${columns} from wage w
		where w.tenant_id = ${tenantId} and w.id = ${wageId} for update of w`.execute(tx);
	return rows[0];
}

function columnsOf(terms: WageTerms & Validity) {
	return {
		valid_from: terms.validFrom,
		valid_to: terms.validTo,
		kind: terms.kind,
		cents: terms.cents,
		cost_centre_id: terms.costCentreId,
	};
}

export async function insertWage(
	tx: Tx,
	tenantId: string,
	row: Omit<StoredWage, "version">,
): Promise<void> {
	await tx
		.insertInto("wage")
		.values({
			tenant_id: tenantId,
			id: row.id,
			user_id: row.userId,
			...columnsOf(row),
		})
		.execute();
}

/** @returns the new version */
export async function updateWageRow(
	tx: Tx,
	tenantId: string,
	wageId: string,
	terms: WageTerms & Validity,
): Promise<number> {
	const { version } = await tx
		.updateTable("wage")
		.set((eb) => ({ ...columnsOf(terms), version: eb("version", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", wageId)
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}

/**
 * Ends what is valid on a day, for the same cost centre, on the day before.
 *
 * @returns which, and until when it held
 */
export async function endWagesBefore(
	tx: Tx,
	tenantId: string,
	userId: string,
	day: string,
	costCentreId: string | null,
): Promise<EndedRow[]> {
	const { rows } = await sql<EndedRow>`
		update wage w set valid_to = ${day}::date - 1, version = w.version + 1
		from wage old
		where w.tenant_id = ${tenantId} and w.user_id = ${userId} and old.tenant_id = w.tenant_id and old.id = w.id
			and w.cost_centre_id is not distinct from ${costCentreId}
			and w.valid_from < ${day} and (w.valid_to is null or w.valid_to >= ${day})
		returning w.id, old.valid_to as before, w.valid_to as after`.execute(tx);
	return rows;
}

export async function deleteWageRow(tx: Tx, tenantId: string, wageId: string): Promise<void> {
	await tx.deleteFrom("wage").where("tenant_id", "=", tenantId).where("id", "=", wageId).execute();
}
