-- A note names a range of days instead of one: a rule that is changed for a thousand people leaves a thousand notes and
-- not one for each of their days, and whoever changed it does not wait for them to be written.
alter table day_stale rename column day to from_day;
alter table day_stale add column to_day date;
update day_stale set to_day = from_day;
alter table day_stale alter column to_day set not null, add check (to_day >= from_day);

-- Leaves notes at ranges of people's days, both ends inclusive, where any of these days has a result; whatever has none
-- is computed when somebody asks for it. A note that is there already is touched: whoever is just settling it waits, and
-- leaves it for the next time.
create function note_ranges(p_tenant uuid, p_users uuid[], p_from date[], p_to date[])
returns void language sql set search_path = public as $$
	insert into day_stale (tenant_id, user_id, from_day, to_day, since)
	select p_tenant, g.user_id, g.from_day, max(g.to_day), statement_timestamp()
	from unnest(p_users, p_from, p_to) as g(user_id, from_day, to_day)
	where exists (select from day_result r
		where r.tenant_id = p_tenant and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day)
	group by g.user_id, g.from_day
	order by 2, 3
	on conflict (tenant_id, user_id, from_day) do update set
		to_day = greatest(day_stale.to_day, excluded.to_day), since = excluded.since
$$;

-- What entries leave: see 0068. A shift reaches two days either way.
create or replace function note_stale_days(p_tenant uuid, p_users uuid[], p_days date[])
returns void language sql set search_path = public as $$
	select note_ranges(p_tenant, array_agg(g.user_id), array_agg(g.day - 2), array_agg(g.day + 2))
	from (select distinct user_id, day from unnest(p_users, p_days) d(user_id, day)) g
$$;

-- What other facts leave: see 0071.
create or replace function note_facts() returns trigger language plpgsql set search_path = public as $$
declare
	-- of a row: whose days (empty: everybody's), from when, to when
	whose text := tg_argv[0];
	facts text := case tg_op
		when 'INSERT' then 'select * from rows_after'
		when 'DELETE' then 'select * from rows_before'
		else 'select * from rows_before union all select * from rows_after' end;
begin
	execute format(
		'select note_ranges(g.tenant_id, array_agg(g.user_id), array_agg(g.from_day), array_agg(g.to_day))
		from (select distinct f.tenant_id, u.user_id, f.from_day - 2 as from_day, coalesce(f.to_day + 2, ''infinity'') as to_day
			from (select tenant_id, %s as user_id, %s as from_day, %s as to_day from (%s) every) f %s) g
		group by g.tenant_id',
		case whose when '' then 'null::uuid' else whose end, tg_argv[1], tg_argv[2], facts,
		case whose when '' then 'join lateral (select id as user_id from app_user a where a.tenant_id = f.tenant_id) u on true'
			else 'cross join lateral (select f.user_id) u' end);
	return null;
end
$$;

create or replace function note_switch() returns trigger language plpgsql set search_path = public as $$
begin
	perform note_ranges(new.tenant_id, array_agg(u.id), array_agg(date '-infinity'), array_agg(date 'infinity'))
	from app_user u where u.tenant_id = new.tenant_id and (tg_argv[0] = '' or u.id = new.id);
	return null;
end
$$;

-- What settings leave: see 0076.
create or replace function note_setting(p_setting setting) returns void language plpgsql set search_path = public as $$
begin
	if p_setting.key not in ('timetracking.balanceMode', 'timetracking.shiftGapMinutes', 'timetracking.churchSundays') then
		return;
	end if;
	perform note_ranges(p_setting.tenant_id, array_agg(g.user_id), array_agg(g.from_day), array_agg(g.to_day))
	from (
		-- only those who had days at such a place, and these
		select r.user_id, min(r.day) as from_day, max(r.day) as to_day from day_result r
		where r.tenant_id = p_setting.tenant_id
			-- a shift that is parted or joined reaches two days either way
			and r.day >= p_setting.valid_from - 2 and r.day <= coalesce(p_setting.valid_to + 2, 'infinity')
			and case p_setting.scope
				when 'GLOBAL' then true
				when 'SITE' then r.site_id = p_setting.place_id
				else r.unit_id in (select c.descendant_id from unit_closure c
					where c.tenant_id = p_setting.tenant_id and c.ancestor_id = p_setting.place_id) end
		group by r.user_id) g;
end
$$;

create or replace function note_places() returns trigger language plpgsql set search_path = public as $$
begin
	perform note_ranges(g.tenant_id, array_agg(g.user_id), array_agg(g.valid_from - 2),
		array_agg(coalesce(g.valid_to + 2, 'infinity')))
	from (
		select distinct u.tenant_id, u.user_id, u.valid_from, u.valid_to from rows_changed c
		join user_unit u on u.tenant_id = c.tenant_id and u.unit_id = c.descendant_id and u.is_primary
		where exists (select from time_rule_assignment a where a.tenant_id = c.tenant_id and a.target = 'UNIT' and a.target_id = c.ancestor_id)
			or exists (select from setting s where s.tenant_id = c.tenant_id and s.scope = 'UNIT' and s.place_id = c.ancestor_id)
	) g
	group by g.tenant_id;
	return null;
end
$$;
