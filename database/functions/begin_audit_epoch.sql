-- For the owner, after a dump was restored into another cluster and before anybody serves: transactions are counted
-- anew there, so what was written before is sealed for good, and what comes belongs to the next epoch. What processes remembered there is nobody's any longer.
create or replace function begin_audit_epoch(p_at timestamptz default now()) returns int
language plpgsql set search_path = public as $$
declare
	tenants uuid[];
	one uuid;
	next_epoch int;
begin
	set local role maintenance;
	select array_agg(d.tenant_id) into tenants from tenant_directory d;
	foreach one in array coalesce(tenants, '{}') loop
		perform set_config('app.tenant_id', one::text, true);
		perform seal_audit(one, p_at, true);
		-- numbers of the other cluster would be the newest for long, and hide each change that is made here
		delete from recent_change where tenant_id = one;
	end loop;
	reset role;
	update installation set audit_epoch = audit_epoch + 1 returning audit_epoch into next_epoch;
	execute format('alter table audit_event alter column epoch set default %s', next_epoch);
	return next_epoch;
end
$$;
revoke all on function begin_audit_epoch(timestamptz) from public;
