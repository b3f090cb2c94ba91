import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** In place of a site: the setting holds at all of them. */
export const anySite = "00000000-0000-0000-0000-000000000000";

export interface SettingKey {
	readonly tenantId: string;
	readonly userId: string;
	readonly scope: "WEBAPP" | "PROFILE";
	readonly siteId: string;
	readonly key: string;
}

export function settingValue(of: SettingKey) {
	return {
		name: "user_setting_value",
		text: "select value from user_setting where tenant_id = $1 and user_id = $2 and scope = $3 and site_id = $4 and key = $5",
		values: [of.tenantId, of.userId, of.scope, of.siteId, of.key],
	};
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
	await tx
		.deleteFrom("user_setting")
		.where("tenant_id", "=", of.tenantId)
		.where("user_id", "=", of.userId)
		.where("scope", "=", of.scope)
		.where("site_id", "=", of.siteId)
		.where("key", "=", of.key)
		.execute();
}

export async function insertMissingSettings(
	tx: Tx,
	tenantId: string,
	userId: string,
	settings: Readonly<Record<string, string>>,
): Promise<void> {
	const rows = Object.entries(settings).map(([key, value]) => ({
		tenant_id: tenantId,
		user_id: userId,
		scope: "PROFILE",
		key,
		value: JSON.stringify(value),
	}));
	if (rows.length === 0) return;
	await tx
		.insertInto("user_setting")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
