-- The booking of somebody who presses a button now, for themselves: one statement from the session check to the
-- audit event. What is not ordinary (late, for others, asking for approval, withheld, unknown, refused, repeated, in
-- conflict) is answered `SLOW` before anything was written; the server then takes it step by step in a transaction.
create or replace function book_now(
	p_tenant uuid, p_hash bytea, p_now timestamptz, p_trace text, p_audit uuid,
	p_id uuid, p_at timestamptz, p_action text, p_activity uuid, p_node uuid, p_user uuid,
	p_latitude double precision, p_longitude double precision)
returns jsonb language plpgsql set search_path = public as $$
declare
	who jsonb; step jsonb; entry jsonb; my_id uuid; my_zone text; my_day date;
	me record; act record; run record; other record; def uuid; limit_min int; needs_reason boolean;
	slow constant jsonb := '{"kind": "SLOW"}';
begin
	who := gate.session_open(p_tenant, p_hash, p_now);
	if who is null then
		return '{"kind": "UNAUTHENTICATED"}';
	end if;
	if who ->> 'role' <> 'USER' then
		return '{"kind": "INVALID_ROLE"}';
	end if;
	my_id := (who ->> 'userId')::uuid;
	my_zone := who ->> 'timeZone';
	my_day := (p_at at time zone my_zone)::date;
	if coalesce(p_user, my_id) <> my_id or p_at > p_now + interval '60 seconds' or p_at < p_now - interval '5 minutes' then
		return slow;
	end if;
	-- first the person, then the running entry: two devices wait here for each other
	select u.entry_date, u.exit_date, u.unit_id, u.site_id into me
	from app_user u where u.tenant_id = p_tenant and u.id = my_id for no key update;
	if me.entry_date > my_day or me.exit_date < my_day then
		return slow;
	end if;
	if p_activity is not null then
		select a.class_type, a.reason_required into act from activity a
		where a.tenant_id = p_tenant and a.id = p_activity and a.is_enabled
			and a.class_type in ('WORKTIME', 'ACTION', 'PAUSE', 'BREAK')
			and (p_node is null or a.class_type <> 'ACTION')
			and (not a.booking_requires_gps or p_latitude is not null)
			and coalesce(a.approval ->> 'required', 'false') <> 'true'
			-- what was begun can still be ended
			and (p_action = 'END' or not exists (
				select from activity_override o
				where o.tenant_id = p_tenant and o.user_id = my_id and o.activity_id = a.id and not o.is_allowed));
		if not found then
			return slow;
		end if;
	elsif p_action = 'START' and p_node is null then
		return slow;
	else
		select null::text as class_type, false as reason_required into act;
	end if;
	if p_node is not null and not exists (
		select from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		where n.tenant_id = p_tenant and n.id = p_node and (p_action = 'END' or (n.is_enabled and p.state = 'STARTED' and exists (
			select from project_assignment x where x.tenant_id = p_tenant and x.project_id = p.id and x.user_id = my_id)))) then
		return slow;
	end if;
	-- bookings not older than this one: the order has to be found out, or it was sent twice
	if exists (
		select from booking b where b.tenant_id = p_tenant and b.user_id = my_id and b.booked_at >= p_at
			and b.id >= uuid_v7_floor(p_at - interval '25 hours')) then
		return slow;
	end if;
	select * into run from time_tracking t where t.tenant_id = p_tenant and t.user_id = my_id and t.end_at is null;
	if run.begin_at >= p_at or run.occupied_to < p_at then
		return slow;
	end if;
	select bool_or(t.begin_at <= p_at) as now_taken, min(t.begin_at) as next_at into other
	from time_tracking t
	where t.tenant_id = p_tenant and t.user_id = my_id and t.day >= my_day - 2 and t.deleted_at is null
		and t.state = 'APPROVED' and t.end_at > p_at;
	if other.now_taken then
		return slow;
	end if;
	-- the person's own default, the company's unless it is withheld, or the first by name, as the clock offers it
	select a.id into def from activity a
	left join activity_override o on o.tenant_id = a.tenant_id and o.user_id = my_id and o.activity_id = a.id
	where a.tenant_id = p_tenant and a.class_type = 'WORKTIME' and a.is_enabled and coalesce(o.is_allowed, true)
	order by coalesce(o.is_default, false) desc, a.is_default desc, a.name collate natural_order, a.id
	limit 1;
	if def is null and p_activity is null and p_action = 'START' then
		return slow;
	end if;
	step := next_clock(case when run.id is null then null else jsonb_build_object(
		'activityId', run.activity_id, 'classType', run.class_type, 'nodeId', run.project_node_id,
		'resumeActivityId', run.resume_activity_id, 'resumeClassType', run.resume_class_type, 'resumeNodeId', run.resume_node_id,
		'formerActivityId', run.former_activity_id, 'formerClassType', run.former_class_type) end,
		p_action, p_activity, act.class_type, p_node, def);
	entry := step -> 'begin';
	-- what begins is not always what was named: the default work, or what a pause or project interrupted
	if entry ->> 'activityId' is not null and (entry ->> 'activityId')::uuid is distinct from p_activity then
		select a.reason_required into needs_reason from activity a
		where a.tenant_id = p_tenant and a.id = (entry ->> 'activityId')::uuid
			and coalesce(a.approval ->> 'required', 'false') <> 'true';
		if not found then
			return slow;
		end if;
	else
		needs_reason := act.reason_required;
	end if;
	insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, project_node_id,
		received_at, outcome, booked_by)
	values (p_tenant, p_id, my_id, p_at, my_zone, p_action, 'MANUAL', p_activity, act.class_type, p_node,
		p_now, step ->> 'outcome', my_id)
	on conflict (tenant_id, id) do nothing;
	if not found then
		return slow; -- somebody else's booking has this id
	end if;
	if p_latitude is not null and p_activity is not null then
		insert into booking_position (tenant_id, booking_id, latitude, longitude)
		select p_tenant, p_id, p_latitude, p_longitude from activity a
		where a.tenant_id = p_tenant and a.id = p_activity and a.booking_requires_gps;
	end if;
	if step ->> 'outcome' = 'APPLIED' then
		update time_tracking set end_at = p_at, occupied_to = p_at, end_booking_id = p_id, version = version + 1
		where tenant_id = p_tenant and id = run.id;
		if entry ->> 'activityId' is not null then
			limit_min := auto_finish_after(p_tenant, me.unit_id, me.site_id, my_day);
			insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type,
				state, source, project_node_id, resume_activity_id, resume_class_type, resume_node_id,
				former_activity_id, former_class_type, start_booking_id, needs_reason)
			values (p_tenant, p_id, my_id, my_day, p_at, null,
				least(p_at + make_interval(mins => limit_min), other.next_at), my_zone,
				(entry ->> 'activityId')::uuid, entry ->> 'classType', 'APPROVED', 'MANUAL', (entry ->> 'nodeId')::uuid,
				(entry ->> 'resumeActivityId')::uuid, entry ->> 'resumeClassType', (entry ->> 'resumeNodeId')::uuid,
				(entry ->> 'formerActivityId')::uuid, entry ->> 'formerClassType', p_id, needs_reason);
		end if;
	elsif run.id is not null then
		entry := jsonb_build_object('activityId', run.activity_id, 'nodeId', run.project_node_id);
	end if;
	insert into audit_event (tenant_id, id, at, actor_id, actor_kind, impersonator_id, entity, entity_id, subject_user_id, action, after, trace_id)
	values (p_tenant, p_audit, p_now, my_id, 'USER', (who ->> 'impersonatorId')::uuid, 'booking', p_id, my_id, 'created',
		jsonb_build_object('action', p_action, 'at', p_at, 'activityId', p_activity, 'projectNodeId', p_node, 'outcome', step ->> 'outcome'),
		p_trace);
	return jsonb_build_object('kind', 'DONE', 'userId', my_id, 'outcome', step ->> 'outcome',
		'endedId', case when step ->> 'outcome' = 'APPLIED' then run.id end,
		'begunId', case when step ->> 'outcome' = 'APPLIED' and entry ->> 'activityId' is not null then p_id end,
		'state', case
			when step ->> 'outcome' <> 'APPLIED' then null
			when entry ->> 'activityId' is not null then 'APPROVED'
			else run.state end);
end
$$;
