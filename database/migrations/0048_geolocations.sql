-- Places where people may book: a point and how far around it counts.
create table geolocation (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	latitude double precision not null check (latitude between -90 and 90),
	longitude double precision not null check (longitude between -180 and 180),
	radius_m int not null check (radius_m between 10 and 50000),
	-- for whom it counts: everybody, the people of a site, those of a unit with all below it
	scope text not null check (scope in ('GLOBAL', 'SITE', 'UNIT')),
	site_id uuid,
	unit_id uuid,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site,
	foreign key (tenant_id, unit_id) references unit,
	check ((scope = 'SITE') = (site_id is not null)),
	check ((scope = 'UNIT') = (unit_id is not null))
);
create unique index geolocation_name on geolocation (tenant_id, lower(name));
create index geolocation_site on geolocation (tenant_id, site_id);
create index geolocation_unit on geolocation (tenant_id, unit_id);
call protect_table('geolocation');
