-- Who is in some units on a day is answered by this index alone.
create index user_unit_unit_days on user_unit (tenant_id, unit_id, user_id) include (valid_from, valid_to);
drop index user_unit_unit;
alter index user_unit_unit_days rename to user_unit_unit;

-- The rule against overlaps names the unit in a way that no question does: the planner took it for an index of units, and
-- went through all of it for each of them.
alter table user_unit
	drop constraint user_unit_tenant_id_user_id_unit_id_daterange_excl,
	add constraint user_unit_tenant_id_user_id_unit_id_daterange_excl
		exclude using gist (tenant_id with =, user_id with =, (unit_id::text) with =, daterange(valid_from, valid_to, '[]') with &&);
