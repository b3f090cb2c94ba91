-- A changed setting leaves notes for what it was and for what it is.
-- Fired by: setting.
create or replace function note_settings() returns trigger language plpgsql set search_path = public as $$
begin
	if tg_op <> 'INSERT' then perform note_setting(old); end if;
	if tg_op <> 'DELETE' then perform note_setting(new); end if;
	return null;
end
$$;
