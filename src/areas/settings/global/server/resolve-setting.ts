import * as z from "zod/mini";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { builtInValue, type SettingOf, schemaOf } from "../contract/setting-groups.ts";
import type { SettingKey } from "../contract/setting-keys.ts";
import { resolvedValue } from "./sql.ts";

export interface SettingQuestion<K extends SettingKey> {
	readonly tenantId: string;
	readonly key: K;
	/** Null: settings of units do not reach there. */
	readonly unitId: string | null;
	readonly siteId: string | null;
	/** Civil day, e.g. 2026-11-21. */
	readonly day: string;
}

/** What holds at a place on a day: unit, its parents, site, company, else the built-in value. */
export async function resolveSetting<K extends SettingKey>(
	tx: Tx,
	{ tenantId, key, ...where }: SettingQuestion<K>,
): Promise<SettingOf<K>> {
	const saved = await resolvedValue(tx, tenantId, { key, ...where });
	return followable(key, saved);
}

/** A saved value that cannot be followed, say of another version, counts as none. */
export function followable<K extends SettingKey>(key: K, saved: unknown): SettingOf<K> {
	const result = z.safeParse(schemaOf(key), saved);
	return result.success ? result.data : builtInValue(key);
}
