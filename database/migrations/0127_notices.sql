-- What people are told of by mail: what waits until it is gathered into one, and what each has chosen of which kind.

-- A row a person and thing she is told of; it is gone once it stands in a mail of the outbox.
create table notice (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	-- declared by a feature (server/notices.ts)
	kind text not null check (kind <> ''),
	mode text not null check (mode in ('NOW', 'DIGEST')),
	due_at timestamptz not null,
	entity text not null check (entity <> ''),
	entity_id uuid not null,
	-- whose matter it is, and who did it: names are read when the mail is made
	subject_user_id uuid,
	actor_id uuid,
	parameters jsonb not null default '{}',
	-- as they were told: ids of one instant have no order
	seq bigint generated always as identity,
	-- of one call that tells several people there is one id
	primary key (tenant_id, user_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
create index notice_due on notice (tenant_id, due_at);
create index notice_about on notice (tenant_id, entity_id);
call protect_table('notice');

-- Where a person differs from what is usual of a kind.
create table notice_choice (
	tenant_id uuid not null,
	user_id uuid not null,
	kind text not null check (kind <> ''),
	mode text not null check (mode in ('NOW', 'DIGEST', 'OFF')),
	primary key (tenant_id, user_id, kind),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_table('notice_choice');

-- The hour of her site at which a person wants her daily digest, where it is not the usual one.
create table notice_hour (
	tenant_id uuid not null,
	user_id uuid not null,
	hour smallint not null check (hour between 0 and 23),
	primary key (tenant_id, user_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_table('notice_hour');
