-- Calendars of others under an address: holidays, rooms. What they show becomes appointments of a person or a unit.
create table calendar_subscription (
	tenant_id uuid not null references tenant,
	id uuid not null,
	user_id uuid,
	unit_id uuid,
	name text not null check (name <> '' and length(name) <= 100),
	-- sealed: many addresses are a secret by themselves
	address_sealed bytea not null,
	host text not null check (length(host) <= 300),
	created_by uuid,
	created_at timestamptz not null,
	-- what the last try came to; null: it was read
	fault text check (fault in ('REFUSED', 'UNREACHABLE', 'STATUS', 'NO_CALENDAR', 'TOO_LARGE', 'TOO_MANY')),
	-- tries in a row that came to nothing
	failures int not null default 0 check (failures >= 0),
	tried_at timestamptz,
	-- when it was last read in full
	read_at timestamptz,
	next_at timestamptz not null,
	etag text check (length(etag) <= 500),
	kept int not null default 0,
	skipped int not null default 0,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, unit_id) references unit on delete cascade,
	check ((user_id is null) <> (unit_id is null))
);
create index calendar_subscription_user on calendar_subscription (tenant_id, user_id);
create index calendar_subscription_unit on calendar_subscription (tenant_id, unit_id);
create index calendar_subscription_due on calendar_subscription (tenant_id, next_at);
call protect_table('calendar_subscription');

-- Where an appointment was read from: its id there, how often it was changed there, and what it said.
alter table appointment
	add column ics_uid text check (length(ics_uid) <= 500),
	add column ics_sequence int,
	add column ics_hash bytea,
	add column subscription_id uuid,
	add foreign key (tenant_id, subscription_id) references calendar_subscription on delete cascade,
	add check ((ics_uid is null) = (ics_hash is null) and (ics_uid is not null or subscription_id is null));
create unique index appointment_read on appointment (tenant_id, coalesce(subscription_id, user_id, unit_id), ics_uid) where ics_uid is not null;
create index appointment_subscription on appointment (tenant_id, subscription_id) where subscription_id is not null;
alter table appointment_series
	add column ics_uid text check (length(ics_uid) <= 500),
	add column ics_sequence int,
	add column ics_hash bytea,
	add column subscription_id uuid,
	add foreign key (tenant_id, subscription_id) references calendar_subscription on delete cascade,
	add check ((ics_uid is null) = (ics_hash is null) and (ics_uid is not null or subscription_id is null));
create unique index appointment_series_read on appointment_series (tenant_id, coalesce(subscription_id, user_id, unit_id), ics_uid) where ics_uid is not null;
create index appointment_series_subscription on appointment_series (tenant_id, subscription_id) where subscription_id is not null;
