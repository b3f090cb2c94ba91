-- The session of a token, if it is in use and its person may still come in: no row for a disabled one, nor where somebody
-- acts for another and is no administrator any more.
create or replace function gate.usable_session(p_tenant uuid, p_hash bytea, p_now timestamptz)
returns table (
	id uuid, user_id uuid, login_id uuid, provider text, impersonator_id uuid, persistent boolean,
	site_id uuid, seen_at timestamptz, ends_at timestamptz, unit_id uuid, home_site_id uuid, role text,
	first_name text, last_name text, entry_date date, exit_date date, time_zone text)
language sql stable as $$
	select s.id, s.user_id, s.login_id, s.provider, s.impersonator_id, s.persistent,
		s.site_id, s.seen_at, s.ends_at, u.unit_id, u.site_id, u.role,
		u.first_name, u.last_name, u.entry_date, u.exit_date, h.time_zone
	from session s
	join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_enabled
	join site h on h.tenant_id = s.tenant_id and h.id = u.site_id
	where s.tenant_id = p_tenant and s.token_hash = p_hash and s.revoked_at is null
		and s.idle_until > p_now and s.ends_at > p_now
		and (u.exit_date is null or u.exit_date >= (p_now at time zone h.time_zone)::date
			or gate.is_on_last_shift(u.tenant_id, u.id, u.exit_date, (p_now at time zone h.time_zone)::date))
		and (s.impersonator_id is null
			or gate.is_administrator(p_tenant, s.impersonator_id, (p_now at time zone h.time_zone)::date))
$$;
