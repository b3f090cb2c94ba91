-- Processes of the release before say only whether somebody must agree, not in how many stages: one, then. Goes a release
-- after them.
-- Fired by: activity.
create or replace function complete_approval() returns trigger language plpgsql set search_path = public as $$
begin
	new.approval := new.approval || jsonb_build_object('stages', case when (new.approval ->> 'required')::boolean then 1 else 0 end);
	return new;
end
$$;
create or replace trigger approval_completed before insert or update on activity
	for each row when (not new.approval ? 'stages') execute function complete_approval();
