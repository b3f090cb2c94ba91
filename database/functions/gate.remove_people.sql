-- Deletes people of whom nothing is there but themselves and accounts of leave and overtime that nobody has written into: what
-- rules have reckoned, and openings. Whatever else refers to them refuses it by its key, and everything stays.
create or replace function gate.remove_people(p_tenant uuid, p_users uuid[])
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
	if p_tenant is distinct from current_setting('app.tenant_id')::uuid then
		raise exception 'people of another tenant' using errcode = '42501';
	end if;
	delete from leave_entry e using leave_account a
	where a.tenant_id = p_tenant and a.user_id = any(p_users) and e.tenant_id = a.tenant_id and e.account_id = a.id
		and not exists (select from leave_entry m where m.tenant_id = a.tenant_id and m.account_id = a.id and m.source = 'MANUAL');
	delete from leave_account a where a.tenant_id = p_tenant and a.user_id = any(p_users);
	delete from overtime_entry e
	where e.tenant_id = p_tenant and e.user_id = any(p_users) and not exists (
		select from overtime_entry m where m.tenant_id = e.tenant_id and m.user_id = e.user_id and m.kind not in ('INIT', 'REVERSAL'));
	delete from overtime_account a where a.tenant_id = p_tenant and a.user_id = any(p_users);
	delete from app_user u where u.tenant_id = p_tenant and u.id = any(p_users);
end
$$;
alter function gate.remove_people(uuid, uuid[]) owner to gate;
revoke all on function gate.remove_people(uuid, uuid[]) from public;
grant execute on function gate.remove_people(uuid, uuid[]) to app;
