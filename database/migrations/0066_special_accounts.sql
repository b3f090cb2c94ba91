-- Accounts that collect minutes under conditions: surcharges, standby, what a company counts besides.

create table special_account (
	tenant_id uuid not null references tenant,
	id uuid not null,
	code text not null check (code <> ''),
	name text not null check (name <> ''),
	category text not null check (category in ('WORKTIME', 'PAUSETIME', 'STANDBYTIME')),
	value_class text not null check (value_class in ('HOUR', 'WAGE')),
	priority text not null check (priority in ('HIGH', 'MEDIUM', 'LOW', 'ALWAYS')),
	-- 100 counts a minute as a minute
	factor_percent int not null default 100 check (factor_percent between 0 and 1000),
	-- everybody has it; else those of special_account_user
	is_for_all boolean not null default false,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index special_account_code on special_account (tenant_id, lower(code));
call protect_table('special_account');

create table special_account_rule (
	tenant_id uuid not null,
	id uuid not null,
	account_id uuid not null,
	name text not null check (name <> ''),
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, account_id) references special_account on delete cascade,
	check (valid_to is null or valid_to >= valid_from)
);
create index special_account_rule_account on special_account_rule (tenant_id, account_id, valid_from);
call protect_table('special_account_rule');

create table special_account_condition (
	tenant_id uuid not null,
	id uuid not null,
	rule_id uuid not null,
	type text not null check (type in ('TIME_OF_DAY', 'WEEKDAY', 'HOLIDAY', 'DATE_TIME_RANGE', 'ACTIVITY', 'ACTIVITY_CLASS', 'WORKSPACE', 'UNIT', 'MIN_DURATION', 'BEGUN_BEFORE')),
	settings jsonb not null,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, rule_id) references special_account_rule on delete cascade
);
create index special_account_condition_rule on special_account_condition (tenant_id, rule_id);
call protect_table('special_account_condition');

create table special_account_user (
	tenant_id uuid not null,
	id uuid not null,
	account_id uuid not null,
	user_id uuid not null,
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, account_id) references special_account,
	foreign key (tenant_id, user_id) references app_user,
	check (valid_to is null or valid_to >= valid_from),
	constraint special_account_user_once exclude using gist (
		tenant_id with =, account_id with =, user_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index special_account_user_user on special_account_user (tenant_id, user_id);
call protect_table('special_account_user');

create table special_account_modification (
	tenant_id uuid not null,
	id uuid not null,
	account_id uuid not null,
	user_id uuid not null,
	day date not null,
	type text not null check (type in ('ENTITLEMENT', 'DEDUCTION')),
	minutes int not null check (minutes > 0),
	reason text not null check (reason <> ''),
	-- takes an earlier one back
	reverses_id uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, account_id) references special_account,
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, reverses_id) references special_account_modification
);
create unique index special_account_modification_reversed on special_account_modification (tenant_id, reverses_id) where reverses_id is not null;
create index special_account_modification_user on special_account_modification (tenant_id, user_id, day);
create index special_account_modification_account on special_account_modification (tenant_id, account_id);
call protect_table('special_account_modification', append_only => true);
