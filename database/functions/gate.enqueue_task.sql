-- The application may queue work of its own tenant without rights on the queue's tables. The payload is the tenant,
-- the task's row and nothing else: what the work needs is read under row-level security. The flag says whose it is, so that
-- a worker can leave those of one tenant for later. Jobs take turns: each stands one behind its tenant's last one, and the first
-- of a tenant beside those whose turn it is (priorities, the lowest first), so many of one do not stand before another's.
create or replace function gate.enqueue_task(p_task text, p_tenant uuid, p_subject uuid, p_run_at timestamptz, p_key text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
	v_flag text := p_task || ':' || p_tenant;
	v_turn int := 0;
begin
	if p_tenant is distinct from current_setting('app.tenant_id')::uuid then
		raise exception 'a task belongs to the tenant of its transaction';
	end if;
	if p_task = 'job' then
		select greatest(
				coalesce(min(j.priority) filter (where j.run_at <= now()), 0),
				coalesce(max(j.priority) filter (where j.flags ? v_flag) + 1, 0))
			into v_turn
			from graphile_worker._private_jobs j
			where j.is_available
				and j.task_id = (select t.id from graphile_worker._private_tasks t where t.identifier = p_task);
	end if;
	perform graphile_worker.add_job(
		p_task,
		pg_catalog.json_build_object('tenantId', p_tenant, 'subjectId', p_subject),
		run_at => p_run_at,
		job_key => p_key,
		max_attempts => 25,
		-- beyond what a priority can say they come as they came
		priority => least(v_turn, 32000),
		flags => array[v_flag]);
end
$$;
revoke all on function gate.enqueue_task(text, uuid, uuid, timestamptz, text) from public;
grant execute on function gate.enqueue_task(text, uuid, uuid, timestamptz, text) to app, maintenance;
