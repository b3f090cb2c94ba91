-- A setting of a person's places: the unit, its parents, the site, the company; null = the built-in value holds.
create or replace function resolve_setting(p_tenant uuid, p_unit uuid, p_site uuid, p_key text, p_day date)
returns jsonb language sql stable set search_path = public as $$
	select s.value
	from setting s
	left join unit_closure c on c.tenant_id = p_tenant and s.scope = 'UNIT'
		and c.ancestor_id = s.place_id and c.descendant_id = p_unit
	where s.tenant_id = p_tenant and s.key = p_key
		and s.valid_from <= p_day and (s.valid_to is null or s.valid_to >= p_day)
		and (s.scope = 'GLOBAL' or (s.scope = 'SITE' and s.place_id = p_site) or c.ancestor_id is not null)
	order by case s.scope when 'UNIT' then 0 when 'SITE' then 1 else 2 end, c.distance
	limit 1
$$;
