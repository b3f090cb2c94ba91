-- Gives people another number: what a calculation under way has read of them counts no more, and until the end of this
-- transaction nobody else writes results of theirs.
create or replace function raise_calculations(p_tenant uuid, p_users uuid[])
returns void language sql set search_path = public as $$
	insert into person_calculation (tenant_id, user_id)
	select p_tenant, g.user_id from (select distinct user_id from unnest(p_users) u(user_id)) g order by 2
	on conflict (tenant_id, user_id) do update set number = excluded.number
$$;
