-- What people are qualified for, yes or no or by level.

create table qualification (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	type text not null check (type in ('BOOLEAN', 'LEVEL')),
	-- names of the levels, the lowest first; its place counted from 1 is the level
	levels jsonb not null default '[]',
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, id, type),
	check (jsonb_typeof(levels) = 'array' and (type = 'LEVEL') = (jsonb_array_length(levels) > 0))
);
create unique index qualification_name on qualification (tenant_id, lower(name));
call protect_table('qualification');

create table user_qualification (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	qualification_id uuid not null,
	type text not null,
	level smallint check (level >= 1),
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	-- with the type, so that a level stands exactly where the qualification has levels
	foreign key (tenant_id, qualification_id, type) references qualification (tenant_id, id, type),
	check ((type = 'LEVEL') = (level is not null)),
	check (valid_to is null or valid_to >= valid_from),
	exclude using gist (tenant_id with =, user_id with =, qualification_id with =,
		daterange(valid_from, valid_to, '[]') with &&)
);
create index user_qualification_user on user_qualification (tenant_id, user_id);
create index user_qualification_qualification on user_qualification (tenant_id, qualification_id);
call protect_table('user_qualification');
