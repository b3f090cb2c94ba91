-- Absences are asked for: what is said about one, what each of its days costs, and who stands in.
alter table absence add column reason text check (length(reason) <= 2000);

-- What a day takes, as it is when the absence is written; days of rejected and cancelled ones are left out.
create table absence_day (
	tenant_id uuid not null,
	user_id uuid not null,
	day date not null,
	absence_id uuid not null,
	-- in days; 0 where nothing is worked
	cost numeric(9, 4) not null check (cost between 0 and 1),
	-- of the day's target
	cost_min int not null check (cost_min >= 0),
	reason text not null check (reason in ('WORKDAY', 'NO_WORKDAY', 'HOLIDAY', 'HALF_HOLIDAY', 'OUTSIDE_EMPLOYMENT')),
	primary key (tenant_id, user_id, day, absence_id),
	foreign key (tenant_id, absence_id) references absence on delete cascade
);
create index absence_day_absence on absence_day (tenant_id, absence_id);
call protect_table('absence_day');

create table absence_substitute (
	tenant_id uuid not null,
	absence_id uuid not null,
	user_id uuid not null,
	state text not null check (state in ('PLANNED', 'REQUESTED', 'APPROVED', 'REJECTED')),
	-- until when she is asked to say so; null: as long as it takes
	due_at timestamptz,
	decided_at timestamptz,
	reason text check (length(reason) <= 2000),
	primary key (tenant_id, absence_id, user_id),
	foreign key (tenant_id, absence_id) references absence on delete cascade,
	foreign key (tenant_id, user_id) references app_user
);
-- one at a time; who declined stays to be known
create unique index absence_substitute_current on absence_substitute (tenant_id, absence_id) where state <> 'REJECTED';
create index absence_substitute_asked on absence_substitute (tenant_id, user_id) where state in ('PLANNED', 'REQUESTED', 'APPROVED');
call protect_table('absence_substitute');
