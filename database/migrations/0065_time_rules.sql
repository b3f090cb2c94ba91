-- Rules of time tracking: what they are, what they say from when, and for whom.

create table time_rule (
	tenant_id uuid not null references tenant,
	id uuid not null,
	type text not null check (type in ('AUTOPAUSE', 'FLEXTIME', 'ROUNDING', 'OVERTIME', 'EXTRATIME', 'NORMALIZE2WORKTIME', 'AUTOSHIFTTOTRACKING')),
	name text not null check (name <> ''),
	-- switched on only when all its examples pass
	is_enabled boolean not null default false,
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index time_rule_name on time_rule (tenant_id, lower(name));
call protect_table('time_rule');

create table time_rule_version (
	tenant_id uuid not null,
	id uuid not null,
	rule_id uuid not null,
	valid_from date not null,
	valid_to date,
	settings jsonb not null,
	-- days with what they are to come to
	examples jsonb not null default '[]',
	primary key (tenant_id, id),
	foreign key (tenant_id, rule_id) references time_rule on delete cascade,
	check (valid_to is null or valid_to >= valid_from),
	constraint time_rule_version_once exclude using gist
		(tenant_id with =, rule_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create unique index time_rule_version_from on time_rule_version (tenant_id, rule_id, valid_from);
call protect_table('time_rule_version');

-- The target's kind says in which table it lies; the nil uuid stands for everybody.
create table time_rule_assignment (
	tenant_id uuid not null,
	id uuid not null,
	rule_id uuid not null,
	target text not null check (target in ('GLOBAL', 'SITE', 'UNIT', 'EMPLOYMENT_TYPE', 'WORKSHEET', 'USER')),
	target_id uuid not null default '00000000-0000-0000-0000-000000000000',
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, rule_id) references time_rule on delete cascade,
	check (valid_to is null or valid_to >= valid_from),
	check ((target = 'GLOBAL') = (target_id = '00000000-0000-0000-0000-000000000000')),
	constraint time_rule_assignment_once exclude using gist (
		tenant_id with =, rule_id with =, target with =, target_id with =,
		daterange(valid_from, valid_to, '[]') with &&)
);
create index time_rule_assignment_target on time_rule_assignment (tenant_id, target, target_id);
call protect_table('time_rule_assignment');
