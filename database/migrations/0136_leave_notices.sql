-- What the employer tells a person of leave that may lapse (§ 7 BUrlG as read by CJEU C-684/16), and that it has come.

create table leave_notice (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	-- the leave year
	year int not null check (year between 1900 and 2199),
	-- the kind of leave
	activity_id uuid not null,
	-- in the application, or on paper for who cannot sign in
	channel text not null check (channel in ('APP', 'LETTER')),
	sent_at timestamptz not null,
	sent_by uuid,
	-- of the year's own leave, as they were open when it was sent
	days numeric(9, 4) not null check (days > 0),
	-- until when they are to be taken
	last_day date not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, activity_id) references activity
);
create index leave_notice_user on leave_notice (tenant_id, user_id, activity_id, year);
create index leave_notice_year on leave_notice (tenant_id, activity_id, year);
call protect_table('leave_notice', append_only => true);

-- The first one counts and stays: a notice is received once.
create table leave_notice_receipt (
	tenant_id uuid not null,
	notice_id uuid not null,
	received_on date not null,
	-- by the person herself on her screen, or as a letter from hand to hand
	how text not null check (how in ('READ', 'HANDED_OVER')),
	recorded_at timestamptz not null,
	recorded_by uuid,
	-- that were left of the leave year after that day, as plan and holidays were known: what changes later does not change whether there was time
	workdays numeric(9, 4) not null check (workdays >= 0),
	primary key (tenant_id, notice_id),
	foreign key (tenant_id, notice_id) references leave_notice
);
call protect_table('leave_notice_receipt', append_only => true);
