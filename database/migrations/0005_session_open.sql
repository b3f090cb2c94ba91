-- A person's grants of today, as the permission map needs them. Anchors of grants without a place are the person's own.
create function gate.permission_items(p_tenant uuid, p_user uuid, p_today date)
returns jsonb language sql stable set search_path = public as $$
	with me as (
		select u.unit_id, u.site_id from app_user u where u.tenant_id = p_tenant and u.id = p_user
	), item as (
		select p.permission_key as key, a.scope, p.level, a.site_id, a.unit_id
		from role_assignment a
		join role_permission p on p.tenant_id = a.tenant_id and p.role_id = a.role_id
		where a.tenant_id = p_tenant and a.user_id = p_user
			and a.valid_from <= p_today and (a.valid_to is null or a.valid_to >= p_today)
		union all
		select g.permission_key, g.scope, g.level, g.site_id, g.unit_id
		from user_permission g
		where g.tenant_id = p_tenant and g.user_id = p_user
			and g.valid_from <= p_today and (g.valid_to is null or g.valid_to >= p_today)
	)
	select coalesce(jsonb_agg(jsonb_build_object(
		'key', item.key, 'scope', item.scope, 'level', item.level,
		'siteId', case when item.scope = 'SITE' then coalesce(item.site_id, me.site_id) end,
		'unitId', case when item.scope = 'UNIT' then coalesce(item.unit_id, me.unit_id) end)), '[]'::jsonb)
	from item cross join me where item.level > 0
$$;

-- Whether somebody whose last day was yesterday still has to clock out: a night shift belongs to the day it began on. Not
-- `language sql`: the table comes with a later migration.
create function gate.is_on_last_shift(p_tenant uuid, p_user uuid, p_exit date, p_today date)
returns boolean language plpgsql stable set search_path = public as $$
begin
	return p_exit = p_today - 1 and exists (
		select from time_tracking t where t.tenant_id = p_tenant and t.user_id = p_user and t.end_at is null);
end
$$;

-- Sets the tenant and reads session, person, tenant and grants in one statement; no row when the session is unknown,
-- ended, or of a disabled person. `seen_at` is written at most once a minute.
create function gate.session_open(p_tenant uuid, p_hash bytea, p_now timestamptz)
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
	if hit.seen_at < p_now - interval '1 minute' then
		update session set seen_at = p_now,
			idle_until = least(ends_at, p_now + case when persistent then interval '30 days' else interval '12 hours' end)
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
