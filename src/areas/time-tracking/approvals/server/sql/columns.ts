import { sql } from "kysely";
import { belongsTo } from "./matter-key.ts";

/** What a list says of a matter in the row `alias`: its open steps, the change asked of it, and all steps by purpose. */
export function matterColumns(entity: string, alias: string) {
	const id = sql.ref(`${alias}.id`);
	const tenant = sql.ref(`${alias}.tenant_id`);
	const openChange = sql`time_tracking_change_request c
		where c.tenant_id = ${tenant} and ${belongsTo("c", entity, id)} and c.state = 'OPEN'`;
	return {
		openSteps: sql`(
			select coalesce(jsonb_agg(s.kind order by s.kind), '[]') from approval_step s
			where s.tenant_id = ${tenant} and ${belongsTo("s", entity, id)} and s.state = 'OPEN')`,
		changeRequest: sql`(
			select jsonb_build_object('id', c.id, 'reason', c.reason, 'openSteps', (
				select coalesce(jsonb_agg(s.kind order by s.kind), '[]') from approval_step s
				where s.tenant_id = c.tenant_id and s.change_request_id = c.id and s.state = 'OPEN'))
			from ${openChange})`,
		allSteps: sql`(
			select coalesce(jsonb_agg(jsonb_build_object('purpose', s.purpose, 'kind', s.kind) order by s.purpose, s.kind), '[]')
			from approval_step s
			where s.tenant_id = ${tenant} and s.state = 'OPEN'
				and (${belongsTo("s", entity, id)} or s.change_request_id in (select c.id from ${openChange})))`,
	};
}
