-- Entries of closed months stay as they are; what is deleted because nobody may keep it any longer is deleted from
-- them as well. One run a statement, since this is asked with every booking and with thousands of entries at once: a
-- month of a person is asked about once.
-- Fired by: time_tracking.
create or replace function guard_entries() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
	is_open boolean;
begin
	if current_user = 'maintenance' then
		return null;
	end if;
	if tg_op = 'INSERT' then
		for one in select distinct tenant_id, user_id, day - (extract(day from day)::int - 1) as month from rows_after
		loop
			is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
		end loop;
	elsif tg_op = 'DELETE' then
		for one in select distinct tenant_id, user_id, day - (extract(day from day)::int - 1) as month from rows_before
		loop
			is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
		end loop;
	else
		for one in
			select distinct n.tenant_id, d.user_id, d.day - (extract(day from d.day)::int - 1) as month
			from rows_after n join rows_before o on o.tenant_id = n.tenant_id and o.id = n.id
			cross join lateral (values (o.user_id, o.day), (n.user_id, n.day)) d(user_id, day)
			-- a custom field that is no more takes its values along: no figure follows from them
			where n.custom = o.custom or not (n.custom <@ o.custom
				and to_jsonb(n) - array['custom', 'version'] = to_jsonb(o) - array['custom', 'version'])
		loop
			is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
		end loop;
	end if;
	return null;
end
$$;
