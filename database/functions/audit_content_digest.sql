-- What an event says about its matter; kept in `redacted_digest` when the content itself has to be erased.
create or replace function audit_content_digest(p_before jsonb, p_after jsonb) returns bytea
language sql stable set search_path = public as $$
	select sha256(convert_to(jsonb_build_array(p_before, p_after)::text, 'UTF8'))
$$;
