-- Leave accounts. The ledger is append-only: what no longer holds is taken back by its opposite, and both stay to be seen.

create table leave_account (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	-- the leave year, a calendar year
	year int not null check (year between 1900 and 2199),
	-- the kind of leave that it holds
	activity_id uuid not null,
	class_type text not null default 'LEAVE' check (class_type = 'LEAVE'),
	version int not null default 1,
	primary key (tenant_id, id),
	constraint leave_account_year unique (tenant_id, user_id, year, activity_id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type)
);
create index leave_account_activity on leave_account (tenant_id, activity_id);
call protect_table('leave_account');

create table leave_entry (
	tenant_id uuid not null,
	id uuid not null,
	account_id uuid not null,
	kind text not null check (kind in
		('ENTITLEMENT', 'CUT', 'CARRY_OVER', 'EXPIRY', 'MODIFICATION', 'TAKEN', 'PAYOUT', 'REVERSAL')),
	-- the kind of the rule that granted it, or of what cuts it
	origin text not null check (origin in
		('STATUTORY', 'CONTRACTUAL', 'DISABLED', 'AGE', 'TENURE', 'YOUTH', 'EXTRA', 'PARENTAL', 'CARE')),
	-- RULE: reckoned, and reckoned anew when what it follows from changes
	source text not null check (source in ('RULE', 'MANUAL')),
	-- below 0 where the account loses them
	days numeric(9, 4) not null,
	effective_on date not null,
	-- the last day on which it may be taken; null: never lost
	expires_on date,
	-- the year that it was carried over from
	from_year int,
	absence_id uuid,
	rule_version_id uuid,
	-- how it was reckoned: { steps, law }
	why jsonb not null default '{}',
	reason text check (reason <> '' and length(reason) <= 2000),
	reverses_id uuid,
	primary key (tenant_id, id),
	constraint leave_entry_of_account unique (tenant_id, account_id, id),
	foreign key (tenant_id, account_id) references leave_account,
	foreign key (tenant_id, absence_id) references absence,
	-- an entry of the same account only
	foreign key (tenant_id, account_id, reverses_id) references leave_entry (tenant_id, account_id, id),
	constraint leave_entry_reversal check ((kind = 'REVERSAL') = (reverses_id is not null)),
	constraint leave_entry_takes check (kind not in ('CUT', 'TAKEN', 'EXPIRY', 'PAYOUT') or days <= 0),
	constraint leave_entry_absence check (absence_id is null or kind in ('TAKEN', 'REVERSAL'))
);
create unique index leave_entry_reversed on leave_entry (tenant_id, reverses_id) where reverses_id is not null;
create index leave_entry_absence_of on leave_entry (tenant_id, absence_id) where absence_id is not null;
call protect_table('leave_entry', append_only => true);
