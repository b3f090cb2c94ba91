import { sql } from "kysely";

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

export const openSteps = sql`(
	select coalesce(jsonb_agg(s.kind order by s.kind), '[]') from approval_step s
	where s.tenant_id = t.tenant_id and s.time_tracking_id = t.id and s.state = 'OPEN')`;

export const changeRequest = sql`(
	select jsonb_build_object('id', c.id, 'reason', c.reason, 'openSteps', (
		select coalesce(jsonb_agg(s.kind order by s.kind), '[]') from approval_step s
		where s.tenant_id = c.tenant_id and s.change_request_id = c.id and s.state = 'OPEN'))
	from time_tracking_change_request c
	where c.tenant_id = t.tenant_id and c.time_tracking_id = t.id and c.state = 'OPEN')`;

/** Open steps of the entry and of a change that is asked for, by what they are for. */
export const allSteps = sql`(
	select coalesce(jsonb_agg(jsonb_build_object('purpose', s.purpose, 'kind', s.kind) order by s.purpose, s.kind), '[]')
	from approval_step s
	where s.tenant_id = t.tenant_id and s.state = 'OPEN' and (s.time_tracking_id = t.id or s.change_request_id in (
		select c.id from time_tracking_change_request c
		where c.tenant_id = t.tenant_id and c.time_tracking_id = t.id and c.state = 'OPEN')))`;
