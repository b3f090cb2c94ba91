-- Whether the person who corrects in this transaction may do so for this one: by the units and sites the server
-- named.
create or replace function may_correct(p_tenant uuid, p_user uuid)
returns boolean language sql stable set search_path = public as $$
	select current_setting('app.correction_everywhere', true) = 'true' or exists (
		select from app_user u
		join unit_closure c on c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
		where u.tenant_id = p_tenant and u.id = p_user and (
			c.ancestor_id = any(string_to_array(nullif(current_setting('app.correction_units', true), ''), ',')::uuid[])
			or c.ancestor_id in (
				select s.unit_id from site s where s.tenant_id = p_tenant
					and s.id = any(string_to_array(nullif(current_setting('app.correction_sites', true), ''), ',')::uuid[]))))
$$;
