-- Notes that sessions were used, at most once a minute, and lets them rest anew. One that somebody else is noting just
-- now is not waited for.
create or replace function gate.touch_sessions(p_tenant uuid, p_hashes bytea[], p_now timestamptz)
returns void language sql set search_path = public as $$
	update session x set seen_at = p_now,
		-- a persistent one may rest until its end
		idle_until = case when x.persistent then x.ends_at else least(x.ends_at, p_now + make_interval(mins => coalesce((
			select (v.value ->> 'idleMinutes')::int from setting v
			where v.tenant_id = p_tenant and v.key = 'session.times' and v.scope = 'GLOBAL'
				and v.valid_from <= h.today and (v.valid_to is null or v.valid_to >= h.today)), 720))) end
	from (
		select s.token_hash, (p_now at time zone a.time_zone)::date as today
		from session s
		join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		join site a on a.tenant_id = s.tenant_id and a.id = u.site_id
		where s.tenant_id = p_tenant and s.token_hash = any(p_hashes) and s.seen_at < p_now - interval '1 minute'
		for no key update of s skip locked) h
	where x.tenant_id = p_tenant and x.token_hash = h.token_hash
$$;
