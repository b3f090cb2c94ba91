-- People, units, sites, roles: what sessions and permissions stand on.

create table unit (
	tenant_id uuid not null references tenant,
	id uuid not null,
	parent_id uuid,
	name text not null check (name <> ''),
	kind text not null check (kind in ('GLOBAL', 'SITE', 'UNIT')),
	depth smallint not null check (depth between 0 and 15),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, parent_id) references unit,
	check ((parent_id is null) = (depth = 0)),
	check ((parent_id is null) = (kind = 'GLOBAL'))
);
create unique index unit_root on unit (tenant_id) where parent_id is null;
create index unit_parent on unit (tenant_id, parent_id);
call protect_table('unit');

create table unit_closure (
	tenant_id uuid not null,
	ancestor_id uuid not null,
	descendant_id uuid not null,
	distance smallint not null check (distance between 0 and 15),
	primary key (tenant_id, ancestor_id, descendant_id),
	foreign key (tenant_id, ancestor_id) references unit on delete cascade,
	foreign key (tenant_id, descendant_id) references unit on delete cascade
);
create index unit_closure_descendant on unit_closure (tenant_id, descendant_id) include (ancestor_id);
call protect_table('unit_closure');

create table site (
	tenant_id uuid not null,
	id uuid not null,
	unit_id uuid not null,
	name text not null check (name <> ''),
	time_zone text not null default 'Europe/Berlin',
	country char(2) not null default 'DE',
	region text,
	address jsonb not null default '{}',
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, unit_id),
	foreign key (tenant_id, unit_id) references unit
);
call protect_table('site');

create table app_user (
	tenant_id uuid not null,
	id uuid not null,
	unit_id uuid not null,
	site_id uuid not null,
	first_name text not null,
	last_name text not null,
	personnel_no text,
	company_personnel_no text,
	mail text,
	role text not null default 'USER' check (role in ('USER', 'TERMINAL', 'APP', 'APIKEY', 'SYSTEM')),
	gender text not null default 'UNDEFINED' check (gender in ('UNDEFINED', 'MALE', 'FEMALE', 'NONBINARY')),
	is_enabled boolean not null default true,
	entry_date date,
	exit_date date,
	custom jsonb not null default '{}',
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, unit_id) references unit,
	foreign key (tenant_id, site_id) references site,
	check (exit_date is null or entry_date is null or exit_date >= entry_date)
);
create unique index app_user_personnel_no on app_user (tenant_id, personnel_no) where personnel_no is not null;
create unique index app_user_mail on app_user (tenant_id, lower(mail)) where mail is not null;
create index app_user_unit on app_user (tenant_id, unit_id) include (id) where is_enabled;
create index app_user_name on app_user (tenant_id, last_name, first_name, id);
call protect_table('app_user');

create table user_unit (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	unit_id uuid not null,
	is_primary boolean not null default false,
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, unit_id) references unit,
	check (valid_to is null or valid_to >= valid_from),
	exclude using gist (tenant_id with =, user_id with =, daterange(valid_from, valid_to, '[]') with &&) where (is_primary),
	exclude using gist (tenant_id with =, user_id with =, unit_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index user_unit_unit on user_unit (tenant_id, unit_id, user_id);
call protect_table('user_unit');

create table user_site (
	tenant_id uuid not null,
	user_id uuid not null,
	site_id uuid not null,
	primary key (tenant_id, user_id, site_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, site_id) references site on delete cascade
);
call protect_table('user_site');

create table role (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	is_default boolean not null default false,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, name)
);
call protect_table('role');

create table role_permission (
	tenant_id uuid not null,
	role_id uuid not null,
	permission_key text not null,
	level smallint not null check (level between 0 and 4),
	primary key (tenant_id, role_id, permission_key),
	foreign key (tenant_id, role_id) references role on delete cascade
);
call protect_table('role_permission');

create table role_assignment (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	role_id uuid not null,
	scope text not null check (scope in ('GLOBAL', 'SITE', 'UNIT')),
	site_id uuid,
	unit_id uuid,
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, role_id) references role,
	foreign key (tenant_id, site_id) references site,
	foreign key (tenant_id, unit_id) references unit,
	check (scope <> 'GLOBAL' or (site_id is null and unit_id is null)),
	check (scope <> 'SITE' or unit_id is null),
	check (scope <> 'UNIT' or site_id is null),
	check (valid_to is null or valid_to >= valid_from)
);
create unique index role_assignment_once on role_assignment
	(tenant_id, user_id, role_id, scope, coalesce(site_id, unit_id, '00000000-0000-0000-0000-000000000000'), valid_from);
create index role_assignment_role on role_assignment (tenant_id, role_id);
call protect_table('role_assignment');

create table user_permission (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	permission_key text not null,
	level smallint not null check (level between 0 and 4),
	scope text not null check (scope in ('GLOBAL', 'SITE', 'UNIT')),
	site_id uuid,
	unit_id uuid,
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, site_id) references site,
	foreign key (tenant_id, unit_id) references unit,
	check (valid_to is null or valid_to >= valid_from)
);
create index user_permission_user on user_permission (tenant_id, user_id);
call protect_table('user_permission');
