-- Kinds of employment, with the limits that the law or the company sets them.

create table employment_type (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	limits jsonb not null default '{}',
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index employment_type_name on employment_type (tenant_id, lower(name));
call protect_table('employment_type');
