-- Who did what and when stays under the seal even where the content was erased.
create or replace function audit_event_digest(e audit_event) returns bytea
language sql stable set search_path = public as $$
	select sha256(
		convert_to(jsonb_build_array(e.tenant_id, e.id, e.xid::text, e.epoch, extract(epoch from e.at)::text,
			e.actor_id, e.actor_kind, e.impersonator_id, e.entity, e.entity_id, e.subject_user_id, e.action, e.reason,
			e.trace_id)::text, 'UTF8')
		|| case
			when e.redacted_digest is not null and e.before is null and e.after is null then e.redacted_digest
			else audit_content_digest(e.before, e.after) end)
$$;
