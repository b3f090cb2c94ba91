-- Rules of leave: what grants it, what they say from when, and for whom.

create table leave_rule (
	tenant_id uuid not null references tenant,
	id uuid not null,
	kind text not null check (kind in ('STATUTORY', 'CONTRACTUAL', 'DISABLED', 'AGE', 'TENURE', 'YOUTH', 'EXTRA')),
	name text not null check (name <> ''),
	-- whose account it fills
	activity_id uuid not null,
	class_type text not null default 'LEAVE' check (class_type = 'LEAVE'),
	is_enabled boolean not null default false,
	version int not null default 1,
	primary key (tenant_id, id),
	constraint leave_rule_activity foreign key (tenant_id, activity_id, class_type)
		references activity (tenant_id, id, class_type)
);
create unique index leave_rule_name on leave_rule (tenant_id, lower(name));
create index leave_rule_activity_use on leave_rule (tenant_id, activity_id);
call protect_table('leave_rule');

create table leave_rule_version (
	tenant_id uuid not null,
	id uuid not null,
	rule_id uuid not null,
	valid_from date not null,
	valid_to date,
	settings jsonb not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, rule_id) references leave_rule on delete cascade,
	check (valid_to is null or valid_to >= valid_from),
	constraint leave_rule_version_once exclude using gist
		(tenant_id with =, rule_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create unique index leave_rule_version_from on leave_rule_version (tenant_id, rule_id, valid_from);
call protect_table('leave_rule_version');

-- The target's kind says in which table it lies; the nil uuid stands for everybody.
create table leave_rule_assignment (
	tenant_id uuid not null,
	id uuid not null,
	rule_id uuid not null,
	target text not null check (target in ('GLOBAL', 'SITE', 'UNIT', 'EMPLOYMENT_TYPE', 'TAG', 'USER')),
	target_id uuid not null default '00000000-0000-0000-0000-000000000000',
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, rule_id) references leave_rule on delete cascade,
	check (valid_to is null or valid_to >= valid_from),
	check ((target = 'GLOBAL') = (target_id = '00000000-0000-0000-0000-000000000000')),
	constraint leave_rule_assignment_once exclude using gist (
		tenant_id with =, rule_id with =, target with =, target_id with =,
		daterange(valid_from, valid_to, '[]') with &&)
);
create index leave_rule_assignment_target on leave_rule_assignment (tenant_id, target, target_id);
call protect_table('leave_rule_assignment');
