-- Whatever else a day's result follows from: changing it leaves a note at the days it reaches, by whichever way it is
-- changed. Only days that have a result; all others are computed when somebody asks for them.
create function note_facts() returns trigger language plpgsql set search_path = public as $$
declare
	-- of a row: whose days (empty: everybody's), from when, to when
	whose text := tg_argv[0];
	facts text := case tg_op
		when 'INSERT' then 'select * from rows_after'
		when 'DELETE' then 'select * from rows_before'
		else 'select * from rows_before union all select * from rows_after' end;
begin
	execute format(
		'insert into day_stale (tenant_id, user_id, day, since)
		select distinct r.tenant_id, r.user_id, r.day, statement_timestamp()
		from (select tenant_id, %s as user_id, %s as from_day, %s as to_day from (%s) f) g
		join day_result r on r.tenant_id = g.tenant_id %s
			and r.day >= g.from_day - 2 and r.day <= coalesce(g.to_day + 2, ''infinity'')
		order by 2, 3
		on conflict (tenant_id, user_id, day) do update set since = excluded.since',
		case whose when '' then 'null::uuid' else whose end, tg_argv[1], tg_argv[2], facts,
		case whose when '' then '' else 'and r.user_id = g.user_id' end);
	return null;
end
$$;

create procedure watch_facts(target regclass, whose text, from_day text, to_day text)
language plpgsql as $$
begin
	execute format('create trigger facts_inserted after insert on %s referencing new table as rows_after
		for each statement execute function note_facts(%L, %L, %L)', target, whose, from_day, to_day);
	execute format('create trigger facts_updated after update on %s referencing old table as rows_before new table as rows_after
		for each statement execute function note_facts(%L, %L, %L)', target, whose, from_day, to_day);
	execute format('create trigger facts_deleted after delete on %s referencing old table as rows_before
		for each statement execute function note_facts(%L, %L, %L)', target, whose, from_day, to_day);
end
$$;

call watch_facts('absence', 'user_id', 'from_date', 'to_date');
call watch_facts('shift', 'user_id', 'day', 'day + 2');
call watch_facts('employment', 'user_id', 'entry_date', 'exit_date');
call watch_facts('contract', 'user_id', 'valid_from', 'valid_to');
call watch_facts('user_unit', 'user_id', 'valid_from', 'valid_to');
call watch_facts('special_account_user', 'user_id', 'valid_from', 'valid_to');
call watch_facts('holiday', '', 'date', 'date');
call watch_facts('time_rule_version', '', 'valid_from', 'valid_to');
call watch_facts('time_rule_assignment', '', 'valid_from', 'valid_to');
call watch_facts('special_account_rule', '', 'valid_from', 'valid_to');
-- of a rule that may hold at any time
call watch_facts('special_account_condition', '', '''2000-01-01''::date', 'null::date');

-- A row that only now counts, or counts otherwise: all that it may ever have reached.
create function note_switch() returns trigger language plpgsql set search_path = public as $$
begin
	insert into day_stale (tenant_id, user_id, day, since)
	select r.tenant_id, r.user_id, r.day, statement_timestamp() from day_result r
	where r.tenant_id = new.tenant_id and (tg_argv[0] = '' or r.user_id = new.id)
	order by 2, 3
	on conflict (tenant_id, user_id, day) do update set since = excluded.since;
	return null;
end
$$;

create trigger facts_switched after update on time_rule for each row
	when (old.is_enabled is distinct from new.is_enabled) execute function note_switch('');
create trigger facts_switched after update on special_account for each row
	when ((old.is_enabled, old.is_for_all, old.category, old.priority, old.factor_percent, old.code)
		is distinct from (new.is_enabled, new.is_for_all, new.category, new.priority, new.factor_percent, new.code))
	execute function note_switch('');
create trigger facts_switched after update on activity for each row
	when ((old.credits_time, old.counts_as_working_time) is distinct from (new.credits_time, new.counts_as_working_time))
	execute function note_switch('');
create trigger facts_switched after update on app_user for each row
	when ((old.site_id, old.entry_date, old.exit_date) is distinct from (new.site_id, new.entry_date, new.exit_date))
	execute function note_switch('user');
create trigger facts_switched after update on site for each row
	when ((old.time_zone, old.region, old.country) is distinct from (new.time_zone, new.region, new.country))
	execute function note_switch('');

-- what keeps time ordered also deletes; its deletions leave notes as anybody's do
grant update on day_stale to maintenance;
