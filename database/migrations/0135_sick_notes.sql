-- What is known of an illness beside its days. No field says what somebody suffers from.
create table sickness (
	tenant_id uuid not null,
	absence_id uuid not null,
	user_id uuid not null,
	-- an earlier absence that was the same illness: its paid days count
	same_illness_as uuid,
	-- the first day was worked on: it is paid as work
	worked_on_first_day boolean not null default false,
	-- what its person and those in charge were told already
	told_due timestamptz,
	told_pay_end timestamptz,
	version int not null default 1,
	primary key (tenant_id, absence_id),
	foreign key (tenant_id, absence_id) references absence on delete cascade,
	foreign key (tenant_id, same_illness_as) references absence,
	foreign key (tenant_id, user_id) references app_user,
	check (same_illness_as <> absence_id)
);
create index sickness_same on sickness (tenant_id, same_illness_as) where same_illness_as is not null;
create index sickness_user on sickness (tenant_id, user_id);
call protect_table('sickness');

-- A certificate of inability to work, on paper or fetched from the insurer.
create table sick_note (
	tenant_id uuid not null,
	id uuid not null,
	absence_id uuid not null,
	user_id uuid not null,
	kind text not null check (kind in ('PAPER', 'EAU', 'FOREIGN')),
	au_from date not null,
	au_to date not null,
	is_follow_up boolean not null default false,
	is_work_accident boolean not null default false,
	-- asked of the insurer
	eau_requested_on date,
	-- null: announced, not yet seen; only what was seen gives leave back
	received_on date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, absence_id) references absence on delete cascade,
	foreign key (tenant_id, user_id) references app_user,
	check (au_to >= au_from)
);
create index sick_note_absence on sick_note (tenant_id, absence_id);
create index sick_note_user on sick_note (tenant_id, user_id, au_from);
call protect_table('sick_note');
