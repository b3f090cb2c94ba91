-- Seals that do not hold, from a number on. SEQUENCE: a seal is missing before it. CHAIN: it does not follow the one
-- before. EVENTS: some were added or removed. DIGEST: one was changed.
create or replace function verify_audit(p_tenant uuid, p_from_seq bigint default 1)
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
