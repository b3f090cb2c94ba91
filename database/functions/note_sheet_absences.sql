-- Days of a worksheet, and from when to when they hold, are those of everybody who has it: who is away in them gets a note.
-- Fired by: worksheet_day, worksheet_template_version.
create or replace function note_sheet_absences() returns trigger language plpgsql set search_path = public as $$
declare
	facts text := case tg_op
		when 'INSERT' then 'select * from rows_after'
		when 'DELETE' then 'select * from rows_before'
		else 'select * from rows_before union all select * from rows_after' end;
	-- which versions: of one that is gone what it was
	versions text := case tg_table_name
		when 'worksheet_template_version' then facts
		else format('select v.* from (select distinct tenant_id, version_id from (%s) every) d
			join worksheet_template_version v on v.tenant_id = d.tenant_id and v.id = d.version_id', facts) end;
begin
	execute format(
		'insert into absence_stale (tenant_id, user_id)
		select distinct d.tenant_id, d.user_id
		from (%s) v
		join worksheet w on w.tenant_id = v.tenant_id and w.template_id = v.template_id
		join absence_day d on d.tenant_id = w.tenant_id and d.user_id = w.user_id and d.day >= greatest(w.valid_from, v.valid_from)
			and d.day <= coalesce(w.valid_to, ''infinity'') and d.day <= coalesce(v.valid_to, ''infinity'')
		order by 1, 2
		on conflict (tenant_id, user_id) do update set number = excluded.number', versions);
	return null;
end
$$;
create or replace trigger absences_inserted after insert on worksheet_day referencing new table as rows_after
	for each statement execute function note_sheet_absences();
create or replace trigger absences_updated after update on worksheet_day referencing old table as rows_before new table as rows_after
	for each statement execute function note_sheet_absences();
create or replace trigger absences_deleted after delete on worksheet_day referencing old table as rows_before
	for each statement execute function note_sheet_absences();
create or replace trigger absences_inserted after insert on worksheet_template_version referencing new table as rows_after
	for each statement execute function note_sheet_absences();
create or replace trigger absences_updated after update on worksheet_template_version referencing old table as rows_before new table as rows_after
	for each statement execute function note_sheet_absences();
create or replace trigger absences_deleted after delete on worksheet_template_version referencing old table as rows_before
	for each statement execute function note_sheet_absences();
