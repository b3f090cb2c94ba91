create table project (
	tenant_id uuid not null references tenant,
	id uuid not null,
	code text,
	name text not null check (name <> ''),
	state text not null default 'STARTED' check (state in ('PLANNED', 'STARTED', 'FINISHED')),
	from_date date,
	to_date date,
	custom jsonb not null default '{}',
	version int not null default 1,
	primary key (tenant_id, id)
);
call protect_table('project');

-- The root node is named like its project and shown as its general node.
create table project_node (
	tenant_id uuid not null,
	id uuid not null,
	project_id uuid not null,
	parent_id uuid,
	name text not null check (name <> ''),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, project_id) references project,
	foreign key (tenant_id, parent_id) references project_node
);
create unique index project_node_root on project_node (tenant_id, project_id) where parent_id is null;
create index project_node_parent on project_node (tenant_id, parent_id);
call protect_table('project_node');

create table project_assignment (
	tenant_id uuid not null,
	project_id uuid not null,
	user_id uuid not null,
	primary key (tenant_id, project_id, user_id),
	foreign key (tenant_id, project_id) references project on delete cascade,
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
create index project_assignment_user on project_assignment (tenant_id, user_id);
call protect_table('project_assignment');
