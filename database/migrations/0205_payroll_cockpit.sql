-- What a month comes to for payroll as far as it is known: kept so that the sums of a company are at hand, made again whenever
-- somebody looks and they are old. Nothing is paid by it.
create table payroll_figure (
	tenant_id uuid not null references tenant,
	month date not null check (extract(day from month) = 1),
	user_id uuid not null,
	counted_at timestamptz not null,
	-- of each account: minutes or ten thousandths of a day now, of the month before until the same day, and of all of that
	account_ids uuid[] not null,
	amounts int[] not null,
	before_so_far int[] not null,
	before_whole int[] not null,
	warnings jsonb not null,
	primary key (tenant_id, month, user_id),
	foreign key (tenant_id, user_id) references app_user,
	check (cardinality(account_ids) = cardinality(amounts) and cardinality(account_ids) = cardinality(before_so_far)
		and cardinality(account_ids) = cardinality(before_whole))
);
create index payroll_figure_user on payroll_figure (tenant_id, user_id);
call protect_table('payroll_figure');

-- When the figures of a month were last made, and are being made.
create table payroll_figure_run (
	tenant_id uuid not null references tenant,
	month date not null check (extract(day from month) = 1),
	started_at timestamptz not null,
	finished_at timestamptz,
	-- the last day that counts
	through date not null,
	primary key (tenant_id, month)
);
call protect_table('payroll_figure_run');

-- Who was last reminded when of what keeps a month open.
create table payroll_reminder (
	tenant_id uuid not null references tenant,
	month date not null check (extract(day from month) = 1),
	user_id uuid not null,
	sent_at timestamptz not null,
	primary key (tenant_id, month, user_id),
	foreign key (tenant_id, user_id) references app_user
);
create index payroll_reminder_user on payroll_reminder (tenant_id, user_id);
call protect_table('payroll_reminder');
