-- As guard_dated_row, of the plan: a run of a sequence writes thousands of shifts, so a month of a person is asked about once a
-- statement. That a shift is made known, or loses the values of a custom field that is no more, changes no figure.
-- Fired by: shift.
create or replace function guard_shifts() returns trigger language plpgsql set search_path = public as $$
declare
	facts text := case tg_op
		when 'INSERT' then 'select tenant_id, user_id, day from rows_after'
		when 'DELETE' then 'select tenant_id, user_id, day from rows_before'
		else 'select n.tenant_id, d.user_id, d.day
			from rows_after n join rows_before o on o.tenant_id = n.tenant_id and o.id = n.id
			cross join lateral (values (o.user_id, o.day), (n.user_id, n.day)) d(user_id, day)
			where (o.user_id, o.class_type, o.day, o.begin_at, o.end_at, o.pause1_at, o.pause1_min, o.pause2_at, o.pause2_min, o.deleted_at)
					is distinct from (n.user_id, n.class_type, n.day, n.begin_at, n.end_at, n.pause1_at, n.pause1_min, n.pause2_at,
						n.pause2_min, n.deleted_at)
				or o.version <> n.version and (not n.custom <@ o.custom
					or to_jsonb(n) - ''{version,custom,published_at}''::text[] <> to_jsonb(o) - ''{version,custom,published_at}''::text[])' end;
	one record;
	is_open boolean;
begin
	if current_user = 'maintenance' then
		return null;
	end if;
	for one in execute 'select distinct tenant_id, user_id, day - (extract(day from day)::int - 1) as month
		from (' || facts || ') f where user_id is not null order by user_id, month'
	loop
		is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
	end loop;
	return null;
end
$$;

create or replace trigger month_lock_insert after insert on shift referencing new table as rows_after
	for each statement execute function guard_shifts();
create or replace trigger month_lock_update after update on shift referencing old table as rows_before new table as rows_after
	for each statement execute function guard_shifts();
create or replace trigger month_lock_delete after delete on shift referencing old table as rows_before
	for each statement execute function guard_shifts();
