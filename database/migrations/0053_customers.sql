-- Whom the company works for.
create table customer (
	tenant_id uuid not null references tenant,
	id uuid not null,
	no text not null check (no <> ''),
	name text not null check (name <> ''),
	address jsonb not null,
	contact jsonb not null,
	-- values of custom fields by their key
	custom jsonb not null default '{}',
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index customer_no on customer (tenant_id, lower(no));
call protect_table('customer');

-- A customer that projects were done for stays: it can only be archived.
alter table project
	add column customer_id uuid,
	add foreign key (tenant_id, customer_id) references customer;
create index project_customer on project (tenant_id, customer_id);
