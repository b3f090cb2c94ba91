-- Places that are staffed by shifts: a ward, a counter, a vehicle.
create table workspace (
	tenant_id uuid not null,
	id uuid not null,
	name text not null,
	-- who plans there is decided by it
	unit_id uuid not null,
	color text not null,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, unit_id) references unit
);
create unique index workspace_name on workspace (tenant_id, unit_id, lower(name));
call protect_table('workspace');

-- Kinds of shift that are done there; none: any.
create table workspace_activity (
	tenant_id uuid not null,
	workspace_id uuid not null,
	activity_id uuid not null,
	primary key (tenant_id, workspace_id, activity_id),
	foreign key (tenant_id, workspace_id) references workspace on delete cascade,
	foreign key (tenant_id, activity_id) references activity
);
create index workspace_activity_activity on workspace_activity (tenant_id, activity_id);
call protect_table('workspace_activity');

-- What people must be qualified for who take a shift at a workspace, or one of a kind wherever it is done.
create table qualification_requirement (
	tenant_id uuid not null,
	id uuid not null,
	workspace_id uuid,
	activity_id uuid,
	qualification_id uuid not null,
	-- counted from 1, the lowest; null: any, or one without levels
	min_level int check (min_level between 1 and 20),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, workspace_id) references workspace on delete cascade,
	foreign key (tenant_id, activity_id) references activity on delete cascade,
	foreign key (tenant_id, qualification_id) references qualification,
	check (num_nonnulls(workspace_id, activity_id) = 1)
);
create unique index qualification_requirement_once
	on qualification_requirement (tenant_id, qualification_id, coalesce(workspace_id, activity_id));
create index qualification_requirement_workspace on qualification_requirement (tenant_id, workspace_id);
create index qualification_requirement_activity on qualification_requirement (tenant_id, activity_id);
call protect_table('qualification_requirement');
