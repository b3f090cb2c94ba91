-- A person who comes to another site has its holidays, and other dates of hers say when she is employed where no employment
-- does.
-- Fired by: app_user.
create or replace function note_own_absences() returns trigger language plpgsql set search_path = public as $$
begin
	insert into absence_stale (tenant_id, user_id)
	select new.tenant_id, new.id
	where exists (select from absence_day d where d.tenant_id = new.tenant_id and d.user_id = new.id)
	on conflict (tenant_id, user_id) do update set number = excluded.number;
	return null;
end
$$;
create or replace trigger absences_moved after update on app_user for each row
	when ((old.site_id, old.entry_date, old.exit_date) is distinct from (new.site_id, new.entry_date, new.exit_date))
	execute function note_own_absences();
