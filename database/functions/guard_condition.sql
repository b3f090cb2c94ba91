-- Conditions are what a special account's rule consists of: as its version is, they are locked by closed months.
-- Fired by: special_account_condition.
create or replace function guard_condition() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	select r.* into one from special_account_rule r
	where r.tenant_id = coalesce(new.tenant_id, old.tenant_id) and r.id = coalesce(new.rule_id, old.rule_id);
	if found and current_user <> 'maintenance' then
		call hold_closings(one.tenant_id);
		call guard_version_days('ACCOUNT', one.tenant_id, one.account_id, one.valid_from, one.valid_to);
	end if;
	return coalesce(new, old);
end
$$;
