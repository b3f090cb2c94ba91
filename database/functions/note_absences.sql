-- What an absence costs follows from who works when, and from holidays: a change of these leaves a note at people who are
-- away in its days, in whichever way it is made.
-- Fired by: contract, employment, holiday, shift, worksheet, worksheet_exception.
create or replace function note_absences() returns trigger language plpgsql set search_path = public as $$
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
		'insert into absence_stale (tenant_id, user_id)
		select distinct d.tenant_id, d.user_id
		from (select tenant_id, %s as user_id, %s as from_day, %s as to_day from (%s) every) f
		join absence_day d on d.tenant_id = f.tenant_id %s and d.day >= f.from_day and d.day <= coalesce(f.to_day, ''infinity'')
		order by 1, 2
		on conflict (tenant_id, user_id) do update set number = excluded.number',
		case whose when '' then 'null::uuid' else whose end, tg_argv[1], tg_argv[2], facts,
		case whose when '' then '' else 'and d.user_id = f.user_id' end);
	return null;
end
$$;
create or replace trigger absences_inserted after insert on contract referencing new table as rows_after
	for each statement execute function note_absences('user_id', 'valid_from', 'valid_to');
create or replace trigger absences_updated after update on contract referencing old table as rows_before new table as rows_after
	for each statement execute function note_absences('user_id', 'valid_from', 'valid_to');
create or replace trigger absences_deleted after delete on contract referencing old table as rows_before
	for each statement execute function note_absences('user_id', 'valid_from', 'valid_to');
create or replace trigger absences_inserted after insert on employment referencing new table as rows_after
	for each statement execute function note_absences('user_id', 'entry_date', 'exit_date');
create or replace trigger absences_updated after update on employment referencing old table as rows_before new table as rows_after
	for each statement execute function note_absences('user_id', 'entry_date', 'exit_date');
create or replace trigger absences_deleted after delete on employment referencing old table as rows_before
	for each statement execute function note_absences('user_id', 'entry_date', 'exit_date');
create or replace trigger absences_inserted after insert on holiday referencing new table as rows_after
	for each statement execute function note_absences('', 'date', 'date');
create or replace trigger absences_updated after update on holiday referencing old table as rows_before new table as rows_after
	for each statement execute function note_absences('', 'date', 'date');
create or replace trigger absences_deleted after delete on holiday referencing old table as rows_before
	for each statement execute function note_absences('', 'date', 'date');
create or replace trigger absences_inserted after insert on shift referencing new table as rows_after
	for each statement execute function note_absences('user_id', 'day', 'day');
create or replace trigger absences_updated after update on shift referencing old table as rows_before new table as rows_after
	for each statement execute function note_absences('user_id', 'day', 'day');
create or replace trigger absences_deleted after delete on shift referencing old table as rows_before
	for each statement execute function note_absences('user_id', 'day', 'day');
create or replace trigger absences_inserted after insert on worksheet referencing new table as rows_after
	for each statement execute function note_absences('user_id', 'valid_from', 'valid_to');
create or replace trigger absences_updated after update on worksheet referencing old table as rows_before new table as rows_after
	for each statement execute function note_absences('user_id', 'valid_from', 'valid_to');
create or replace trigger absences_deleted after delete on worksheet referencing old table as rows_before
	for each statement execute function note_absences('user_id', 'valid_from', 'valid_to');
create or replace trigger absences_inserted after insert on worksheet_exception referencing new table as rows_after
	for each statement execute function note_absences('user_id', 'day', 'day');
create or replace trigger absences_updated after update on worksheet_exception referencing old table as rows_before new table as rows_after
	for each statement execute function note_absences('user_id', 'day', 'day');
create or replace trigger absences_deleted after delete on worksheet_exception referencing old table as rows_before
	for each statement execute function note_absences('user_id', 'day', 'day');
