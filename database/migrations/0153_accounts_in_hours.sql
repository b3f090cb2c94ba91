-- Leave accounts are kept in days or, where the kind of leave says so, in minutes; never in both.

alter table activity
	add column account_unit text not null default 'DAYS' check (account_unit in ('DAYS', 'MINUTES')),
	-- only leave with an account of its own
	add check (account_unit = 'DAYS' or class_type = 'LEAVE' and deducts = 'LEAVE' and leave_activity_id is null),
	add constraint activity_account_unit unique (tenant_id, id, account_unit);

-- An account has the unit of its kind, which stays as long as there is one.
alter table leave_account
	add column unit text not null default 'DAYS',
	add constraint leave_account_unit unique (tenant_id, id, unit),
	add constraint leave_account_unit_of_kind foreign key (tenant_id, activity_id, unit)
		references activity (tenant_id, id, account_unit);

-- An entry has the unit of its account.
alter table leave_entry
	alter column days drop not null,
	add column minutes int,
	add column unit text not null default 'DAYS',
	add constraint leave_entry_in_days check ((unit = 'DAYS') = (days is not null)),
	add constraint leave_entry_in_minutes check ((unit = 'MINUTES') = (minutes is not null)),
	drop constraint leave_entry_takes,
	add constraint leave_entry_takes check (
		kind not in ('CUT', 'TAKEN', 'EXPIRY', 'PAYOUT', 'WAIVER') or coalesce(minutes, days) <= 0),
	drop constraint leave_entry_tenant_id_account_id_fkey,
	add constraint leave_entry_unit_of_account foreign key (tenant_id, account_id, unit)
		references leave_account (tenant_id, id, unit);

-- Of accounts in minutes; `advance_days` and `notice_days` say nothing of them.
alter table leave_limit
	add column advance_minutes int not null default 0 check (advance_minutes between 0 and 527040),
	add column notice_minutes int check (notice_minutes between 0 and 527040);

alter table leave_notice
	alter column days drop not null,
	add column minutes int check (minutes > 0),
	add constraint leave_notice_unit check (num_nonnulls(days, minutes) = 1);

alter table leave_year_end_person
	alter column remaining drop not null,
	alter column expired drop not null,
	alter column carried drop not null,
	add column remaining_minutes int,
	add column expired_minutes int,
	add column carried_minutes int,
	add constraint leave_year_end_person_unit check (
		num_nonnulls(remaining, expired, carried) in (0, 3)
		and num_nonnulls(remaining, expired, carried) + num_nonnulls(remaining_minutes, expired_minutes, carried_minutes) = 3);

alter table leave_recount
	alter column rest_before drop not null,
	alter column rest_after drop not null,
	add column minutes_before int,
	add column minutes_after int,
	add constraint leave_recount_unit check (
		num_nonnulls(rest_before, rest_after) in (0, 2)
		and num_nonnulls(rest_before, rest_after) + num_nonnulls(minutes_before, minutes_after) = 2);
