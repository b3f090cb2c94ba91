-- As ensure_partitions, for tables divided by days: a year each, one partition for all that is older.
create or replace function ensure_day_partitions(target text, first date, horizon date)
returns int language plpgsql as $$
declare
	made int := 0;
	lower_day date := null;
	upper_day date := first;
	part text;
begin
	loop
		part := target || '_' || case when lower_day is null then 'old' else to_char(lower_day, 'YYYY') end;
		if to_regclass(part) is null then
			if lower_day is null then
				execute format('create table %I partition of %I for values from (minvalue) to (%L)', part, target, upper_day);
			else
				execute format('create table %I partition of %I for values from (%L) to (%L)', part, target, lower_day, upper_day);
			end if;
			execute format('alter table %I enable row level security', part);
			execute format('alter table %I force row level security', part);
			execute format('create policy unreachable on %I using (false)', part);
			made := made + 1;
		end if;
		exit when upper_day >= horizon;
		lower_day := upper_day;
		upper_day := upper_day + interval '1 year';
	end loop;
	return made;
end
$$;
