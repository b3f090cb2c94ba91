-- Devices with the app, each of one person. Before it is paired there is a code of ten minutes, afterwards a token.
create table app_registration (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	device text not null check (device <> ''),
	token_hash bytea check (length(token_hash) = 32),
	pairing_hash bytea check (length(pairing_hash) = 32),
	pairing_until timestamptz,
	paired_at timestamptz,
	revoked_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check ((pairing_hash is null) = (pairing_until is null)),
	check ((token_hash is null) = (paired_at is null))
);
create unique index app_registration_token on app_registration (tenant_id, token_hash) where token_hash is not null;
create unique index app_registration_pairing on app_registration (tenant_id, pairing_hash) where pairing_hash is not null;
create index app_registration_user on app_registration (tenant_id, user_id);
call protect_table('app_registration');
