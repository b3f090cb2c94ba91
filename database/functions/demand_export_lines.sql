-- What has left with a wage file, or was done without one, is a line of a payroll that exists. As a foreign key would be, for all rows of
-- a statement at once; lines are only ever deleted by `maintenance`, once no file bears them.
-- Fired by: payroll_export_line.
create or replace function demand_export_lines() returns trigger language plpgsql set search_path = public as $$
begin
	if exists (
		select from added a where not exists (select from payroll_line l where l.tenant_id = a.tenant_id and l.id = a.line_id)) then
		raise foreign_key_violation using message = 'A wage file takes lines that no payroll has.';
	end if;
	return null;
end
$$;
create or replace trigger lines_exist after insert on payroll_export_line referencing new table as added
	for each statement execute function demand_export_lines();
