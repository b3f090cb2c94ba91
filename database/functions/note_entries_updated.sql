-- As note_entries_inserted, for the days before and after the change.
-- Fired by: time_tracking.
create or replace function note_entries_updated() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	for one in select n.tenant_id, array_agg(n.user_id) as users, array_agg(d.day) as days
		from changed n join former o on o.tenant_id = n.tenant_id and o.id = n.id
		cross join lateral (values (o.day), (n.day)) d(day)
		where (n.end_at is not null or o.end_at is not null)
			and (n.day, n.begin_at, n.end_at, n.state, n.class_type, n.activity_id, n.deleted_at)
				is distinct from (o.day, o.begin_at, o.end_at, o.state, o.class_type, o.activity_id, o.deleted_at)
		group by n.tenant_id
	loop
		perform note_stale_days(one.tenant_id, one.users, one.days);
	end loop;
	return null;
end
$$;
