-- As gate.session_check, for the token of a device. An app acts as its person, a terminal as itself; neither holds a
-- right for others.
create or replace function gate.device_open(p_kind text, p_tenant uuid, p_hash bytea, p_now timestamptz)
returns jsonb language plpgsql set search_path = public as $$
declare
	hit record;
begin
	perform set_config('app.tenant_id', p_tenant::text, true);
	if p_kind = 'APP' then
		select a.id as device_id, u.id as user_id, u.first_name, u.last_name, u.unit_id, h.id as site_id, h.time_zone
		into hit
		from app_registration a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_enabled and u.role = 'USER'
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		where a.tenant_id = p_tenant and a.token_hash = p_hash and a.revoked_at is null
			and (u.exit_date is null or u.exit_date >= (p_now at time zone h.time_zone)::date
				or gate.is_on_last_shift(u.tenant_id, u.id, u.exit_date, (p_now at time zone h.time_zone)::date));
	else
		select d.id as device_id, d.id as user_id, d.name as first_name, '' as last_name, null::uuid as unit_id,
			h.id as site_id, h.time_zone
		into hit
		from terminal d
		join site h on h.tenant_id = d.tenant_id and h.id = d.site_id
		where d.tenant_id = p_tenant and d.token_hash = p_hash and d.is_enabled;
		update terminal set seen_at = p_now
		where tenant_id = p_tenant and id = hit.device_id and (seen_at is null or seen_at < p_now - interval '1 minute');
	end if;
	if hit.device_id is null then
		return null;
	end if;
	return (
		select jsonb_build_object(
			'tenantId', p_tenant, 'tenantName', t.name, 'currency', t.currency,
			'trialState', t.trial_state, 'licenseState', t.license_state, 'uiFeatures', to_jsonb(t.ui_features),
			'sessionId', hit.device_id, 'userId', hit.user_id, 'loginId', null, 'provider', p_kind,
			'impersonatorId', null, 'persistent', false, 'role', p_kind,
			'firstName', hit.first_name, 'lastName', hit.last_name,
			'unitId', hit.unit_id, 'homeSiteId', hit.site_id, 'siteId', hit.site_id, 'siteIds', to_jsonb(array[hit.site_id]),
			'timeZone', hit.time_zone, 'permissions', '[]'::jsonb)
		from tenant t where t.tenant_id = p_tenant);
end
$$;
