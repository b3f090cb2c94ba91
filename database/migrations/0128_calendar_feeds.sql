-- Addresses under which a calendar program reads absences. Who knows one reads: only a hash of its secret is kept.
create table ics_token (
	tenant_id uuid not null,
	token_hash bytea not null check (octet_length(token_hash) = 32),
	id uuid not null,
	user_id uuid not null,
	feed text not null check (feed in ('OWN', 'UNIT')),
	-- of a unit's feed
	unit_id uuid,
	language text not null check (language in ('de-DE', 'en-EN')),
	created_at timestamptz not null,
	-- to the hour
	used_at timestamptz,
	primary key (tenant_id, token_hash),
	unique (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, unit_id) references unit on delete cascade,
	check ((feed = 'UNIT') = (unit_id is not null))
);
create index ics_token_user on ics_token (tenant_id, user_id);
create index ics_token_unit on ics_token (tenant_id, unit_id) where unit_id is not null;
call protect_table('ics_token');
