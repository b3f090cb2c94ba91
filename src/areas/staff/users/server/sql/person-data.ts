import { sql } from "kysely";
import type { Address } from "#kit/contract/master-data/group-field.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

export interface Contact {
	readonly phone: string;
	readonly mobile: string;
	readonly mail: string;
}

/** As stored: addresses and contacts may lack lines; version 0 = never set. */
export interface PrivateData {
	readonly birthDate: string | null;
	readonly address: Partial<Address>;
	readonly contact: Partial<Contact>;
	readonly severelyDisabledFrom: string | null;
	readonly severelyDisabledTo: string | null;
	readonly version: number;
}

export async function readPrivateData(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<PrivateData> {
	const { rows } = await sql<PrivateData>`
		select p.birth_date as "birthDate", coalesce(p.address, '{}') as address, coalesce(p.contact, '{}') as contact,
			p.severely_disabled_from as "severelyDisabledFrom", p.severely_disabled_to as "severelyDisabledTo",
			coalesce(p.version, 0) as version
		from (select 1) one left join user_private p on p.tenant_id = ${tenantId} and p.user_id = ${userId}`.execute(
		tx,
	);
	return rows[0] as PrivateData;
}

export async function writePrivateData(
	tx: Tx,
	tenantId: string,
	userId: string,
	data: PrivateData,
): Promise<void> {
	const values = {
		birth_date: data.birthDate,
		address: JSON.stringify(data.address),
		contact: JSON.stringify(data.contact),
		severely_disabled_from: data.severelyDisabledFrom,
		severely_disabled_to: data.severelyDisabledTo,
		version: data.version,
	};
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
	readonly address: Partial<Address>;
	readonly version: number;
}

export async function readBusinessData(
	tx: Tx,
	tenantId: string,
	userId: string,
): Promise<BusinessData> {
	const { rows } = await sql<BusinessData>`
		select coalesce(b.job_title, '') as "jobTitle", coalesce(b.room, '') as room, coalesce(b.phone, '') as phone,
			coalesce(b.mobile, '') as mobile, coalesce(b.address, '{}') as address, coalesce(b.version, 0) as version
		from (select 1) one left join user_business b on b.tenant_id = ${tenantId} and b.user_id = ${userId}`.execute(
		tx,
	);
	return rows[0] as BusinessData;
}

export async function writeBusinessData(
	tx: Tx,
	tenantId: string,
	userId: string,
	data: BusinessData,
): Promise<void> {
	const values = {
		job_title: data.jobTitle,
		room: data.room,
		phone: data.phone,
		mobile: data.mobile,
		address: JSON.stringify(data.address),
		version: data.version,
	};
	await tx
		.insertInto("user_business")
		.values({ tenant_id: tenantId, user_id: userId, ...values })
		.onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet(values))
		.execute();
}
