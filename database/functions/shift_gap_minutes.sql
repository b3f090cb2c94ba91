-- How far apart entries of one shift may lie at a place.
create or replace function shift_gap_minutes(p_tenant uuid, p_unit uuid, p_site uuid, p_day date)
returns int language sql stable set search_path = public as $$
	select coalesce((resolve_setting(p_tenant, p_unit, p_site, 'timetracking.shiftGapMinutes', p_day) ->> 'minutes')::int, 180)
$$;
