-- Cost centres, and what is charged to them.

-- Sorts as people do, "Haus 2" before "Haus 10", whatever order the installation was made with.
create collation if not exists natural_order (provider = icu, locale = 'de-u-kn-true');

create table cost_centre (
	tenant_id uuid not null references tenant,
	id uuid not null,
	code text not null check (code <> ''),
	name text not null check (name <> ''),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index cost_centre_code on cost_centre (tenant_id, lower(code));
call protect_table('cost_centre');

-- The target's kind says in which table it lies, so no foreign key can; the use case looks whether it exists.
create table cost_centre_link (
	tenant_id uuid not null,
	id uuid not null,
	target text not null check (target in ('USER', 'UNIT', 'WORKSPACE', 'ACTIVITY')),
	target_id uuid not null,
	cost_centre_id uuid not null,
	percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
	valid_from date not null,
	valid_to date,
	primary key (tenant_id, id),
	foreign key (tenant_id, cost_centre_id) references cost_centre,
	check (valid_to is null or valid_to >= valid_from),
	exclude using gist (tenant_id with =, target with =, target_id with =, cost_centre_id with =,
		daterange(valid_from, valid_to, '[]') with &&)
);
create index cost_centre_link_target on cost_centre_link (tenant_id, target, target_id);
create index cost_centre_link_cost_centre on cost_centre_link (tenant_id, cost_centre_id);
call protect_table('cost_centre_link');
