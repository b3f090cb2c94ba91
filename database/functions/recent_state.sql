-- Names the state that what processes remember of a tenant is in; every change of the subject makes another one. Null where
-- nothing was ever changed.
create or replace function recent_state(p_tenant uuid, p_subject text)
returns text language sql stable as $$
	select md5(string_agg(r.xid || '@' || r.at, ',' order by r.xid, r.at))
	from recent_change r where r.tenant_id = p_tenant and r.subject = p_subject
$$;
