-- What bookings that people press now, for themselves, are decided by: one row for each, in the order asked for. Holds
-- the people until the end of the transaction; who is held by another already is not waited for (`isHeld` false), nor
-- is anything of hers read. Activities and settings are not here: the server remembers them (`masterState`).
create or replace function booking_facts(
	p_tenant uuid, p_now timestamptz, p_hashes bytea[], p_ids uuid[], p_at timestamptz[], p_nodes uuid[])
returns table (facts jsonb) language plpgsql set search_path = public
-- all is looked up by its key, in the key's order; plans made while tables were small would go on reading them whole
set enable_seqscan = off set enable_sort = off as $$
declare
	held uuid[];
	resting bytea[];
	-- the time in a booking's id lies less than a day from the booking; by these the years to look at are known in advance
	lowest constant uuid := uuid_v7_floor((select min(at) from unnest(p_at) at) - interval '25 hours');
	highest constant uuid := uuid_v7_floor((select max(at) from unnest(p_at) at) + interval '25 hours');
begin
	perform set_config('app.tenant_id', p_tenant::text, true);
	-- first the person, then her entries, everywhere: two devices meet here
	select array_agg(h.id), array_agg(h.token_hash) filter (where h.rests) into held, resting from (
		select u.id, s.token_hash, s.seen_at < p_now - interval '1 minute' as rests
		from session s
		join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		where s.tenant_id = p_tenant and s.token_hash = any(p_hashes)
		for no key update of u skip locked) h;
	if resting is not null then
		perform gate.touch_sessions(p_tenant, resting, p_now);
	end if;
	-- a statement of its own sees what others did to these people until they were held
	return query
	with asked as materialized (
		select a.* from unnest(p_hashes, p_ids, p_at, p_nodes) with ordinality a(hash, id, at, node_id, n)
	)
	select jsonb_build_object(
		'userId', o.user_id, 'role', o.role, 'impersonatorId', o.impersonator_id, 'zone', o.time_zone,
		'isHeld', o.user_id = any(held),
		'entryDate', o.entry_date, 'exitDate', o.exit_date, 'unitId', o.unit_id, 'siteId', o.home_site_id,
		'masterState', state.master,
		-- a range in the key's order, as sorting is off: by a year that was empty, any index of it seems as good to the planner
		'isKnown', (select b.id from booking b
			where b.tenant_id = p_tenant and b.id >= a.id and b.id <= a.id
				and b.id between lowest and highest order by b.id limit 1) is not null,
		-- the order of bookings as old or newer has to be found out
		'isNewest', (select b.id from booking b
			where b.tenant_id = p_tenant and b.user_id = o.user_id and b.booked_at >= a.at
				and b.id >= lowest and b.id >= uuid_v7_floor(a.at - interval '25 hours')
			order by b.booked_at limit 1) is null,
		'isClosed', (select c.month from closed_month c
			where c.tenant_id = p_tenant and c.user_id = o.user_id
				and c.month in (date_trunc('month', d.day)::date, date_trunc('month', run.day)::date)
			limit 1) is not null,
		'overrides', (select jsonb_agg(jsonb_build_object(
				'activityId', v.activity_id, 'isAllowed', v.is_allowed, 'isDefault', v.is_default))
			from activity_override v where v.tenant_id = p_tenant and v.user_id = o.user_id),
		'node', (select jsonb_build_object('isOpen', n.is_enabled and p.state = 'STARTED', 'isAssigned', exists (
				select from project_assignment x
				where x.tenant_id = p_tenant and x.project_id = p.id and x.user_id = o.user_id))
			from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
			where n.tenant_id = p_tenant and n.id = a.node_id),
		'isTaken', ahead.is_taken, 'nextBegin', floor(extract(epoch from ahead.next_at)),
		'running', case when run.id is not null then jsonb_build_object(
			'id', run.id, 'begin', floor(extract(epoch from run.begin_at)), 'end', null,
			'occupiedTo', floor(extract(epoch from run.occupied_to)),
			'classType', run.class_type, 'activityId', run.activity_id, 'nodeId', run.project_node_id,
			'startBookingId', coalesce(run.start_booking_id, run.id), 'endBookingId', null, 'autoFinished', false,
			'resumeActivityId', run.resume_activity_id, 'resumeClassType', run.resume_class_type,
			'resumeNodeId', run.resume_node_id, 'formerActivityId', run.former_activity_id,
			'formerClassType', run.former_class_type, 'state', run.state) end)
	from asked a
	cross join (select recent_state(p_tenant, 'MASTER') as master) state
	-- `offset 0`: looked up for each who asks, never joined to all sessions and all running entries of the company
	left join lateral (select * from gate.usable_session(p_tenant, a.hash, p_now) offset 0) o on true
	left join lateral (select (a.at at time zone o.time_zone)::date as day) d on true
	left join lateral (
		select t.* from time_tracking t where t.tenant_id = p_tenant and t.user_id = o.user_id and t.end_at is null
		offset 0) run on true
	left join lateral (
		select coalesce(bool_or(t.begin_at <= a.at), false) as is_taken, min(t.begin_at) as next_at
		from time_tracking t
		where t.tenant_id = p_tenant and t.user_id = o.user_id and t.day >= d.day - 2 and t.deleted_at is null
			and t.state = 'APPROVED' and t.end_at > a.at) ahead on true
	order by a.n;
end
$$;
