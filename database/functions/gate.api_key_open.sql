-- As gate.session_check, for a key: sets the tenant and reads key and tenant in one statement; null when the key is
-- unknown, revoked or expired. `used_at` is written at most once an hour.
create or replace function gate.api_key_open(p_tenant uuid, p_hash bytea, p_now timestamptz)
returns jsonb language plpgsql set search_path = public as $$
declare
	hit record;
	site_ids uuid[];
begin
	perform set_config('app.tenant_id', p_tenant::text, true);
	select k.id, k.permissions, k.used_at, u.unit_id, u.site_id, u.first_name, u.last_name, h.time_zone,
		t.name as tenant_name, t.currency, t.trial_state, t.license_state, t.ui_features
	into hit
	from api_key k
	join app_user u on u.tenant_id = k.tenant_id and u.id = k.id and u.is_enabled and u.role = 'APIKEY'
	join tenant t on t.tenant_id = k.tenant_id
	join site h on h.tenant_id = k.tenant_id and h.id = u.site_id
	where k.tenant_id = p_tenant and k.token_hash = p_hash and k.revoked_at is null
		and (k.expires_at is null or k.expires_at > p_now);
	if not found then
		return null;
	end if;
	if hit.used_at is null or hit.used_at < p_now - interval '1 hour' then
		update api_key set used_at = p_now where tenant_id = p_tenant and token_hash = p_hash;
	end if;
	select array_agg(s.id order by s.id) into site_ids
	from site s where s.tenant_id = p_tenant and s.is_enabled and s.id <> hit.site_id;
	return jsonb_build_object(
		'tenantId', p_tenant, 'tenantName', hit.tenant_name, 'currency', hit.currency,
		'trialState', hit.trial_state, 'licenseState', hit.license_state, 'uiFeatures', to_jsonb(hit.ui_features),
		'sessionId', hit.id, 'userId', hit.id, 'loginId', null, 'provider', 'APIKEY',
		'impersonatorId', null, 'persistent', false, 'role', 'APIKEY',
		'firstName', hit.first_name, 'lastName', hit.last_name,
		'unitId', hit.unit_id, 'homeSiteId', hit.site_id, 'siteId', hit.site_id,
		'siteIds', to_jsonb(hit.site_id || site_ids),
		'timeZone', hit.time_zone,
		'permissions', (
			select coalesce(jsonb_agg(jsonb_build_object('key', p.key, 'scope', 'GLOBAL', 'siteId', null, 'unitId', null,
				'level', array_position(array['NONE', 'LIST', 'READ', 'WRITE', 'FULL'], p.value) - 1)), '[]'::jsonb)
			from jsonb_each_text(hit.permissions) p));
end
$$;
