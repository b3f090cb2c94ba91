-- The first closed month that days of a dated row touch, of anybody the row applies to; null where there is none.
create or replace function closed_month_reached(p_kind text, p_tenant uuid, p_parent uuid, p_from date, p_to date)
returns date language plpgsql stable set search_path = public as $$
declare
	hit date;
begin
	select c.month into hit
	from closed_month c
	cross join lateral (select (c.month + interval '1 month - 1 day')::date as last_day) m
	where c.tenant_id = p_tenant and m.last_day >= p_from and (p_to is null or c.month <= p_to) and case p_kind
		when 'PLAN' then c.user_id = p_parent
		when 'TEMPLATE' then exists (
			select from worksheet w
			where w.tenant_id = p_tenant and w.user_id = c.user_id and w.template_id = p_parent
				and w.valid_from <= m.last_day and (w.valid_to is null or w.valid_to >= c.month))
		when 'ACCOUNT' then exists (
			select from special_account a
			where a.tenant_id = p_tenant and a.id = p_parent and a.is_enabled and (a.is_for_all or exists (
				select from special_account_user x
				where x.tenant_id = p_tenant and x.account_id = a.id and x.user_id = c.user_id
					and x.valid_from <= m.last_day and (x.valid_to is null or x.valid_to >= c.month))))
		else exists (
			select from time_rule r
			join time_rule_assignment a on a.tenant_id = r.tenant_id and a.rule_id = r.id
				and a.valid_from <= m.last_day and (a.valid_to is null or a.valid_to >= c.month)
			where r.tenant_id = p_tenant and r.id = p_parent and r.is_enabled and case a.target
				when 'GLOBAL' then true
				when 'USER' then a.target_id = c.user_id
				when 'SITE' then exists (
					select from app_user u where u.tenant_id = p_tenant and u.id = c.user_id and u.site_id = a.target_id)
				when 'UNIT' then exists (
					select from app_user u
					join unit_closure k on k.tenant_id = u.tenant_id and k.ancestor_id = a.target_id and k.descendant_id = u.unit_id
					where u.tenant_id = p_tenant and u.id = c.user_id
					union all
					select from user_unit x
					join unit_closure k on k.tenant_id = x.tenant_id and k.ancestor_id = a.target_id and k.descendant_id = x.unit_id
					where x.tenant_id = p_tenant and x.user_id = c.user_id
						and x.valid_from <= m.last_day and (x.valid_to is null or x.valid_to >= c.month))
				when 'EMPLOYMENT_TYPE' then exists (
					select from employment e
					where e.tenant_id = p_tenant and e.user_id = c.user_id and e.employment_type_id = a.target_id
						and e.entry_date <= m.last_day and (e.exit_date is null or e.exit_date >= c.month))
				else exists (
					select from worksheet w
					where w.tenant_id = p_tenant and w.user_id = c.user_id and w.template_id = a.target_id
						and w.valid_from <= m.last_day and (w.valid_to is null or w.valid_to >= c.month))
				end)
		end
	order by c.month limit 1;
	return hit;
end
$$;
