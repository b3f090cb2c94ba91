-- With what a leave account begins that was kept elsewhere before, why leave of its year may be carried over, and how far somebody's
-- leave may go below 0.

alter table leave_account
	-- absences from this day on are taken from the account; null: it goes on from the year before
	add opened_on date,
	-- of this day: { taken, carried: [{ fromYear, origin, days, expiresOn }] }, days as text
	add opening jsonb,
	-- why the year's leave could not be taken in it (§ 7 (3) BUrlG)
	add carry_reason text check (carry_reason in ('OPERATIONAL', 'PERSONAL')),
	add carry_note text check (carry_note <> '' and length(carry_note) <= 2000),
	add constraint leave_account_opening check ((opened_on is null) = (opening is null) and extract(year from opened_on) = year),
	add constraint leave_account_carry_note check (carry_note is null or carry_reason is not null);

-- Of a person and a kind of leave, over the years.
create table leave_limit (
	tenant_id uuid not null,
	user_id uuid not null,
	activity_id uuid not null,
	class_type text not null default 'LEAVE' check (class_type = 'LEAVE'),
	-- so many days may be taken before there are any
	advance_days numeric(7, 4) not null default 0 check (advance_days between 0 and 366),
	-- from so many free days on there is a notice; null: none
	notice_days numeric(7, 4) check (notice_days between 0 and 366),
	version int not null default 1,
	primary key (tenant_id, user_id, activity_id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type)
);
create index leave_limit_activity on leave_limit (tenant_id, activity_id);
call protect_table('leave_limit');
