-- The application may queue work of its own tenant without rights on the queue's tables. The payload is the tenant,
-- the task's row and nothing else: what the work needs is read under row-level security.
create or replace function gate.enqueue_task(p_task text, p_tenant uuid, p_subject uuid, p_run_at timestamptz, p_key text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
	if p_tenant is distinct from current_setting('app.tenant_id')::uuid then
		raise exception 'a task belongs to the tenant of its transaction';
	end if;
	perform graphile_worker.add_job(
		p_task,
		pg_catalog.json_build_object('tenantId', p_tenant, 'subjectId', p_subject),
		run_at => p_run_at,
		job_key => p_key,
		max_attempts => 25);
end
$$;
revoke all on function gate.enqueue_task(text, uuid, uuid, timestamptz, text) from public;
grant execute on function gate.enqueue_task(text, uuid, uuid, timestamptz, text) to app, maintenance;
