import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { tags } from "../contract.ts";

export const tagTable = masterTable("tag", tags, {
	columns: { name: "name", color: "color" },
	unique: { tag_name: "name" },
	extra: {
		userCount: sql`(select count(*) from user_tag t where t.tenant_id = m.tenant_id and t.tag_id = m.id)`,
	},
});

/** Takes a tag off everybody who wears it; answers whom. */
export async function takeTagOff(tx: Tx, tenantId: string, tagId: string): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		delete from user_tag where tenant_id = ${tenantId} and tag_id = ${tagId} returning user_id as id`;
	return found.map(({ id }) => id);
}

export async function tagIdsOf(tx: Tx, tenantId: string, userId: string): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select tag_id as id from user_tag where tenant_id = ${tenantId} and user_id = ${userId} order by tag_id`;
	return found.map(({ id }) => id);
}

/**
 * Gives a person these tags and no others, in one statement.
 *
 * @returns how many of the tags exist
 */
export async function replaceTags(
	tx: Tx,
	tenantId: string,
	userId: string,
	tagIds: readonly string[],
): Promise<number> {
	const row = await firstRow(tx)<{ known: number }>`
		with wanted as (
			select id from tag where tenant_id = ${tenantId} and id = any(${[...tagIds]}::uuid[])
		), gone as (
			delete from user_tag where tenant_id = ${tenantId} and user_id = ${userId} and tag_id not in (select id from wanted)
		), added as (
			insert into user_tag (tenant_id, user_id, tag_id)
			select ${tenantId}::uuid, ${userId}::uuid, id from wanted on conflict do nothing
		)
		select count(*) as known from wanted`;
	return row?.known ?? 0;
}
