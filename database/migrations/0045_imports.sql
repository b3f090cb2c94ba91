-- Imports of people and units: what a file holds, what it would do, what it did, and how to take that back.

create table import_run (
	tenant_id uuid not null references tenant,
	id uuid not null,
	owner_id uuid not null,
	kind text not null check (kind in ('PEOPLE', 'UNITS')),
	file_id uuid,
	file_name text not null,
	-- work in between is the job's state, so that nothing is left hanging when a job ends badly
	status text not null default 'UPLOADED' check (status in ('UPLOADED', 'CHECKED', 'DONE', 'UNDONE')),
	head jsonb not null,
	sample jsonb not null,
	line_count int not null check (line_count >= 0),
	mapping jsonb not null default '{}',
	-- where people without a unit and units without a parent go
	unit_id uuid,
	only_good boolean not null default false,
	job_id uuid,
	ran_at timestamptz,
	undone_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, owner_id) references app_user,
	foreign key (tenant_id, file_id) references file on delete set null (file_id),
	foreign key (tenant_id, unit_id) references unit on delete set null (unit_id),
	foreign key (tenant_id, job_id) references job on delete set null (job_id),
	check ((ran_at is null) = (status in ('UPLOADED', 'CHECKED')))
);
create index import_run_owner on import_run (tenant_id, owner_id, id desc);
create index import_run_file on import_run (tenant_id, file_id) where file_id is not null;
create index import_run_job on import_run (tenant_id, job_id) where job_id is not null;
create index import_run_unit on import_run (tenant_id, unit_id) where unit_id is not null;
call protect_table('import_run');

create table import_line (
	tenant_id uuid not null,
	run_id uuid not null,
	line int not null,
	cells jsonb not null,
	action text not null check (action in ('NEW', 'CHANGED', 'UNCHANGED', 'FAULTY')),
	-- [{field, code, value?}]
	faults jsonb not null default '[]',
	-- what the line made or changed; no key, because its entity may be deleted later
	entity_id uuid,
	-- values of a changed person before the run
	before jsonb,
	-- of the entity right after the run: undone is only what nobody touched since
	version_after int,
	undo text check (undo in ('UNDONE', 'KEPT')),
	primary key (tenant_id, run_id, line),
	foreign key (tenant_id, run_id) references import_run on delete cascade
);
create index import_line_action on import_line (tenant_id, run_id, action, line);
call protect_table('import_line');
