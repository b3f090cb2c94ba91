-- As note_entries_inserted.
-- Fired by: time_tracking.
create or replace function note_entries_deleted() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	for one in select tenant_id, array_agg(user_id) as users, array_agg(day) as days
		from deleted where end_at is not null group by tenant_id
	loop
		perform note_stale_days(one.tenant_id, one.users, one.days);
	end loop;
	return null;
end
$$;
