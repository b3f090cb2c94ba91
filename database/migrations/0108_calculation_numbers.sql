-- Days are computed without keeping anybody waiting: what is read is written only where nothing was changed meanwhile, and
-- numbers say so. A note carries one that every change raises; a moment did not tell two changes of one instant apart.
create sequence calculation_number;
grant usage on sequence calculation_number to app, maintenance;

alter table day_stale add column number bigint not null default nextval('calculation_number');
alter table day_stale drop column since;

-- One number a person, raised by whoever writes her results, and by changes of days that nothing is kept of: these leave
-- no note.
create table person_calculation (
	tenant_id uuid not null,
	user_id uuid not null,
	number bigint not null default nextval('calculation_number'),
	primary key (tenant_id, user_id)
);
call protect_table('person_calculation');
grant update on person_calculation to maintenance;
