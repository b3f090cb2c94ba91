-- Lets every change of a table's rows leave notes (note_facts). `whose`, `from_day`, `to_day` are expressions over a
-- row: whose days (empty: everybody's), from when, to when.
create or replace procedure watch_facts(target regclass, whose text, from_day text, to_day text)
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
