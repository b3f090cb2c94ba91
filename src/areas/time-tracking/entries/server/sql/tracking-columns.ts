import { sql } from "kysely";
import { matterColumns } from "#areas/time-tracking/approvals/server/public.ts";

/** Parts of an entry `t` with its person `u` and activity `a`, as the contract names them. */
export const person = sql`jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name)`;

export const activity = sql`jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code, 'color', a.color,
	'classType', a.class_type, 'bookingRequiresGps', a.booking_requires_gps)`;

export const projectNode = sql`(
	select jsonb_build_object('id', n.id, 'name', n.name, 'parentId', n.parent_id, 'projectId', n.project_id)
	from project_node n where n.tenant_id = t.tenant_id and n.id = t.project_node_id)`;

export const project = sql`(
	select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name)
	from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
	where n.tenant_id = t.tenant_id and n.id = t.project_node_id)`;

export const { openSteps, changeRequest, allSteps } = matterColumns("time_tracking", "t");
