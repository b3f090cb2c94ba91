-- Appointments of a person or of a unit: single ones.
create table appointment (
	tenant_id uuid not null references tenant,
	id uuid not null,
	user_id uuid,
	unit_id uuid,
	activity_id uuid,
	title text not null check (title <> '' and length(title) <= 200),
	location text check (length(location) <= 200),
	description text check (length(description) <= 2000),
	begin_at timestamptz not null,
	end_at timestamptz not null,
	-- from midnight to midnight in the zone
	all_day boolean not null default false,
	-- of whom it is: her wall clock
	zone text not null,
	created_by uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, unit_id) references unit on delete cascade,
	foreign key (tenant_id, activity_id) references activity,
	check ((user_id is null) <> (unit_id is null)),
	-- a day more on account of the nights on which clocks change
	check (end_at >= begin_at and end_at <= begin_at + interval '32 days')
);
create index appointment_user on appointment (tenant_id, user_id, begin_at);
create index appointment_unit on appointment (tenant_id, unit_id, begin_at);
create index appointment_activity on appointment (tenant_id, activity_id) where activity_id is not null;
call protect_table('appointment');

-- The same, come again by a rule; its wall-clock time stays, whatever clocks do.
create table appointment_series (
	tenant_id uuid not null references tenant,
	id uuid not null,
	user_id uuid,
	unit_id uuid,
	activity_id uuid,
	title text not null check (title <> '' and length(title) <= 200),
	location text check (length(location) <= 200),
	description text check (length(description) <= 2000),
	all_day boolean not null default false,
	-- minutes of the wall clock since midnight of each of its days; whole days are 0 to n × 1440
	begin_min int not null check (begin_min between 0 and 1439),
	end_min int not null,
	zone text not null,
	type text not null check (type in ('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')),
	interval_count int not null check (interval_count between 1 and 99),
	-- 1 = Monday
	weekdays smallint[] not null default '{}',
	nth smallint check (nth between 1 and 5 or nth = -1),
	-- the first day on which the rule falls, and the last one; null: without end
	first_day date not null,
	last_day date,
	-- how many times were asked for
	count int check (count between 1 and 999),
	created_by uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, unit_id) references unit on delete cascade,
	foreign key (tenant_id, activity_id) references activity,
	check ((user_id is null) <> (unit_id is null)),
	check (end_min >= begin_min and end_min <= begin_min + 31 * 1440),
	check (not all_day or (begin_min = 0 and end_min >= 1440 and end_min % 1440 = 0)),
	check (last_day >= first_day)
);
create index appointment_series_user on appointment_series (tenant_id, user_id);
create index appointment_series_unit on appointment_series (tenant_id, unit_id);
create index appointment_series_activity on appointment_series (tenant_id, activity_id) where activity_id is not null;
call protect_table('appointment_series');

-- What became of one day of a series.
create table appointment_exception (
	tenant_id uuid not null,
	series_id uuid not null,
	-- the day on which the rule has it
	original_day date not null,
	id uuid not null,
	type text not null check (type in ('DELETED', 'MOVED')),
	-- of what was moved: all of its own
	activity_id uuid,
	title text check (title <> '' and length(title) <= 200),
	location text check (length(location) <= 200),
	description text check (length(description) <= 2000),
	begin_at timestamptz,
	end_at timestamptz,
	all_day boolean not null default false,
	version int not null default 1,
	primary key (tenant_id, series_id, original_day),
	unique (tenant_id, id),
	foreign key (tenant_id, series_id) references appointment_series on delete cascade,
	foreign key (tenant_id, activity_id) references activity,
	check ((type = 'MOVED') = (begin_at is not null)),
	check ((type = 'MOVED') = (end_at is not null)),
	check ((type = 'MOVED') = (title is not null)),
	check (end_at >= begin_at and end_at <= begin_at + interval '32 days')
);
create index appointment_exception_activity on appointment_exception (tenant_id, activity_id) where activity_id is not null;
call protect_table('appointment_exception');

-- Who is asked to come: to a single one, or to a series as a whole.
create table appointment_participant (
	tenant_id uuid not null,
	id uuid not null,
	appointment_id uuid,
	series_id uuid,
	user_id uuid not null,
	answer text not null default 'NONE' check (answer in ('NONE', 'ACCEPTED', 'DECLINED')),
	answered_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, appointment_id) references appointment on delete cascade,
	foreign key (tenant_id, series_id) references appointment_series on delete cascade,
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	check ((appointment_id is null) <> (series_id is null))
);
create unique index appointment_participant_once on appointment_participant (tenant_id, appointment_id, user_id);
create unique index appointment_participant_series on appointment_participant (tenant_id, series_id, user_id);
create index appointment_participant_user on appointment_participant (tenant_id, user_id);
call protect_table('appointment_participant');

-- What new appointments are made from: one's own, and those of a unit.
create table appointment_template (
	tenant_id uuid not null references tenant,
	id uuid not null,
	user_id uuid,
	unit_id uuid,
	activity_id uuid,
	name text not null check (name <> '' and length(name) <= 100),
	title text not null check (title <> '' and length(title) <= 200),
	location text check (length(location) <= 200),
	description text check (length(description) <= 2000),
	-- null: where it is put
	begin_min int check (begin_min between 0 and 1439),
	duration_min int not null check (duration_min between 0 and 31 * 1440),
	all_day boolean not null default false,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, unit_id) references unit on delete cascade,
	foreign key (tenant_id, activity_id) references activity,
	check ((user_id is null) <> (unit_id is null))
);
create index appointment_template_user on appointment_template (tenant_id, user_id);
create index appointment_template_unit on appointment_template (tenant_id, unit_id);
create index appointment_template_activity on appointment_template (tenant_id, activity_id) where activity_id is not null;
call protect_table('appointment_template');
