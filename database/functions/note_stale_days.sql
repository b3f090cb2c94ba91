-- A written entry leaves notes at its day and at those that its shift reaches, two either way.
create or replace function note_stale_days(p_tenant uuid, p_users uuid[], p_days date[])
returns void language sql set search_path = public as $$
	select note_ranges(p_tenant, array_agg(g.user_id), array_agg(g.day - 2), array_agg(g.day + 2))
	from (select distinct user_id, day from unnest(p_users, p_days) d(user_id, day)) g
$$;
