-- Leaves notes at ranges of people's days, both ends inclusive, where any of these days has a result; what has none
-- is computed when somebody asks for it. A note that is there already is touched: a computation under way waits, and
-- leaves it for the next time.
create or replace function note_ranges(p_tenant uuid, p_users uuid[], p_from date[], p_to date[])
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
