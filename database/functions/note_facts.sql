-- Facts that a day's result follows from: a change leaves a note at the days it reaches, in whichever way it is
-- made. `watch_facts` makes the triggers.
-- Fired by: absence, contract, employment, holiday, shift, special_account_condition, special_account_rule,
--   special_account_user, time_rule_assignment, time_rule_version, user_unit.
create or replace function note_facts() returns trigger language plpgsql set search_path = public as $$
declare
	-- of a row: whose days (empty: everybody's), from when, to when
	whose text := tg_argv[0];
	facts text := case tg_op
		when 'INSERT' then 'select * from rows_after'
		when 'DELETE' then 'select * from rows_before'
		else 'select * from rows_before union all select * from rows_after' end;
	-- that a shift is made known, which gives it no other version, changes nobody's day
	other text := 'select r.* from %I r join %I o on o.tenant_id = r.tenant_id and o.id = r.id
		where o.version <> r.version or o.published_at is not distinct from r.published_at';
begin
	if tg_op = 'UPDATE' and tg_table_name = 'shift' then
		facts := format(other || ' union all ' || other, 'rows_before', 'rows_after', 'rows_after', 'rows_before');
	end if;
	execute format(
		'select note_ranges(g.tenant_id, array_agg(g.user_id), array_agg(g.from_day), array_agg(g.to_day))
		from (select distinct f.tenant_id, u.user_id, f.from_day - 2 as from_day, coalesce(f.to_day + 2, ''infinity'') as to_day
			from (select tenant_id, %s as user_id, %s as from_day, %s as to_day from (%s) every) f %s) g
		group by g.tenant_id',
		case whose when '' then 'null::uuid' else whose end, tg_argv[1], tg_argv[2], facts,
		case whose when '' then 'join lateral (select id as user_id from app_user a where a.tenant_id = f.tenant_id) u on true'
			-- a shift that nobody has yet is nobody's
			else 'join lateral (select f.user_id) u on f.user_id is not null' end);
	return null;
end
$$;
