-- Employments, contracts and wages: who works here from when to when, how much, and for how much.

create table employment (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	entry_date date not null,
	exit_date date,
	employment_type_id uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, id, user_id),
	foreign key (tenant_id, user_id) references app_user,
	check (exit_date is null or exit_date >= entry_date),
	constraint employment_once exclude using gist
		(tenant_id with =, user_id with =, daterange(entry_date, exit_date, '[]') with &&)
);
create index employment_user on employment (tenant_id, user_id, entry_date);
call protect_table('employment');

create table contract (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	employment_id uuid not null,
	valid_from date not null,
	valid_to date,
	weekly_min int not null check (weekly_min between 0 and 10080),
	days_per_week numeric(2, 1) not null check (days_per_week between 0.5 and 7),
	annual_leave_days numeric(6, 2) check (annual_leave_days between 0 and 366),
	arbzg_exempt boolean not null default false,
	minor_until date,
	maternity_from date,
	maternity_to date,
	max_actual_min int check (max_actual_min >= 0),
	max_wage_cents int check (max_wage_cents >= 0),
	version int not null default 1,
	primary key (tenant_id, id),
	-- of the same person
	foreign key (tenant_id, employment_id, user_id) references employment (tenant_id, id, user_id),
	check (valid_to is null or valid_to >= valid_from),
	constraint contract_once exclude using gist
		(tenant_id with =, user_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index contract_user on contract (tenant_id, user_id, valid_from);
create index contract_employment on contract (tenant_id, employment_id);
call protect_table('contract');

-- One wage at a time for each cost centre, and one for all the rest.
create table wage (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	kind text not null check (kind in ('HOURLY', 'MONTHLY')),
	cents int not null check (cents >= 0),
	cost_centre_id uuid,
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check (valid_to is null or valid_to >= valid_from),
	constraint wage_once exclude using gist (
		tenant_id with =, user_id with =,
		(coalesce(cost_centre_id, '00000000-0000-0000-0000-000000000000')) with =,
		daterange(valid_from, valid_to, '[]') with &&)
);
create index wage_user on wage (tenant_id, user_id, valid_from);
call protect_table('wage');
