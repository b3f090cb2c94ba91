-- A leave year as somebody closed it: what each person carries over is kept, and is reckoned anew no more.

create table leave_year_end (
	tenant_id uuid not null,
	id uuid not null,
	year int not null check (year between 1900 and 2199),
	-- the kind of leave
	activity_id uuid not null,
	state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'UNDONE')),
	run_at timestamptz not null,
	run_by uuid,
	undone_at timestamptz,
	undone_by uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, activity_id) references activity,
	check ((state = 'UNDONE') = (undone_at is not null))
);
create unique index leave_year_end_standing on leave_year_end (tenant_id, activity_id, year) where state <> 'UNDONE';
call protect_table('leave_year_end');

-- What it came to for a person, in days.
create table leave_year_end_person (
	tenant_id uuid not null,
	year_end_id uuid not null,
	user_id uuid not null,
	-- when all that was approved had been taken
	remaining numeric(9, 4) not null,
	expired numeric(9, 4) not null,
	carried numeric(9, 4) not null,
	-- what goes over: [{ origin, year, expiresOn, units }], in ten thousandths of a day
	pots jsonb not null,
	primary key (tenant_id, year_end_id, user_id),
	foreign key (tenant_id, year_end_id) references leave_year_end,
	foreign key (tenant_id, user_id) references app_user
);
create index leave_year_end_person_user on leave_year_end_person (tenant_id, user_id);
call protect_table('leave_year_end_person', append_only => true);
