-- How many events the transactions between two numbers wrote, and the digest that chains them to the seal before.
create or replace function audit_window(p_tenant uuid, p_epoch int, p_from xid8, p_to xid8, p_prev bytea)
returns table (events int, digest bytea) language sql stable set search_path = public as $$
	select count(*)::int, sha256(coalesce(string_agg(audit_event_digest(e), ''::bytea order by e.id), ''::bytea) || p_prev)
	from audit_event e
	where e.tenant_id = p_tenant and e.epoch = p_epoch and e.xid >= p_from and e.xid < p_to
$$;
