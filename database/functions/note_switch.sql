-- A row that only now counts, or counts otherwise: all that it may ever have reached.
-- Fired by: activity, app_user, site, special_account, time_rule.
create or replace function note_switch() returns trigger language plpgsql set search_path = public as $$
begin
	perform note_ranges(new.tenant_id, array_agg(u.id), array_agg(date '-infinity'), array_agg(date 'infinity'))
	from app_user u where u.tenant_id = new.tenant_id and (tg_argv[0] = '' or u.id = new.id);
	return null;
end
$$;
