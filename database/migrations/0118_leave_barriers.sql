-- Times in which departments, with all below them, take no leave.
create table leave_barrier (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	from_date date not null,
	to_date date not null,
	reason text not null check (reason <> ''),
	-- null: all leave
	activity_id uuid,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, activity_id) references activity,
	check (to_date >= from_date)
);
create index leave_barrier_activity on leave_barrier (tenant_id, activity_id) where activity_id is not null;
call protect_table('leave_barrier');

create table leave_barrier_unit (
	tenant_id uuid not null,
	barrier_id uuid not null,
	unit_id uuid not null,
	primary key (tenant_id, barrier_id, unit_id),
	foreign key (tenant_id, barrier_id) references leave_barrier on delete cascade,
	foreign key (tenant_id, unit_id) references unit
);
-- who asks for leave looks from her units upwards
create index leave_barrier_unit_unit on leave_barrier_unit (tenant_id, unit_id, barrier_id);
call protect_table('leave_barrier_unit');
