-- The only way from a customer number to a tenant: exact match, no listing.
create or replace function gate.tenant_by_no(p_no text)
returns table (tenant_id uuid, name text, language text, trial_state text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
	found_id uuid;
begin
	select d.tenant_id into found_id from tenant_directory d where d.tenant_no = upper(p_no);
	if found_id is null then
		return;
	end if;
	perform set_config('app.tenant_id', found_id::text, true);
	return query select t.tenant_id, t.name, t.language, t.trial_state from tenant t where t.tenant_id = found_id;
end
$$;
alter function gate.tenant_by_no(text) owner to gate;
revoke all on function gate.tenant_by_no(text) from public;
grant execute on function gate.tenant_by_no(text) to app, maintenance;
