-- Settings that days follow from, and the places that settings and rules reach: changing them leaves notes at the days.

-- Of a changed setting the days since it holds, at the places it is set for.
create function note_setting(p_setting setting) returns void language plpgsql set search_path = public as $$
begin
	if p_setting.key not in ('timetracking.balanceMode', 'timetracking.shiftGapMinutes', 'timetracking.churchSundays') then
		return;
	end if;
	insert into day_stale (tenant_id, user_id, day, since)
	select r.tenant_id, r.user_id, r.day, statement_timestamp() from day_result r
	where r.tenant_id = p_setting.tenant_id
		-- a shift that is parted or joined reaches two days either way
		and r.day >= p_setting.valid_from - 2 and r.day <= coalesce(p_setting.valid_to + 2, 'infinity')
		and case p_setting.scope
			when 'GLOBAL' then true
			when 'SITE' then r.site_id = p_setting.place_id
			else r.unit_id in (select c.descendant_id from unit_closure c
				where c.tenant_id = p_setting.tenant_id and c.ancestor_id = p_setting.place_id) end
	order by 2, 3
	on conflict (tenant_id, user_id, day) do update set since = excluded.since;
end
$$;

create function note_settings() returns trigger language plpgsql set search_path = public as $$
begin
	if tg_op <> 'INSERT' then perform note_setting(old); end if;
	if tg_op <> 'DELETE' then perform note_setting(new); end if;
	return null;
end
$$;
create trigger facts_changed after insert or update or delete on setting
	for each row execute function note_settings();

-- A unit that is moved follows what is set, and which rules hold, at its new place: all days of those who belong to it.
create function note_places() returns trigger language plpgsql set search_path = public as $$
begin
	insert into day_stale (tenant_id, user_id, day, since)
	select r.tenant_id, r.user_id, r.day, statement_timestamp()
	from (
		select distinct u.tenant_id, u.user_id, u.valid_from, u.valid_to from rows_changed c
		join user_unit u on u.tenant_id = c.tenant_id and u.unit_id = c.descendant_id and u.is_primary
		where exists (select from time_rule_assignment a where a.tenant_id = c.tenant_id and a.target = 'UNIT' and a.target_id = c.ancestor_id)
			or exists (select from setting s where s.tenant_id = c.tenant_id and s.scope = 'UNIT' and s.place_id = c.ancestor_id)
	) g
	join day_result r on r.tenant_id = g.tenant_id and r.user_id = g.user_id
		and r.day >= g.valid_from - 2 and r.day <= coalesce(g.valid_to + 2, 'infinity')
	order by 2, 3
	on conflict (tenant_id, user_id, day) do update set since = excluded.since;
	return null;
end
$$;
create trigger places_added after insert on unit_closure referencing new table as rows_changed
	for each statement execute function note_places();
create trigger places_removed after delete on unit_closure referencing old table as rows_changed
	for each statement execute function note_places();

-- How far apart entries of one shift may lie at a place.
create function shift_gap_minutes(p_tenant uuid, p_unit uuid, p_site uuid, p_day date)
returns int language sql stable set search_path = public as $$
	select coalesce((resolve_setting(p_tenant, p_unit, p_site, 'timetracking.shiftGapMinutes', p_day) ->> 'minutes')::int, 180)
$$;
