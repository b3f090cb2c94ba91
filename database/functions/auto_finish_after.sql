-- How long an entry may run: begin + this many minutes, then it is finished automatically.
create or replace function auto_finish_after(p_tenant uuid, p_unit uuid, p_site uuid, p_day date)
returns int language sql stable set search_path = public as $$
	select coalesce((resolve_setting(p_tenant, p_unit, p_site, 'timetracking.autoFinish', p_day) ->> 'afterMinutes')::int, 600)
$$;
