-- A dated row that a closed month was reckoned by is only ended, by a day that leaves the closed months as they are.
-- Fired by: special_account_rule, time_rule_version, worksheet, worksheet_template_version.
create or replace function guard_version() returns trigger language plpgsql set search_path = public as $$
declare
	no_figures constant text[] := array['valid_to', 'version', 'examples', 'name'];
	parent uuid := (to_jsonb(old) ->> tg_argv[1])::uuid;
begin
	if current_user = 'maintenance' then
		return coalesce(new, old);
	end if;
	call hold_closings(old.tenant_id);
	if not exists (select from closed_month c where c.tenant_id = old.tenant_id) then
		return coalesce(new, old);
	end if;
	if tg_op = 'UPDATE' and to_jsonb(new) - no_figures = to_jsonb(old) - no_figures then
		if new.valid_to is distinct from old.valid_to then
			call guard_version_days(tg_argv[0], old.tenant_id, parent, least(new.valid_to, old.valid_to) + 1,
				case when new.valid_to is null or old.valid_to is null then null else greatest(new.valid_to, old.valid_to) end);
		end if;
		return new;
	end if;
	call guard_version_days(tg_argv[0], old.tenant_id, parent, old.valid_from, old.valid_to);
	if tg_op = 'UPDATE' then
		call guard_version_days(tg_argv[0], new.tenant_id, parent, new.valid_from, new.valid_to);
	end if;
	return coalesce(new, old);
end
$$;
