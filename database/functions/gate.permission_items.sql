-- A person's grants of today, as the permission map needs them. Grants without a place hold at the person's own.
create or replace function gate.permission_items(p_tenant uuid, p_user uuid, p_today date)
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
