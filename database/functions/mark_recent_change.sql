-- Processes remember activities, settings and the tree of units (MASTER), and who may what (ACCESS): a change of them says
-- so, in its own transaction. The newest few are enough: a process that remembers an older state finds another one.
-- Fired by: activity, role, role_assignment, role_permission, setting, site, unit_closure, user_permission, user_site.
create or replace function mark_recent_change() returns trigger language plpgsql set search_path = public as $$
declare
	one uuid;
begin
	for one in select distinct tenant_id from changed loop
		insert into recent_change (tenant_id, subject) values (one, tg_argv[0]) on conflict do nothing;
		if found then
			delete from recent_change where (tenant_id, subject, xid, at) in (
				select r.tenant_id, r.subject, r.xid, r.at from recent_change r
				where r.tenant_id = one and r.subject = tg_argv[0]
				order by r.xid desc offset 20 for update skip locked);
		end if;
	end loop;
	return null;
end
$$;
create or replace trigger recent_inserted after insert on activity referencing new table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_updated after update on activity referencing new table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_deleted after delete on activity referencing old table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_inserted after insert on setting referencing new table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_updated after update on setting referencing new table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_deleted after delete on setting referencing old table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_inserted after insert on unit_closure referencing new table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_updated after update on unit_closure referencing new table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_deleted after delete on unit_closure referencing old table as changed
	for each statement execute function mark_recent_change('MASTER');
create or replace trigger recent_inserted after insert on role referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_updated after update on role referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_deleted after delete on role referencing old table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_inserted after insert on role_permission referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_updated after update on role_permission referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_deleted after delete on role_permission referencing old table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_inserted after insert on role_assignment referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_updated after update on role_assignment referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_deleted after delete on role_assignment referencing old table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_inserted after insert on user_permission referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_updated after update on user_permission referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_deleted after delete on user_permission referencing old table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_inserted after insert on user_site referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_updated after update on user_site referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_deleted after delete on user_site referencing old table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_inserted after insert on site referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_updated after update on site referencing new table as changed
	for each statement execute function mark_recent_change('ACCESS');
create or replace trigger recent_deleted after delete on site referencing old table as changed
	for each statement execute function mark_recent_change('ACCESS');
