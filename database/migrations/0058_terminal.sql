-- Time clocks on the wall, and what people hold against them.
create table terminal (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	site_id uuid not null,
	token_hash bytea check (length(token_hash) = 32),
	pairing_hash bytea check (length(pairing_hash) = 32),
	pairing_until timestamptz,
	-- the last booking of its own count that was taken over
	sequence_seen bigint not null default 0 check (sequence_seen >= 0),
	seen_at timestamptz,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site,
	check ((pairing_hash is null) = (pairing_until is null))
);
create unique index terminal_name on terminal (tenant_id, lower(name));
create unique index terminal_token on terminal (tenant_id, token_hash) where token_hash is not null;
create unique index terminal_pairing on terminal (tenant_id, pairing_hash) where pairing_hash is not null;
create index terminal_site on terminal (tenant_id, site_id);
call protect_table('terminal');

create table hardware_token (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	type text not null check (type in ('FINGERPRINT', 'TRANSPONDER', 'PIN', 'NFC')),
	-- keyed: numbers of cards can be guessed; of a fingerprint only the terminal's own reference is known
	token_hash bytea not null check (length(token_hash) = 32),
	-- the last characters, to tell two cards apart; none of a PIN
	hint text not null default '',
	given_at timestamptz not null,
	returned_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check (returned_at is null or returned_at >= given_at)
);
create unique index hardware_token_in_use on hardware_token (tenant_id, token_hash) where returned_at is null;
create index hardware_token_user on hardware_token (tenant_id, user_id);
call protect_table('hardware_token');
