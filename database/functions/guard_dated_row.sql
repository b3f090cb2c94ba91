-- As guard_entries, for rows that name the first and the last day they are about (the trigger says in which
-- columns): as they were, and as they will be.
-- Fired by: absence, overtime_entry, special_account_modification, worksheet_exception.
create or replace function guard_dated_row() returns trigger language plpgsql set search_path = public as $$
declare
	before jsonb := to_jsonb(old);
	after jsonb := to_jsonb(new);
	one jsonb;
	is_open boolean;
begin
	if current_user = 'maintenance' then
		return coalesce(new, old);
	end if;
	-- a custom field that is no more takes its values along: no figure follows from them
	if after -> 'custom' <> before -> 'custom' and after -> 'custom' <@ (before -> 'custom')
		and after - array['custom', 'version'] = before - array['custom', 'version'] then
		return new;
	end if;
	foreach one in array array[before, after] loop
		if one is not null then
			is_open := guard_days((one ->> 'tenant_id')::uuid, (one ->> 'user_id')::uuid,
				(one ->> tg_argv[0])::date, (one ->> tg_argv[1])::date);
		end if;
	end loop;
	return coalesce(new, old);
end
$$;
