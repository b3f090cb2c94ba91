-- The customer number of the tenant that the transaction is bound to: a session must be able to name it.
create or replace function gate.own_tenant_no() returns text
language sql stable security definer set search_path = public, pg_temp as $$
	select d.tenant_no::text from tenant_directory d
	where d.tenant_id = (select current_setting('app.tenant_id')::uuid)
$$;
alter function gate.own_tenant_no() owner to gate;
revoke all on function gate.own_tenant_no() from public;
grant execute on function gate.own_tenant_no() to app, maintenance;
