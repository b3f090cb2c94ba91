-- Views of lists that become a file every month, each with the rights of whom it belongs to as they are on that day.
create table report_schedule (
	tenant_id uuid not null references tenant,
	id uuid not null,
	user_id uuid not null,
	name text not null check (length(name) between 1 and 200),
	-- list, format, columns, filters and order, as for a file that is made at once
	request jsonb not null,
	-- so many months until the last one that is over; null: it is a list of no months
	months int check (months between 1 and 24),
	day_of_month int not null check (day_of_month between 1 and 28),
	delivery text not null check (delivery in ('FILES', 'MAIL')),
	language text not null check (language in ('de-DE', 'en-EN')),
	is_paused boolean not null default false,
	next_on date not null,
	-- of whom it belongs to, without rights: these are read when it runs
	session jsonb not null,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user
);
create index report_schedule_user on report_schedule (tenant_id, user_id);
create index report_schedule_due on report_schedule (tenant_id, next_on) where not is_paused;
call protect_table('report_schedule');

-- What became of each day on which one was due: once, whatever process dies in between.
create table report_run (
	tenant_id uuid not null references tenant,
	schedule_id uuid not null,
	due_on date not null,
	job_id uuid not null,
	state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'WITHHELD', 'FAILED')),
	rows int,
	file_id uuid,
	ended_at timestamptz,
	primary key (tenant_id, schedule_id, due_on),
	foreign key (tenant_id, schedule_id) references report_schedule on delete cascade
);
call protect_table('report_run');
