import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

export interface ProjectRow extends Record<string, unknown> {
	readonly id: string;
	readonly code: string | null;
	readonly name: string;
	readonly nodes: readonly {
		readonly id: string;
		readonly name: string;
		readonly parentId: string | null;
		readonly projectId: string;
	}[];
}

/** Projects that run and that the person is assigned to. */
export function assignedProjects(tenantId: string, userId: string): Statement {
	return {
		text: `
			select p.id, p.code, p.name, jsonb_agg(jsonb_build_object(
				'id', n.id, 'name', n.name, 'parentId', n.parent_id, 'projectId', n.project_id)) as nodes
			from project_assignment a
			join project p on p.tenant_id = a.tenant_id and p.id = a.project_id and p.state = 'STARTED'
			join project_node n on n.tenant_id = p.tenant_id and n.project_id = p.id and n.is_enabled
			where a.tenant_id = $1 and a.user_id = $2
			group by p.tenant_id, p.id`,
		values: [tenantId, userId],
	};
}

const favoritesKey = "Favorite.Projects";
const anySite = "00000000-0000-0000-0000-000000000000";

export function favoriteNodes(tenantId: string, userId: string): Statement {
	return {
		text: `
			select n.id as "projectNodeId"
			from user_setting s
			cross join lateral jsonb_array_elements_text(
				case when jsonb_typeof(s.value) = 'array' then s.value else '[]' end) with ordinality f (node, position)
			join project_node n on n.tenant_id = s.tenant_id and n.id::text = f.node
			where s.tenant_id = $1 and s.user_id = $2 and s.scope = 'WEBAPP' and s.key = $3
			order by f.position`,
		values: [tenantId, userId, favoritesKey],
	};
}

/** Whether the person may book on the node: assigned, the project runs, the node is in use. */
export async function isAssignedNode(tx: Tx, tenantId: string, userId: string, nodeId: string) {
	const found = await rows(tx)`
		select from project_node n
		join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		join project_assignment a on a.tenant_id = p.tenant_id and a.project_id = p.id
		where n.tenant_id = ${tenantId} and n.id = ${nodeId} and n.is_enabled and p.state = 'STARTED'
			and a.user_id = ${userId}`;
	return found.length > 0;
}

/**
 * Adds a node to the list, in one statement, so that two stars clicked at once are both kept.
 *
 * @returns false when the list is full
 */
export async function addFavorite(
	tx: Tx,
	tenantId: string,
	userId: string,
	nodeId: string,
	limit: number,
): Promise<boolean> {
	const found = await rows(tx)`
		insert into user_setting (tenant_id, user_id, scope, key, value)
		values (${tenantId}, ${userId}, 'WEBAPP', ${favoritesKey}, jsonb_build_array(${nodeId}::text))
		on conflict (tenant_id, user_id, scope, site_id, key) do update
		set value = case
			when jsonb_typeof(user_setting.value) <> 'array' then excluded.value
			when user_setting.value @> excluded.value then user_setting.value
			else user_setting.value || excluded.value end
		where jsonb_typeof(user_setting.value) <> 'array' or jsonb_array_length(user_setting.value) < ${limit}
			or user_setting.value @> excluded.value
		returning 1`;
	return found.length > 0;
}

export async function removeFavorite(tx: Tx, tenantId: string, userId: string, nodeId: string) {
	await execute(tx)`
		update user_setting set value = value - ${nodeId}::text
		where tenant_id = ${tenantId} and user_id = ${userId} and scope = 'WEBAPP' and site_id = ${anySite}
			and key = ${favoritesKey} and jsonb_typeof(value) = 'array'`;
}
