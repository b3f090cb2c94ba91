-- What payroll counts of a person and month: accounts that lines of it belong to.
create table payroll_account (
	tenant_id uuid not null references tenant,
	id uuid not null,
	code text not null check (code <> ''),
	name text not null check (name <> ''),
	type text not null check (type in ('TARGETACTUALS_TARGET', 'TARGETACTUALS_ACTUAL', 'TARGETACTUALS_BALANCE',
		'SPECIALACCOUNT_ID', 'ABSENCEACTIVITY_ID', 'ABSENCEACTIVITY_CLASS', 'HOLIDAY', 'LEAVEACCOUNT_REMAINING')),
	format text not null check (format in ('HOURS', 'DAY_FACTOR')),
	special_account_id uuid,
	activity_id uuid,
	activity_class text check (activity_class in ('LEAVE', 'SICK', 'ABSENCE')),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	-- without cascade: what payroll counts is archived, not deleted
	foreign key (tenant_id, special_account_id) references special_account,
	foreign key (tenant_id, activity_id) references activity,
	check ((special_account_id is not null) = (type = 'SPECIALACCOUNT_ID')),
	check ((activity_id is not null) = (type = 'ABSENCEACTIVITY_ID')),
	check ((activity_class is not null) = (type = 'ABSENCEACTIVITY_CLASS'))
);
create unique index payroll_account_code on payroll_account (tenant_id, lower(code));
create index payroll_account_special on payroll_account (tenant_id, special_account_id);
create index payroll_account_activity on payroll_account (tenant_id, activity_id);
call protect_table('payroll_account');
