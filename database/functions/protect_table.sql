-- Every tenant table is protected by the same few sentences; the `tables` test asks the catalogue whether they hold.
create or replace procedure protect_table(target regclass, append_only boolean default false)
language plpgsql as $$
begin
	execute format('alter table %s enable row level security', target);
	execute format('alter table %s force row level security', target);
	execute format(
		'create policy tenant on %s using (tenant_id = (select current_setting(''app.tenant_id'')::uuid)) '
		'with check (tenant_id = (select current_setting(''app.tenant_id'')::uuid))', target);
	execute format('grant select, insert on %s to app, maintenance', target);
	if not append_only then
		execute format('grant update, delete on %s to app', target);
	end if;
	execute format('grant delete on %s to maintenance', target);
end
$$;
