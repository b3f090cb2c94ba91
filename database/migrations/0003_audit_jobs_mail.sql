-- What every area writes: the audit trail, jobs, mail.

create table audit_event (
	tenant_id uuid not null references tenant,
	id uuid not null,
	xid xid8 not null default pg_current_xact_id(),
	epoch int not null default 1,
	at timestamptz not null,
	actor_id uuid,
	actor_kind text not null check (actor_kind in ('USER', 'TERMINAL', 'APP', 'APIKEY', 'SYSTEM')),
	impersonator_id uuid,
	entity text not null,
	entity_id uuid not null,
	subject_user_id uuid,
	action text not null,
	before jsonb,
	after jsonb,
	reason text,
	trace_id text,
	redacted_digest bytea,
	primary key (tenant_id, id)
) partition by range (id);
create index audit_event_entity on audit_event (tenant_id, entity_id, id);
create index audit_event_subject on audit_event (tenant_id, subject_user_id, id);
create index audit_event_xid on audit_event (tenant_id, xid);
call protect_table('audit_event', append_only => true);
select ensure_partitions('audit_event', '2026-01-01Z', '1 month', now() + interval '13 months');

create table job (
	tenant_id uuid not null references tenant,
	id uuid not null,
	session_id uuid,
	owner_id uuid,
	kind text not null,
	status text not null default 'CREATED' check (status in ('CREATED', 'IN_PROGRESS', 'FINISHED', 'FAILED', 'CANCELED')),
	progress smallint not null default 0 check (progress between 0 and 100),
	description text not null default '',
	severity text check (severity in ('INFO', 'WARNING', 'ERROR')),
	cancel_requested boolean not null default false,
	started_at timestamptz,
	finished_at timestamptz,
	input jsonb not null default '{}',
	primary key (tenant_id, id),
	foreign key (tenant_id, owner_id) references app_user,
	check ((finished_at is null) = (status in ('CREATED', 'IN_PROGRESS')))
);
create index job_owner on job (tenant_id, owner_id, id desc);
call protect_table('job');

create table job_protocol (
	tenant_id uuid not null,
	job_id uuid not null,
	line int not null,
	at timestamptz not null,
	severity text not null check (severity in ('INFO', 'WARNING', 'ERROR')),
	text text not null,
	primary key (tenant_id, job_id, line),
	foreign key (tenant_id, job_id) references job on delete cascade
);
call protect_table('job_protocol', append_only => true);

create table mail_outbox (
	tenant_id uuid not null references tenant,
	id uuid not null,
	recipient text not null,
	template text not null,
	language text not null check (language in ('de-DE', 'en-EN')),
	-- sealed: reset codes and one-time links must not lie about in plain text
	params_sealed bytea not null,
	state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED')),
	tries smallint not null default 0,
	next_at timestamptz not null,
	sent_at timestamptz,
	last_error text,
	about_entity text,
	about_id uuid,
	primary key (tenant_id, id)
);
create index mail_outbox_next on mail_outbox (tenant_id, next_at) where state = 'WAITING';
call protect_table('mail_outbox');

-- The application may queue work of its own tenant without rights on the queue's tables. The payload is the tenant,
-- the task's row and nothing else: what the work needs is read under row-level security.
create function gate.enqueue_task(p_task text, p_tenant uuid, p_subject uuid, p_run_at timestamptz, p_key text)
returns void language plpgsql security definer set search_path = pg_catalog as $$
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
