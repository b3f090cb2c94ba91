-- Overtime accounts. The ledger is append-only: what was wrong is taken back by its opposite, and both stay to be seen.
-- The balance is the ledger, and day_result of the days that no month's close has carried over yet.

create table overtime_account (
	tenant_id uuid not null,
	user_id uuid not null,
	-- the first day that counts
	opened_on date not null,
	-- all of them minutes of the balance; null: there is none
	upper_min int,
	upper_notice_min int,
	lower_min int,
	lower_notice_min int,
	-- what lies above it at the end of a month is not carried over
	cap_min int check (cap_min >= 0),
	version int not null default 1,
	primary key (tenant_id, user_id),
	foreign key (tenant_id, user_id) references app_user,
	constraint overtime_account_limits check (
		(upper_min is null or lower_min is null or upper_min > lower_min)
		and (upper_notice_min is null or (upper_min is not null and upper_notice_min <= upper_min))
		and (lower_notice_min is null or (lower_min is not null and lower_notice_min >= lower_min))
		and (upper_notice_min is null or lower_notice_min is null or upper_notice_min > lower_notice_min))
);
call protect_table('overtime_account');

create table overtime_entry (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	kind text not null check (kind in ('INIT', 'MONTH_CLOSE', 'OTHER', 'PAYOUT', 'EXPIRY', 'DELTA', 'REVERSAL')),
	-- of a month's close: the month's last day
	effective_on date not null,
	minutes int not null,
	reason text check (reason <> ''),
	-- takes an earlier one back
	reverses_id uuid,
	primary key (tenant_id, id),
	-- also what a person's ledger is read by
	constraint overtime_entry_of_user unique (tenant_id, user_id, id),
	foreign key (tenant_id, user_id) references overtime_account,
	-- a person's own entry only
	foreign key (tenant_id, user_id, reverses_id) references overtime_entry (tenant_id, user_id, id),
	constraint overtime_entry_reversal check ((kind = 'REVERSAL') = (reverses_id is not null)),
	-- a month that came to nothing is closed all the same
	constraint overtime_entry_minutes check (minutes <> 0 or kind in ('MONTH_CLOSE', 'REVERSAL')),
	constraint overtime_entry_takes check (minutes < 0 or kind not in ('PAYOUT', 'EXPIRY')),
	constraint overtime_entry_month check (kind <> 'MONTH_CLOSE' or extract(day from effective_on + 1) = 1)
);
create unique index overtime_entry_reversed on overtime_entry (tenant_id, reverses_id) where reverses_id is not null;
call protect_table('overtime_entry', append_only => true);
