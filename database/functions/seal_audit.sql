-- Seals what a tenant's ended transactions have written since the last seal; no row where there is nothing new, or
-- where another process seals right now. Transactions below the snapshot's xmin have all ended, so their events are
-- final and complete in whatever order they committed; writers never wait. `p_final`: the epoch is over, nothing
-- more will come.
create or replace function seal_audit(p_tenant uuid, p_at timestamptz, p_final boolean default false)
returns setof audit_seal language plpgsql set search_path = public as $$
declare
	current_epoch int;
	last audit_seal;
	lower_xid xid8;
	upper_xid xid8;
	sealed record;
begin
	if not pg_try_advisory_xact_lock(762341194, hashtext(p_tenant::text)) then
		return;
	end if;
	select i.audit_epoch into current_epoch from installation i;
	select s.* into last from audit_seal s where s.tenant_id = p_tenant order by s.seq desc limit 1;
	lower_xid := case when last.epoch = current_epoch then last.to_xid else '0' end;
	upper_xid := case when p_final then '18446744073709551615'::xid8 else pg_snapshot_xmin(pg_current_snapshot()) end;
	if upper_xid <= lower_xid then
		return;
	end if;
	last.digest := coalesce(last.digest, decode(repeat('00', 32), 'hex'));
	select * into sealed from audit_window(p_tenant, current_epoch, lower_xid, upper_xid, last.digest);
	if sealed.events = 0 then
		return;
	end if;
	return query insert into audit_seal (tenant_id, seq, epoch, from_xid, to_xid, events, prev_digest, digest, at)
	values (p_tenant, coalesce(last.seq, 0) + 1, current_epoch, lower_xid, upper_xid, sealed.events, last.digest,
		sealed.digest, p_at)
	returning *;
end
$$;
