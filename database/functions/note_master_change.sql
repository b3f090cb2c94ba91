-- Activities, settings and the tree of units are remembered by processes that decide bookings; a change of them says so.
-- Fired by: activity, setting, unit_closure.
create or replace function note_master_change() returns trigger language plpgsql set search_path = public as $$
declare
	one uuid;
begin
	for one in select distinct tenant_id from changed loop
		insert into master_change (tenant_id) values (one) on conflict do nothing;
		if found then
			-- what was noted an hour ago every process has seen, or sees that it is missing
			delete from master_change where (tenant_id, xid, at) in (
				select m.tenant_id, m.xid, m.at from master_change m
				where m.tenant_id = one and m.at < now() - interval '1 hour' for update skip locked);
		end if;
	end loop;
	return null;
end
$$;
create or replace trigger master_inserted after insert on activity referencing new table as changed
	for each statement execute function note_master_change();
create or replace trigger master_updated after update on activity referencing new table as changed
	for each statement execute function note_master_change();
create or replace trigger master_deleted after delete on activity referencing old table as changed
	for each statement execute function note_master_change();
create or replace trigger master_inserted after insert on setting referencing new table as changed
	for each statement execute function note_master_change();
create or replace trigger master_updated after update on setting referencing new table as changed
	for each statement execute function note_master_change();
create or replace trigger master_deleted after delete on setting referencing old table as changed
	for each statement execute function note_master_change();
create or replace trigger master_inserted after insert on unit_closure referencing new table as changed
	for each statement execute function note_master_change();
create or replace trigger master_updated after update on unit_closure referencing new table as changed
	for each statement execute function note_master_change();
create or replace trigger master_deleted after delete on unit_closure referencing old table as changed
	for each statement execute function note_master_change();
