-- Fields that a company adds to its people, units, entries …; their values stand in the column custom of each entity.

create table custom_field_group (
	tenant_id uuid not null references tenant,
	id uuid not null,
	entity text not null check (entity in ('USER', 'UNIT', 'TRACKING', 'ABSENCE', 'CUSTOMER', 'PROJECT', 'SHIFT')),
	name text not null check (name <> ''),
	position int not null default 0,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, id, entity)
);
create unique index custom_field_group_name on custom_field_group (tenant_id, entity, lower(name));
call protect_table('custom_field_group');

create table custom_field (
	tenant_id uuid not null,
	id uuid not null,
	group_id uuid not null,
	entity text not null,
	-- under which values are kept; never changes
	key text not null check (key ~ '^[a-z][a-z0-9_]{0,49}$'),
	name text not null check (name <> ''),
	type text not null check (type in ('TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'OPTION', 'USER')),
	-- [{ id, name, isEnabled }] in their order; values hold the id
	options jsonb not null default '[]',
	required boolean not null default false,
	personal_data boolean not null default false,
	position int not null default 0,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	-- with the entity, so that a field never lies in a group of another kind
	constraint custom_field_tenant_id_group_id_fkey
		foreign key (tenant_id, group_id, entity) references custom_field_group (tenant_id, id, entity),
	check (jsonb_typeof(options) = 'array' and (type = 'OPTION' or options = '[]'))
);
create unique index custom_field_key on custom_field (tenant_id, entity, key);
create unique index custom_field_name on custom_field (tenant_id, entity, lower(name));
create index custom_field_group_of on custom_field (tenant_id, group_id);
call protect_table('custom_field');

-- Where a field is asked for; nowhere named = everywhere. The place's kind says in which table it lies, so no foreign
-- key can; the use case looks whether it exists.
create table custom_field_assignment (
	tenant_id uuid not null,
	field_id uuid not null,
	place text not null check (place in ('UNIT', 'ACTIVITY')),
	place_id uuid not null,
	primary key (tenant_id, field_id, place, place_id),
	foreign key (tenant_id, field_id) references custom_field on delete cascade
);
call protect_table('custom_field_assignment');
