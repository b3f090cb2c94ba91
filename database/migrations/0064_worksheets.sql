-- What somebody is to work on which weekday: templates with versions, the plan of each person, single days that differ.

create table worksheet_template (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	kind text not null check (kind in ('FIXED', 'SHIFT')),
	-- to which day a shift over midnight belongs
	attribution text not null default 'START_DAY' check (attribution in ('START_DAY', 'SPLIT')),
	weeks int not null check (weeks between 1 and 52),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index worksheet_template_name on worksheet_template (tenant_id, lower(name));
call protect_table('worksheet_template');

create table worksheet_template_version (
	tenant_id uuid not null,
	id uuid not null,
	template_id uuid not null,
	valid_from date not null,
	valid_to date,
	weeks int not null check (weeks between 1 and 52),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, template_id) references worksheet_template on delete cascade,
	check (valid_to is null or valid_to >= valid_from),
	constraint worksheet_template_version_once exclude using gist
		(tenant_id with =, template_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create unique index worksheet_template_version_from on worksheet_template_version (tenant_id, template_id, valid_from);
call protect_table('worksheet_template_version');

-- Minutes of the day; beyond 1440 on the next one. A weekday without a row is free.
create table worksheet_day (
	tenant_id uuid not null,
	version_id uuid not null,
	week int not null check (week between 1 and 52),
	weekday int not null check (weekday between 1 and 7),
	target_min int not null check (target_min between 0 and 1440),
	begin_min int check (begin_min between 0 and 1439),
	end_min int,
	core_begin_min int check (core_begin_min between 0 and 1439),
	core_end_min int,
	frame_begin_min int check (frame_begin_min between 0 and 1439),
	frame_end_min int,
	breaks jsonb not null default '[]',
	primary key (tenant_id, version_id, week, weekday),
	foreign key (tenant_id, version_id) references worksheet_template_version on delete cascade,
	check ((begin_min is null) = (end_min is null)),
	check ((core_begin_min is null) = (core_end_min is null)),
	check ((frame_begin_min is null) = (frame_end_min is null)),
	check (end_min > begin_min and end_min <= begin_min + 1440),
	check (core_end_min > core_begin_min and core_end_min <= core_begin_min + 1440),
	check (frame_end_min > frame_begin_min and frame_end_min <= frame_begin_min + 1440)
);
call protect_table('worksheet_day');

-- One at a time for each person.
create table worksheet (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	template_id uuid not null,
	-- the Monday of a first week
	cycle_start date not null check (extract(isodow from cycle_start) = 1),
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, template_id) references worksheet_template,
	check (valid_to is null or valid_to >= valid_from),
	constraint worksheet_once exclude using gist
		(tenant_id with =, user_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index worksheet_user on worksheet (tenant_id, user_id, valid_from);
create index worksheet_template_use on worksheet (tenant_id, template_id);
call protect_table('worksheet');

create table worksheet_exception (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	day date not null,
	target_min int not null check (target_min between 0 and 1440),
	begin_min int check (begin_min between 0 and 1439),
	end_min int,
	core_begin_min int check (core_begin_min between 0 and 1439),
	core_end_min int,
	frame_begin_min int check (frame_begin_min between 0 and 1439),
	frame_end_min int,
	breaks jsonb not null default '[]',
	reason text not null check (reason <> ''),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check ((begin_min is null) = (end_min is null)),
	check ((core_begin_min is null) = (core_end_min is null)),
	check ((frame_begin_min is null) = (frame_end_min is null)),
	check (end_min > begin_min and end_min <= begin_min + 1440),
	check (core_end_min > core_begin_min and core_end_min <= core_begin_min + 1440),
	check (frame_end_min > frame_begin_min and frame_end_min <= frame_begin_min + 1440)
);
create unique index worksheet_exception_day on worksheet_exception (tenant_id, user_id, day);
call protect_table('worksheet_exception');
