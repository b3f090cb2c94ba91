import { sql } from "kysely";
import type { CustomValues } from "#areas/settings/custom-fields/contract/values.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

export interface StoredCustomer {
	readonly no: string;
	readonly name: string;
	readonly version: number;
	readonly custom: CustomValues;
}

/** The customer, kept from others until the transaction ends. */
export async function lockCustomer(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<StoredCustomer | undefined> {
	const { rows } = await sql<StoredCustomer>`
		select no, name, version, custom from customer
		where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx);
	return rows[0];
}

/** Of a customer made in the same transaction: she is as new as before. */
export async function insertCustomValues(
	tx: Tx,
	tenantId: string,
	id: string,
	custom: CustomValues,
): Promise<void> {
	await tx
		.updateTable("customer")
		.set({ custom: JSON.stringify(custom) })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** @returns the new version */
export async function updateCustomValues(
	tx: Tx,
	tenantId: string,
	id: string,
	custom: CustomValues,
): Promise<number> {
	const { version } = await tx
		.updateTable("customer")
		.set((eb) => ({
			custom: JSON.stringify(custom),
			version: eb("version", "+", 1),
		}))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}
