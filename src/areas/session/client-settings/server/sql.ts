import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** In place of a site: the setting holds at all of them. */
export const anySite = "00000000-0000-0000-0000-000000000000";

export interface SettingKey {
	readonly tenantId: string;
	readonly userId: string;
	readonly scope: "WEBAPP" | "PROFILE";
	readonly siteId: string;
	readonly key: string;
}

const isSetting = (of: SettingKey) => sql`tenant_id = ${of.tenantId} and user_id = ${of.userId}
	and scope = ${of.scope} and site_id = ${of.siteId} and key = ${of.key}`;

export function settingValue(of: SettingKey) {
	return statementOf(sql`select value from user_setting where ${isSetting(of)}`);
}

/** @returns false when the value, as the database writes it, is larger than a setting may be */
export async function upsertSetting(tx: Tx, of: SettingKey, value: string): Promise<boolean> {
	const { numAffectedRows } = await sql`
		insert into user_setting (tenant_id, user_id, scope, site_id, key, value)
		select ${of.tenantId}, ${of.userId}, ${of.scope}, ${of.siteId}, ${of.key}, v
		from (select ${value}::jsonb as v) given
		where octet_length(v::text) <= 32768
		on conflict (tenant_id, user_id, scope, site_id, key) do update set value = excluded.value`.execute(
		tx,
	);
	return numAffectedRows === 1n;
}

export async function deleteSettingRow(tx: Tx, of: SettingKey): Promise<void> {
	await execute(tx)`delete from user_setting where ${isSetting(of)}`;
}

export async function insertMissingSettings(
	tx: Tx,
	tenantId: string,
	userId: string,
	settings: Readonly<Record<string, string>>,
): Promise<void> {
	await execute(tx)`
		insert into user_setting (tenant_id, user_id, scope, key, value)
		select ${tenantId}, ${userId}, 'PROFILE', key, value from jsonb_each(${JSON.stringify(settings)}::jsonb)
		on conflict do nothing`;
}
