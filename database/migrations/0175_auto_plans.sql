-- What the auto-plan of a department takes care of beside the rules, and how much.
create table auto_plan_setting (
	tenant_id uuid not null,
	unit_id uuid not null,
	-- { wishes: "NORMAL", … }: by what is taken care of
	weights jsonb not null check (jsonb_typeof(weights) = 'object'),
	moves text not null check (moves in ('KEEP', 'UNPUBLISHED')),
	version int not null default 1,
	primary key (tenant_id, unit_id),
	foreign key (tenant_id, unit_id) references unit on delete cascade
);
call protect_table('auto_plan_setting');

-- A proposal for the open shifts of a department, made by a job; nothing of it is in the plan until it is accepted.
create table auto_plan (
	tenant_id uuid not null,
	id uuid not null,
	-- with all departments below it
	unit_id uuid not null,
	from_date date not null,
	to_date date not null check (to_date >= from_date),
	made_at timestamptz not null,
	made_by uuid not null,
	job_id uuid not null,
	state text not null default 'RUNNING' check (state in ('RUNNING', 'READY', 'FAILED', 'CLOSED')),
	-- somebody wants what it has found by now
	is_stopped boolean not null default false,
	-- of 100
	progress int not null default 0 check (progress between 0 and 100),
	-- how many shifts were to be given to somebody
	needed int not null default 0,
	-- the best so far: shifts with whom they are proposed for, and what became of each; null: nobody
	shifts jsonb not null default '[]' check (jsonb_typeof(shifts) = 'array'),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, unit_id) references unit on delete cascade,
	foreign key (tenant_id, made_by) references app_user on delete cascade
);
create index auto_plan_unit on auto_plan (tenant_id, unit_id, made_at);
create index auto_plan_maker on auto_plan (tenant_id, made_by);
call protect_table('auto_plan');
