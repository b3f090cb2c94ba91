-- How many people of a department have to be there, from a day on until the next row of the same department.
create table minimum_staffing (
	tenant_id uuid not null references tenant,
	id uuid not null,
	unit_id uuid not null,
	valid_from date not null,
	monday int not null default 0 check (monday between 0 and 9999),
	tuesday int not null default 0 check (tuesday between 0 and 9999),
	wednesday int not null default 0 check (wednesday between 0 and 9999),
	thursday int not null default 0 check (thursday between 0 and 9999),
	friday int not null default 0 check (friday between 0 and 9999),
	saturday int not null default 0 check (saturday between 0 and 9999),
	sunday int not null default 0 check (sunday between 0 and 9999),
	-- on days that are free for all, whatever weekday it is
	holiday int not null default 0 check (holiday between 0 and 9999),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, unit_id) references unit
);
create unique index minimum_staffing_day on minimum_staffing (tenant_id, unit_id, valid_from);
call protect_table('minimum_staffing');
