-- Runs of days that are repeated for a crew.
create table shift_sequence (
	tenant_id uuid not null,
	id uuid not null,
	name text not null check (name <> ''),
	-- who may change it is decided by it
	unit_id uuid not null,
	start text not null check (start in ('START_ON_MONDAY', 'START_ON_ANY_DAY')),
	-- [[{ workspaceId, activityId, beginMinute, endMinute, pauses }]]: shifts of each day, none where it is free
	days jsonb not null check (jsonb_typeof(days) = 'array' and jsonb_array_length(days) between 1 and 84),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, unit_id) references unit
);
create unique index shift_sequence_name on shift_sequence (tenant_id, unit_id, lower(name));
call protect_table('shift_sequence');

-- What the days of a sequence refer to, so that none of it is deleted.
create table shift_sequence_item (
	tenant_id uuid not null,
	sequence_id uuid not null,
	day_index int not null,
	n int not null,
	workspace_id uuid not null,
	activity_id uuid not null,
	primary key (tenant_id, sequence_id, day_index, n),
	foreign key (tenant_id, sequence_id) references shift_sequence on delete cascade,
	foreign key (tenant_id, workspace_id) references workspace,
	foreign key (tenant_id, activity_id) references activity
);
create index shift_sequence_item_workspace on shift_sequence_item (tenant_id, workspace_id);
create index shift_sequence_item_activity on shift_sequence_item (tenant_id, activity_id);
call protect_table('shift_sequence_item');

-- What was applied to whom; which shifts it made they say themselves.
create table shift_sequence_run (
	tenant_id uuid not null,
	id uuid not null,
	sequence_id uuid not null,
	from_date date not null,
	to_date date not null,
	on_clash text not null check (on_clash in ('SKIP', 'OPEN')),
	made_at timestamptz not null,
	made_by uuid not null,
	-- of the job that makes it where it is long
	job_id uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, sequence_id) references shift_sequence
);
create index shift_sequence_run_sequence on shift_sequence_run (tenant_id, sequence_id, made_at);
call protect_table('shift_sequence_run', append_only => true);

-- What became of each of its people, written with her shifts: a run that was cut off goes on with the others.
create table shift_sequence_run_person (
	tenant_id uuid not null,
	run_id uuid not null,
	user_id uuid not null,
	made int not null,
	opened int not null,
	skipped int not null,
	primary key (tenant_id, run_id, user_id),
	foreign key (tenant_id, run_id) references shift_sequence_run
);
call protect_table('shift_sequence_run_person', append_only => true);
