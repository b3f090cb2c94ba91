import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
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

export function allTags(tx: Tx, tenantId: string) {
	return rows(tx)<{
		id: string;
		name: string;
	}>`select id, name from tag where tenant_id = ${tenantId}`;
}

export interface WornTag {
	readonly userId: string;
	readonly tagId: string;
}

/** Who wears what, of everybody or of these people. */
export function wornTags(tx: Tx, tenantId: string, userIds?: readonly string[]) {
	const among = userIds === undefined ? sql`` : sql`and user_id = any(${[...userIds]}::uuid[])`;
	return rows(tx)<WornTag>`
		select user_id as "userId", tag_id as "tagId" from user_tag where tenant_id = ${tenantId} ${among} order by tag_id`;
}

const given = (tags: readonly WornTag[]) =>
	sql`jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as given("userId" uuid, "tagId" uuid)`;

export async function putTagsOn(tx: Tx, tenantId: string, tags: readonly WornTag[]) {
	await execute(tx)`
		insert into user_tag (tenant_id, user_id, tag_id)
		select ${tenantId}, "userId", "tagId" from ${given(tags)} on conflict do nothing`;
}

export async function takeTagsOff(tx: Tx, tenantId: string, tags: readonly WornTag[]) {
	await execute(tx)`
		delete from user_tag u using ${given(tags)}
		where u.tenant_id = ${tenantId} and u.user_id = given."userId" and u.tag_id = given."tagId"`;
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
