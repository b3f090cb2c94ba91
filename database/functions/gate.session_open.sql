-- Sets the tenant and reads session, person, tenant and grants in one statement; null when the session is unknown,
-- ended, of a disabled person, or acts for somebody who is no administrator any more. `seen_at` is written at most
-- once a minute.
create or replace function gate.session_open(p_tenant uuid, p_hash bytea, p_now timestamptz)
returns jsonb language plpgsql set search_path = public as $$
declare
	hit record;
	site_ids uuid[];
begin
	perform set_config('app.tenant_id', p_tenant::text, true);
	select s.id, s.user_id, s.login_id, s.provider, s.impersonator_id, s.persistent, s.site_id, s.seen_at, s.ends_at,
		u.unit_id, u.site_id as home_site_id, u.role, u.first_name, u.last_name, u.version as user_version,
		t.name as tenant_name, t.currency, t.trial_state, t.license_state, t.ui_features,
		h.time_zone
	into hit
	from session s
	join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_enabled
	join tenant t on t.tenant_id = s.tenant_id
	join site h on h.tenant_id = s.tenant_id and h.id = u.site_id
	where s.tenant_id = p_tenant and s.token_hash = p_hash and s.revoked_at is null
		and s.idle_until > p_now and s.ends_at > p_now
		and (u.exit_date is null or u.exit_date >= (p_now at time zone h.time_zone)::date
			or gate.is_on_last_shift(u.tenant_id, u.id, u.exit_date, (p_now at time zone h.time_zone)::date));
	if not found then
		return null;
	end if;
	if hit.impersonator_id is not null
		and not gate.is_administrator(p_tenant, hit.impersonator_id, (p_now at time zone hit.time_zone)::date) then
		return null;
	end if;
	if hit.seen_at < p_now - interval '1 minute' then
		update session set seen_at = p_now,
			-- a persistent one may rest until its end
			idle_until = case when persistent then ends_at else least(ends_at, p_now + make_interval(mins => coalesce((
				select (v.value ->> 'idleMinutes')::int from setting v
				where v.tenant_id = p_tenant and v.key = 'session.times' and v.scope = 'GLOBAL'
					and v.valid_from <= (p_now at time zone hit.time_zone)::date
					and (v.valid_to is null or v.valid_to >= (p_now at time zone hit.time_zone)::date)), 720))) end
		where tenant_id = p_tenant and token_hash = p_hash;
	end if;
	select array_agg(w.site_id) into site_ids
	from user_site w
	join site a on a.tenant_id = w.tenant_id and a.id = w.site_id and a.is_enabled
	where w.tenant_id = p_tenant and w.user_id = hit.user_id and w.site_id <> hit.home_site_id;
	site_ids := hit.home_site_id || site_ids;
	return jsonb_build_object(
		'tenantId', p_tenant, 'tenantName', hit.tenant_name, 'currency', hit.currency,
		'trialState', hit.trial_state, 'licenseState', hit.license_state, 'uiFeatures', to_jsonb(hit.ui_features),
		'sessionId', hit.id, 'userId', hit.user_id, 'loginId', hit.login_id, 'provider', hit.provider,
		'impersonatorId', hit.impersonator_id, 'persistent', hit.persistent, 'role', hit.role,
		'firstName', hit.first_name, 'lastName', hit.last_name,
		'unitId', hit.unit_id, 'homeSiteId', hit.home_site_id, 'siteId', case when hit.site_id = any(site_ids) then hit.site_id else hit.home_site_id end,
		'siteIds', to_jsonb(site_ids),
		'timeZone', hit.time_zone,
		'permissions', gate.permission_items(p_tenant, hit.user_id, (p_now at time zone hit.time_zone)::date));
end
$$;
