-- A month of a site, or of all, as payroll closes it; further runs of a closed one are corrections with a number.
create table payroll_period (
	tenant_id uuid not null references tenant,
	id uuid not null,
	-- its first day
	month date not null check (extract(day from month) = 1),
	-- null: all sites; a site's period and one of all exclude each other, which the use case sees to under a lock
	site_id uuid,
	run_no int not null default 0 check (run_no >= 0),
	charge_by text not null check (charge_by in ('NOBODY', 'USER', 'UNIT')),
	pro_rata text not null check (pro_rata in ('CALENDAR_DAYS', 'WORKING_DAYS', 'THIRTIETHS')),
	state text not null default 'OPEN' check (state in ('OPEN', 'CHECKED', 'CLOSED', 'EXPORTED', 'IMPORTED')),
	-- the job that closes it, or did
	job_id uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site
);
create unique index payroll_period_run on payroll_period (tenant_id, month, run_no, site_id) nulls not distinct;
create index payroll_period_site on payroll_period (tenant_id, site_id);
call protect_table('payroll_period');

-- A person's month within a period. Until it is closed its lines are reckoned, not kept.
create table payroll (
	tenant_id uuid not null,
	id uuid not null,
	period_id uuid not null,
	user_id uuid not null,
	state text not null default 'DRAFT' check (state in ('DRAFT', 'CHECKED', 'CLOSED')),
	-- of a closed one, as they were then
	warnings jsonb,
	acknowledged jsonb not null default '[]',
	pay_cents int,
	closed_at timestamptz,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, period_id) references payroll_period,
	foreign key (tenant_id, user_id) references app_user,
	check ((state = 'CLOSED') = (closed_at is not null)),
	check ((state = 'CLOSED') = (warnings is not null))
);
create unique index payroll_person on payroll (tenant_id, period_id, user_id);
create index payroll_user on payroll (tenant_id, user_id);
call protect_table('payroll');

-- What closing froze: never changed. Corrections bring the difference, marked with the month they are about.
create table payroll_line (
	tenant_id uuid not null,
	id uuid not null,
	payroll_id uuid not null,
	user_id uuid not null,
	account_id uuid not null,
	month date not null,
	kind text not null check (kind in ('REGULAR', 'DELTA')),
	minutes int not null,
	-- ten thousandths
	days int not null,
	cents int not null,
	cost_centre_id uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, payroll_id) references payroll,
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, account_id) references payroll_account,
	foreign key (tenant_id, cost_centre_id) references cost_centre,
	check (minutes <> 0 or days <> 0 or cents <> 0)
);
create unique index payroll_line_once on payroll_line (tenant_id, payroll_id, account_id, cost_centre_id) nulls not distinct;
create index payroll_line_month on payroll_line (tenant_id, user_id, month);
create index payroll_line_account on payroll_line (tenant_id, account_id);
create index payroll_line_cost_centre on payroll_line (tenant_id, cost_centre_id);
call protect_table('payroll_line', append_only => true);
