-- Days on which a company, or a part of it, is away together: bridge days, a shutdown.
create table company_day (
	tenant_id uuid not null references tenant,
	id uuid not null,
	activity_id uuid not null,
	from_date date not null,
	to_date date not null,
	from_part text not null check (from_part in ('WHOLE', 'FIRST_HALF', 'SECOND_HALF')),
	to_part text not null check (to_part in ('WHOLE', 'FIRST_HALF', 'SECOND_HALF')),
	reason text check (length(reason) <= 2000),
	-- of whom it breaks a rule, unless something else was said of her
	on_violation text not null check (on_violation in ('SKIP', 'CREATE')),
	created_at timestamptz not null,
	created_by uuid,
	-- everybody has got hers or was left out: from now on newcomers get theirs
	completed_at timestamptz,
	-- taken back
	withdrawn_at timestamptz,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, activity_id) references activity,
	check (to_date >= from_date)
);
create index company_day_activity on company_day (tenant_id, activity_id);
create index company_day_there on company_day (tenant_id, to_date) where withdrawn_at is null;
call protect_table('company_day');

-- Whose newcomers get theirs; each with all below it.
create table company_day_unit (
	tenant_id uuid not null,
	company_day_id uuid not null,
	unit_id uuid not null,
	primary key (tenant_id, company_day_id, unit_id),
	foreign key (tenant_id, company_day_id) references company_day on delete cascade,
	foreign key (tenant_id, unit_id) references unit on delete cascade
);
create index company_day_unit_unit on company_day_unit (tenant_id, unit_id);
call protect_table('company_day_unit');

-- Who has got hers, and who was left out: neither is a newcomer.
create table company_day_person (
	tenant_id uuid not null,
	company_day_id uuid not null,
	user_id uuid not null,
	-- why; null: she has got hers
	left_out text check (left_out in ('CHOSEN', 'RULES', 'NO_WORKDAY', 'MONTH_CLOSED', 'OWN')),
	primary key (tenant_id, company_day_id, user_id),
	foreign key (tenant_id, company_day_id) references company_day on delete cascade,
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
create index company_day_person_user on company_day_person (tenant_id, user_id);
call protect_table('company_day_person');

alter table absence
	-- of which days of the company it is one
	add column company_day_id uuid,
	add foreign key (tenant_id, company_day_id) references company_day;
create index absence_company_day on absence (tenant_id, company_day_id) where company_day_id is not null;
