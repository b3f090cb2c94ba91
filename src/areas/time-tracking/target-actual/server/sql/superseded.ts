import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { newestMigration } from "#kit/server/release/newest-migration.ts";
import { firstRow } from "#kit/server/rows-of.ts";

/**
 * Within a statement: whether a later release has migrated the database while this process goes on serving. What days come
 * to is the later one's to say then: it may keep more of them, and has noted those that it wants computed by itself.
 */
export const superseded = sql<boolean>`exists (
	select from schema_migration m
	where m.name collate "C" > ${newestMigration} and m.name ~ '^[0-9]')`;

export async function isSuperseded(tx: Tx): Promise<boolean> {
	const found = await firstRow(tx)<{ is: boolean }>`select ${superseded} as is`;
	return found?.is ?? false;
}
