-- Refuses what would change a closed month, unless the transaction says why it corrects it. Holds the person's row
-- against a closing that is under way: closing takes it for itself alone.
create or replace function guard_days(p_tenant uuid, p_user uuid, p_from date, p_to date)
returns boolean language plpgsql set search_path = public as $$
declare
	hit date;
	person record;
begin
	perform from app_user u where u.tenant_id = p_tenant and u.id = p_user for key share;
	select c.month into hit from closed_month c
	where c.tenant_id = p_tenant and c.user_id = p_user
		and c.month >= p_from - (extract(day from p_from)::int - 1) and c.month <= p_to
	order by c.month limit 1;
	if hit is null then
		return true;
	end if;
	if coalesce(current_setting('app.correction_reason', true), '') <> '' and may_correct(p_tenant, p_user) then
		insert into month_correction (tenant_id, user_id, month, reason)
		select c.tenant_id, c.user_id, c.month, current_setting('app.correction_reason') from closed_month c
		where c.tenant_id = p_tenant and c.user_id = p_user
			and c.month >= p_from - (extract(day from p_from)::int - 1) and c.month <= p_to
		on conflict (tenant_id, user_id, month, xid) do nothing;
		update closed_month c set corrected_at = clock_timestamp()
		where c.tenant_id = p_tenant and c.user_id = p_user
			and c.month >= p_from - (extract(day from p_from)::int - 1) and c.month <= p_to;
		return true;
	end if;
	select u.first_name, u.last_name into person from app_user u where u.tenant_id = p_tenant and u.id = p_user;
	raise exception 'month % is closed', to_char(hit, 'YYYY-MM') using errcode = 'SW001', detail = json_build_object(
		'month', to_char(hit, 'YYYY-MM'), 'userId', p_user, 'firstName', person.first_name, 'lastName', person.last_name)::text;
end
$$;
