-- Days are what a worksheet's version consists of: as the version is, they are locked by closed months.
-- Fired by: worksheet_day.
create or replace function guard_worksheet_day() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	select v.* into one from worksheet_template_version v
	where v.tenant_id = coalesce(new.tenant_id, old.tenant_id) and v.id = coalesce(new.version_id, old.version_id);
	if found and current_user <> 'maintenance' then
		call hold_closings(one.tenant_id);
		call guard_version_days('TEMPLATE', one.tenant_id, one.template_id, one.valid_from, one.valid_to);
	end if;
	return coalesce(new, old);
end
$$;
