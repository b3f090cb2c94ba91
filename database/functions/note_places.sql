-- A unit that is moved follows what is set, and which rules hold, at its new place: all days of those who belong to
-- it.
-- Fired by: unit_closure.
create or replace function note_places() returns trigger language plpgsql set search_path = public as $$
begin
	perform note_ranges(g.tenant_id, array_agg(g.user_id), array_agg(g.valid_from - 2),
		array_agg(coalesce(g.valid_to + 2, 'infinity')))
	from (
		select distinct u.tenant_id, u.user_id, u.valid_from, u.valid_to from rows_changed c
		join user_unit u on u.tenant_id = c.tenant_id and u.unit_id = c.descendant_id and u.is_primary
		where exists (select from time_rule_assignment a where a.tenant_id = c.tenant_id and a.target = 'UNIT' and a.target_id = c.ancestor_id)
			or exists (select from setting s where s.tenant_id = c.tenant_id and s.scope = 'UNIT' and s.place_id = c.ancestor_id)
	) g
	group by g.tenant_id;
	return null;
end
$$;
