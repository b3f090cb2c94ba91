-- Years instead of months and quarters: 120 partitions cost each statement that reads or writes across them several times
-- what it needs, and no retention drops a whole one. Rows move as they are; a partition is out of reach before it is joined.
do $$
declare
	target text;
	part text;
	y int;
	year_part text;
	is_by_day boolean;
begin
	foreach target in array array['audit_event', 'login_event', 'booking', 'day_result', 'special_account_day', 'frozen_day'] loop
		is_by_day := target in ('day_result', 'special_account_day', 'frozen_day');
		for y in
			select distinct substring(c.relname from '_(\d{4})\d{2}$')::int
			from pg_inherits i join pg_class c on c.oid = i.inhrelid
			where i.inhparent = target::regclass and c.relname ~ '_\d{6}$' order by 1
		loop
			year_part := target || '_' || y;
			execute format('create table %I (like %I including defaults including constraints including generated including storage)', year_part, target);
			for part in
				select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
				where i.inhparent = target::regclass and c.relname ~ ('_' || y || '\d{2}$') order by 1
			loop
				execute format('alter table %I no force row level security', part);
				execute format('insert into %I select * from %I', year_part, part);
				execute format('alter table %I detach partition %I', target, part);
				execute format('drop table %I', part);
			end loop;
			execute format('alter table %I enable row level security', year_part);
			execute format('alter table %I force row level security', year_part);
			execute format('create policy unreachable on %I using (false)', year_part);
			if is_by_day then
				execute format('alter table %I attach partition %I for values from (%L) to (%L)', target, year_part,
					make_date(y, 1, 1), make_date(y + 1, 1, 1));
			else
				execute format('alter table %I attach partition %I for values from (%L) to (%L)', target, year_part,
					uuid_v7_floor(make_timestamptz(y, 1, 1, 0, 0, 0, 'UTC')), uuid_v7_floor(make_timestamptz(y + 1, 1, 1, 0, 0, 0, 'UTC')));
			end if;
		end loop;
	end loop;
end
$$;

drop function if exists ensure_partitions(text, timestamptz, interval, timestamptz);
drop function if exists day_partition_horizon(text);
