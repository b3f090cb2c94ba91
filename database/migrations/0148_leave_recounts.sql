-- What days of absences cost follows holidays, working times and employments that change after they were written.

-- Whose absences wait to be counted anew. A change that comes meanwhile gives the note another number.
create table absence_stale (
	tenant_id uuid not null,
	user_id uuid not null,
	number bigint not null default nextval('calculation_number'),
	primary key (tenant_id, user_id)
);
call protect_table('absence_stale');
-- what keeps time ordered also deletes; its deletions leave notes as anybody's do
grant update on absence_stale to maintenance;

-- who is away on a holiday
create index absence_day_day on absence_day (tenant_id, day);

-- An account that came to something else when absences were counted anew, and by which of them.
create table leave_recount (
	tenant_id uuid not null,
	id uuid not null,
	account_id uuid not null,
	counted_on date not null,
	-- what was left before and after, in days
	rest_before numeric(9, 4) not null,
	rest_after numeric(9, 4) not null,
	-- it went below what may be taken in advance
	fell_below boolean not null,
	-- of absences and their days, costs in ten thousandths of a day: [{ id, days: [{ day, was, cost, reason }] }]
	causes jsonb not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, account_id) references leave_account
);
create index leave_recount_account on leave_recount (tenant_id, account_id);
call protect_table('leave_recount', append_only => true);
