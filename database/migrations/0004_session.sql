-- Sign-in, sessions, passwords, single sign-on, settings of a person.

create table user_login (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	provider text not null check (provider in ('MANUAL', 'ENTRAID', 'GOOGLE', 'AUTH0')),
	username text,
	password_hash text,
	external_subject text,
	must_change boolean not null default false,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check ((provider = 'MANUAL') = (username is not null)),
	check (provider = 'MANUAL' or password_hash is null)
);
create unique index user_login_username on user_login (tenant_id, lower(username)) where username is not null;
create unique index user_login_subject on user_login (tenant_id, provider, external_subject) where external_subject is not null;
create index user_login_user on user_login (tenant_id, user_id);
call protect_table('user_login');

-- The only counter of failures, kept for unknown names too, so that answers are alike.
-- address_hash of 32 zero bytes = from anywhere.
create table login_throttle (
	tenant_id uuid not null references tenant,
	name_hash bytea not null,
	address_hash bytea not null,
	failures int not null default 0,
	locks int not null default 0,
	locked_until timestamptz,
	updated_at timestamptz not null,
	primary key (tenant_id, name_hash, address_hash)
);
call protect_table('login_throttle');

create table session (
	tenant_id uuid not null,
	token_hash bytea not null check (length(token_hash) = 32),
	id uuid not null,
	user_id uuid not null,
	login_id uuid,
	provider text not null check (provider in ('MANUAL', 'ENTRAID', 'GOOGLE', 'AUTH0', 'IMPERSONATION', 'APIKEY', 'LOGINTOKEN')),
	impersonator_id uuid,
	persistent boolean not null default false,
	site_id uuid,
	seen_at timestamptz not null,
	idle_until timestamptz not null,
	ends_at timestamptz not null,
	revoked_at timestamptz,
	client text not null default '',
	primary key (tenant_id, token_hash),
	unique (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, login_id) references user_login,
	foreign key (tenant_id, site_id) references site
);
create index session_of_user on session (tenant_id, user_id) where revoked_at is null;
call protect_table('session');

create table login_event (
	tenant_id uuid not null references tenant,
	id uuid not null,
	at timestamptz not null,
	user_id uuid,
	name_hash bytea,
	outcome text not null,
	provider text not null,
	address text,
	client text not null default '',
	primary key (tenant_id, id)
) partition by range (id);
create index login_event_user on login_event (tenant_id, user_id, id);
call protect_table('login_event', append_only => true);
select ensure_partitions('login_event', '2026-01-01Z', '1 month', now() + interval '13 months');

create table login_token (
	tenant_id uuid not null,
	token_hash bytea not null check (length(token_hash) = 32),
	user_id uuid not null,
	purpose text not null check (purpose in ('INVITE', 'FIRST_ADMIN')),
	expires_at timestamptz not null,
	used_at timestamptz,
	primary key (tenant_id, token_hash),
	foreign key (tenant_id, user_id) references app_user
);
call protect_table('login_token');

create table password_reset (
	tenant_id uuid not null,
	guid uuid not null,
	login_id uuid not null,
	code_hash bytea not null,
	tries smallint not null default 0 check (tries <= 5),
	expires_at timestamptz not null,
	used_at timestamptz,
	primary key (tenant_id, guid),
	foreign key (tenant_id, login_id) references user_login
);
call protect_table('password_reset');

create table password_history (
	tenant_id uuid not null,
	id uuid not null,
	login_id uuid not null,
	password_hash text not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, login_id) references user_login
);
create index password_history_login on password_history (tenant_id, login_id, id desc);
call protect_table('password_history', append_only => true);

create table sso_provider (
	tenant_id uuid not null references tenant,
	id uuid not null,
	kind text not null check (kind in ('ENTRAID', 'GOOGLE', 'AUTH0')),
	issuer text not null,
	client_id text not null,
	secret_sealed bytea not null,
	domains text[] not null default '{}',
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, kind)
);
call protect_table('sso_provider');

create table sso_attempt (
	tenant_id uuid not null,
	state_hash bytea not null,
	provider_id uuid not null,
	verifier_sealed bytea not null,
	nonce text not null,
	persistent boolean not null default false,
	return_to text not null,
	expires_at timestamptz not null,
	primary key (tenant_id, state_hash),
	foreign key (tenant_id, provider_id) references sso_provider on delete cascade
);
call protect_table('sso_attempt');

create table user_setting (
	tenant_id uuid not null,
	user_id uuid not null,
	scope text not null check (scope in ('WEBAPP', 'PROFILE')),
	-- nil = any site
	site_id uuid not null default '00000000-0000-0000-0000-000000000000',
	key text not null check (length(key) between 1 and 200),
	value jsonb not null check (octet_length(value::text) <= 32768),
	primary key (tenant_id, user_id, scope, site_id, key),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_table('user_setting');

create table setting (
	tenant_id uuid not null references tenant,
	id uuid not null,
	scope text not null check (scope in ('GLOBAL', 'SITE', 'UNIT')),
	place_id uuid,
	key text not null,
	value jsonb not null,
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	check ((scope = 'GLOBAL') = (place_id is null)),
	check (valid_to is null or valid_to >= valid_from),
	exclude using gist (
		tenant_id with =, scope with =, key with =,
		(coalesce(place_id, '00000000-0000-0000-0000-000000000000')) with =,
		daterange(valid_from, valid_to, '[]') with &&)
);
create index setting_key on setting (tenant_id, key, valid_from);
call protect_table('setting');
