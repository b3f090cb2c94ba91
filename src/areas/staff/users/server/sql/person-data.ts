import { sql } from "kysely";
import { type Address, emptyAddress } from "#kit/contract/master-data/group-field.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { emptyContact } from "../../contract/person-data.ts";

/** Version 0: never set. */
export interface PrivateData {
	readonly birthDate: string | null;
	readonly address: Address;
	readonly contact: typeof emptyContact;
	readonly severelyDisabledFrom: string | null;
	readonly severelyDisabledTo: string | null;
	readonly version: number;
}

/** What is stored may lack lines. */
const filled = (empty: object, stored: string) =>
	sql`${JSON.stringify(empty)}::jsonb || coalesce(${sql.ref(stored)}, '{}')`;

export async function readPrivateData(tx: Tx, tenantId: string, userId: string) {
	const row = await firstRow(tx)<PrivateData>`
		select p.birth_date as "birthDate", ${filled(emptyAddress, "p.address")} as address,
			${filled(emptyContact, "p.contact")} as contact, p.severely_disabled_from as "severelyDisabledFrom",
			p.severely_disabled_to as "severelyDisabledTo", coalesce(p.version, 0) as version
		from (select 1) one left join user_private p on p.tenant_id = ${tenantId} and p.user_id = ${userId}`;
	return row as PrivateData;
}

export async function writePrivateData(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ address, contact, ...data }: PrivateData,
): Promise<void> {
	const kept = { address: JSON.stringify(address), contact: JSON.stringify(contact) };
	const values = { ...columnsOf(data), ...kept };
	await tx
		.insertInto("user_private")
		.values({ tenant_id: tenantId, user_id: userId, ...values })
		.onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet(values))
		.execute();
}

export interface BusinessData {
	readonly jobTitle: string;
	readonly room: string;
	readonly phone: string;
	readonly mobile: string;
	readonly address: Address;
	readonly version: number;
}

export async function readBusinessData(tx: Tx, tenantId: string, userId: string) {
	const row = await firstRow(tx)<BusinessData>`
		select coalesce(b.job_title, '') as "jobTitle", coalesce(b.room, '') as room, coalesce(b.phone, '') as phone,
			coalesce(b.mobile, '') as mobile, ${filled(emptyAddress, "b.address")} as address,
			coalesce(b.version, 0) as version
		from (select 1) one left join user_business b on b.tenant_id = ${tenantId} and b.user_id = ${userId}`;
	return row as BusinessData;
}

export async function writeBusinessData(
	tx: Tx,
	tenantId: string,
	userId: string,
	{ address, ...data }: BusinessData,
): Promise<void> {
	const values = { ...columnsOf(data), address: JSON.stringify(address) };
	await tx
		.insertInto("user_business")
		.values({ tenant_id: tenantId, user_id: userId, ...values })
		.onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet(values))
		.execute();
}
