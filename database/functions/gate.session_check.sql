-- Sets the tenant and reads session, person and tenant in one statement; null when the session is unknown, ended, of a
-- disabled person, or acts for somebody who is no administrator any more. What the person may, and where, is computed only
-- where the server knows it of another state than today's (`access`). `seen_at` is written at most once a minute.
create or replace function gate.session_check(p_tenant uuid, p_hash bytea, p_now timestamptz, p_known text)
returns jsonb language plpgsql set search_path = public as $$
declare
	hit record;
	site_ids uuid[];
	access text;
	answer jsonb;
begin
	perform set_config('app.tenant_id', p_tenant::text, true);
	select s.*, (p_now at time zone s.time_zone)::date as today, recent_state(p_tenant, 'ACCESS') as changes,
		t.name as tenant_name, t.currency, t.trial_state, t.license_state, t.ui_features
	into hit
	from gate.usable_session(p_tenant, p_hash, p_now) s
	join tenant t on t.tenant_id = p_tenant;
	if not found then
		return null;
	end if;
	if hit.seen_at < p_now - interval '1 minute' then
		perform gate.touch_sessions(p_tenant, array[p_hash], p_now);
	end if;
	access := concat_ws(' ', hit.today, hit.unit_id, hit.home_site_id, hit.changes);
	answer := jsonb_build_object(
		'tenantId', p_tenant, 'tenantName', hit.tenant_name, 'currency', hit.currency,
		'trialState', hit.trial_state, 'licenseState', hit.license_state, 'uiFeatures', to_jsonb(hit.ui_features),
		'sessionId', hit.id, 'userId', hit.user_id, 'loginId', hit.login_id, 'provider', hit.provider,
		'impersonatorId', hit.impersonator_id, 'persistent', hit.persistent, 'role', hit.role,
		'firstName', hit.first_name, 'lastName', hit.last_name,
		'unitId', hit.unit_id, 'homeSiteId', hit.home_site_id, 'chosenSiteId', hit.site_id, 'timeZone', hit.time_zone,
		'access', access);
	if access is not distinct from p_known then
		return answer;
	end if;
	select array_agg(w.site_id) into site_ids
	from user_site w
	join site a on a.tenant_id = w.tenant_id and a.id = w.site_id and a.is_enabled
	where w.tenant_id = p_tenant and w.user_id = hit.user_id and w.site_id <> hit.home_site_id;
	return answer || jsonb_build_object(
		'siteIds', to_jsonb(hit.home_site_id || site_ids),
		'permissions', gate.permission_items(p_tenant, hit.user_id, hit.today));
end
$$;
