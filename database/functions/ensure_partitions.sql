-- Keeps partitions of a table divided by ids ahead: a year each from `first` until `horizon`; older rows share one
-- partition. A partition gets no grant and a policy that lets nobody in: it is reachable through its parent only.
create or replace function ensure_partitions(target text, first timestamptz, horizon timestamptz)
returns int language plpgsql as $$
declare
	made int := 0;
	lower_at timestamptz := null;
	upper_at timestamptz := first;
	part text;
begin
	loop
		part := target || '_' || case when lower_at is null then 'old' else to_char(lower_at at time zone 'UTC', 'YYYY') end;
		if to_regclass(part) is null then
			if lower_at is null then
				execute format('create table %I partition of %I for values from (minvalue) to (%L)', part, target, uuid_v7_floor(upper_at));
			else
				execute format('create table %I partition of %I for values from (%L) to (%L)', part, target, uuid_v7_floor(lower_at), uuid_v7_floor(upper_at));
			end if;
			execute format('alter table %I enable row level security', part);
			execute format('alter table %I force row level security', part);
			execute format('create policy unreachable on %I using (false)', part);
			made := made + 1;
		end if;
		exit when upper_at >= horizon;
		lower_at := upper_at;
		upper_at := ((upper_at at time zone 'UTC') + interval '1 year') at time zone 'UTC';
	end loop;
	return made;
end
$$;
