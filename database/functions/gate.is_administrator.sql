-- Whether somebody enabled holds everything everywhere.
create or replace function gate.is_administrator(p_tenant uuid, p_user uuid, p_today date)
returns boolean language sql stable set search_path = public as $$
	select exists (
		select from app_user u
		cross join jsonb_array_elements(gate.permission_items(p_tenant, p_user, p_today)) g
		where u.tenant_id = p_tenant and u.id = p_user and u.is_enabled
			and g ->> 'key' = 'access.defaults' and g ->> 'scope' = 'GLOBAL' and (g ->> 'level')::int = 4)
$$;
