-- Whether somebody whose last day was yesterday still has to clock out: a night shift belongs to the day it began
-- on.
create or replace function gate.is_on_last_shift(p_tenant uuid, p_user uuid, p_exit date, p_today date)
returns boolean language plpgsql stable set search_path = public as $$
begin
	return p_exit = p_today - 1 and exists (
		select from time_tracking t where t.tenant_id = p_tenant and t.user_id = p_user and t.end_at is null);
end
$$;
