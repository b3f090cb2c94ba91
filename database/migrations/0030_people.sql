-- What is known of people beside their names; apart from app_user, because few may read it.

create table user_private (
	tenant_id uuid not null,
	user_id uuid not null,
	birth_date date,
	address jsonb not null default '{}',
	contact jsonb not null default '{}',
	severely_disabled_from date,
	severely_disabled_to date,
	version int not null default 1,
	primary key (tenant_id, user_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_table('user_private');

create table user_business (
	tenant_id uuid not null,
	user_id uuid not null,
	job_title text not null default '',
	room text not null default '',
	phone text not null default '',
	mobile text not null default '',
	address jsonb not null default '{}',
	version int not null default 1,
	primary key (tenant_id, user_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_table('user_business');

-- Who decides for a person in place of whoever leads the unit; `deputy_for` = stands in for this supervisor.
create table supervisor (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	supervisor_id uuid not null,
	deputy_for uuid,
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, supervisor_id) references app_user,
	foreign key (tenant_id, deputy_for) references app_user,
	check (user_id <> supervisor_id),
	check (valid_to is null or valid_to >= valid_from),
	constraint supervisor_once exclude using gist
		(tenant_id with =, user_id with =, supervisor_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index supervisor_of on supervisor (tenant_id, supervisor_id, user_id);
call protect_table('supervisor');
