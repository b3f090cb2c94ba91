-- Seals over the audit trail: whoever changes, adds or removes an event afterwards breaks a digest.

create table audit_seal (
	tenant_id uuid not null references tenant,
	seq bigint not null check (seq > 0),
	epoch int not null,
	-- half-open: all events of the transactions from the one until before the other
	from_xid xid8 not null,
	to_xid xid8 not null,
	events int not null check (events > 0),
	prev_digest bytea not null check (length(prev_digest) = 32),
	digest bytea not null check (length(digest) = 32),
	at timestamptz not null,
	primary key (tenant_id, seq),
	check (from_xid < to_xid)
);
call protect_table('audit_seal', append_only => true);

-- What an event says about its matter; kept in `redacted_digest` when the content itself has to be erased.
create function audit_content_digest(p_before jsonb, p_after jsonb) returns bytea
language sql stable set search_path = public as $$
	select sha256(convert_to(jsonb_build_array(p_before, p_after)::text, 'UTF8'))
$$;

-- Who did what and when stays under the seal even where the content was erased.
create function audit_event_digest(e audit_event) returns bytea
language sql stable set search_path = public as $$
	select sha256(
		convert_to(jsonb_build_array(e.tenant_id, e.id, e.xid::text, e.epoch, extract(epoch from e.at)::text,
			e.actor_id, e.actor_kind, e.impersonator_id, e.entity, e.entity_id, e.subject_user_id, e.action, e.reason,
			e.trace_id)::text, 'UTF8')
		|| case
			when e.redacted_digest is not null and e.before is null and e.after is null then e.redacted_digest
			else audit_content_digest(e.before, e.after) end)
$$;

create function audit_window(p_tenant uuid, p_epoch int, p_from xid8, p_to xid8, p_prev bytea)
returns table (events int, digest bytea) language sql stable set search_path = public as $$
	select count(*)::int, sha256(coalesce(string_agg(audit_event_digest(e), ''::bytea order by e.id), ''::bytea) || p_prev)
	from audit_event e
	where e.tenant_id = p_tenant and e.epoch = p_epoch and e.xid >= p_from and e.xid < p_to
$$;

-- Seals what a tenant's ended transactions have written since the last seal; no row where there is nothing new, or where
-- another process seals right now. Transactions below the snapshot's xmin have all ended, so their events are final and
-- complete in whatever order they committed; writers never wait. `p_final`: the epoch is over, nothing more will come.
create function seal_audit(p_tenant uuid, p_at timestamptz, p_final boolean default false)
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

-- Seals that do not hold, from a number on. SEQUENCE: a seal is missing before it. CHAIN: it does not follow the one
-- before. EVENTS: some were added or removed. DIGEST: one was changed.
create function verify_audit(p_tenant uuid, p_from_seq bigint default 1)
returns table (seq bigint, fault text) language sql stable set search_path = public as $$
	select f.seq, f.fault
	from (
		select s.seq, case
			when s.seq > 1 and b.seq is null then 'SEQUENCE'
			when s.prev_digest <> coalesce(b.digest, decode(repeat('00', 32), 'hex'))
				or s.from_xid <> case when b.epoch = s.epoch then b.to_xid else '0' end then 'CHAIN'
			when w.events <> s.events then 'EVENTS'
			when w.digest <> s.digest then 'DIGEST' end as fault
		from audit_seal s
		left join audit_seal b on b.tenant_id = s.tenant_id and b.seq = s.seq - 1
		cross join lateral audit_window(s.tenant_id, s.epoch, s.from_xid, s.to_xid, s.prev_digest) w
		where s.tenant_id = p_tenant and s.seq >= p_from_seq
	) f
	where f.fault is not null
	order by f.seq
$$;

-- For the owner, after a dump was restored into another cluster and before anybody serves: transactions are counted anew
-- there, so what was written before is sealed for good, and what comes belongs to the next epoch.
create function begin_audit_epoch(p_at timestamptz default now()) returns int
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
	end loop;
	reset role;
	update installation set audit_epoch = audit_epoch + 1 returning audit_epoch into next_epoch;
	execute format('alter table audit_event alter column epoch set default %s', next_epoch);
	return next_epoch;
end
$$;
revoke all on function begin_audit_epoch(timestamptz) from public;
