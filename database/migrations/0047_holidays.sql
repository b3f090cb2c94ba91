-- Public and school holidays, for the whole company or one site, and what was imported.

create table holiday (
	tenant_id uuid not null references tenant,
	id uuid not null,
	date date not null,
	name text not null check (name <> ''),
	-- null: everywhere
	site_id uuid,
	-- share of the day that is free of work
	factor numeric(2, 1) not null check (factor in (0, 0.5, 1)),
	-- whether the law makes it a holiday: surcharges are paid for those alone
	kind text not null check (kind in ('PUBLIC', 'OTHER')),
	source text not null default 'MANUAL' check (source in ('IMPORT', 'MANUAL')),
	-- where the calendar it was imported from holds, e.g. DE-BY-A
	region text,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site
);
create unique index holiday_once on holiday
	(tenant_id, date, coalesce(site_id, '00000000-0000-0000-0000-000000000000'), lower(name));
create index holiday_site on holiday (tenant_id, site_id) where site_id is not null;
call protect_table('holiday');

create table school_holiday (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	from_date date not null,
	to_date date not null,
	-- all sites of a region, e.g. DE-BY, or one site, or neither: everywhere
	region text,
	site_id uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site,
	check (to_date >= from_date),
	check (region is null or site_id is null)
);
create unique index school_holiday_once on school_holiday
	(tenant_id, from_date, coalesce(site_id, '00000000-0000-0000-0000-000000000000'), coalesce(region, ''), lower(name));
create index school_holiday_site on school_holiday (tenant_id, site_id) where site_id is not null;
call protect_table('school_holiday');

create table holiday_import (
	tenant_id uuid not null references tenant,
	id uuid not null,
	-- null: for everywhere
	site_id uuid,
	country char(2) not null,
	region text,
	years int[] not null,
	at timestamptz not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site on delete cascade
);
create index holiday_import_site on holiday_import (tenant_id, site_id) where site_id is not null;
call protect_table('holiday_import');
