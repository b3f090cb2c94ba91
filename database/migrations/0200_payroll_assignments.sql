-- Actual time holds what holidays and absences credit; where those are paid by accounts of their own it must not be paid twice.
alter table payroll_account add column worked_only boolean not null default false,
	add constraint payroll_account_worked_only check (not worked_only or type = 'TARGETACTUALS_ACTUAL');

-- Whose month which account of payroll counts, from a day to a day.
create table payroll_account_user (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	account_id uuid not null,
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	-- without cascade: an account that somebody has is archived, not deleted
	constraint payroll_account_user_account_known foreign key (tenant_id, account_id) references payroll_account,
	check (valid_to is null or valid_to >= valid_from),
	constraint payroll_account_user_once exclude using gist (
		tenant_id with =, user_id with =, account_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index payroll_account_user_account on payroll_account_user (tenant_id, account_id);
call protect_table('payroll_account_user');

-- What a month may come to before payroll is warned, for one type of employment or all, from a day to a day.
create table payroll_rule (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	type text not null check (type in ('EMPLOYMENT_MAX_ACTUAL', 'EMPLOYMENT_MAX_WAGE')),
	employment_type_id uuid,
	max_min int check (max_min between 0 and 44640),
	max_cents int check (max_cents between 0 and 100000000),
	valid_from date not null,
	valid_to date,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, employment_type_id) references employment_type,
	check (valid_to is null or valid_to >= valid_from),
	check ((max_min is not null) = (type = 'EMPLOYMENT_MAX_ACTUAL')),
	check ((max_cents is not null) = (type = 'EMPLOYMENT_MAX_WAGE'))
);
create unique index payroll_rule_name on payroll_rule (tenant_id, lower(name));
create index payroll_rule_employment_type on payroll_rule (tenant_id, employment_type_id);
call protect_table('payroll_rule');
