-- Keeps what the days of a week came to together, with whatever is written to their results, once a statement. A day is
-- written and deleted, never moved to another. Who writes results holds the person's calculations, so that no two write one
-- week at once.
-- Fired by: day_result.
create or replace function sum_weeks() returns trigger language plpgsql set search_path = public as $$
begin
	-- 28: HOLIDAY, ABSENCE and NOT_EMPLOYED of `dayFlags`
	if tg_op = 'INSERT' then
		insert into week_result as w (tenant_id, user_id, week, days, net_min, working_days)
		select tenant_id, user_id, (day - date '1900-01-01') / 7, bit_or(1 << (day - date '1900-01-01') % 7), sum(net_min),
			count(*) filter (where flags & 28 = 0 and (day - date '1900-01-01') % 7 < 6)
		from rows_after group by 1, 2, 3 order by 1, 2, 3
		on conflict (tenant_id, user_id, week) do update set days = w.days | excluded.days,
			net_min = w.net_min + excluded.net_min, working_days = w.working_days + excluded.working_days;
	elsif tg_op = 'UPDATE' then
		update week_result w set net_min = w.net_min + s.net_min, working_days = w.working_days + s.working_days
		from (
			select tenant_id, user_id, (day - date '1900-01-01') / 7 as week, sum(net_min * factor) as net_min,
				coalesce(sum(factor) filter (where flags & 28 = 0 and (day - date '1900-01-01') % 7 < 6), 0) as working_days
			from (
				select tenant_id, user_id, day, net_min, flags, 1 as factor from rows_after
				union all select tenant_id, user_id, day, net_min, flags, -1 from rows_before) both_rows
			group by 1, 2, 3) s
		where w.tenant_id = s.tenant_id and w.user_id = s.user_id and w.week = s.week
			and (s.net_min <> 0 or s.working_days <> 0);
	else
		update week_result w set days = w.days & ~s.days, net_min = w.net_min - s.net_min,
			working_days = w.working_days - s.working_days
		from (
			select tenant_id, user_id, (day - date '1900-01-01') / 7 as week, bit_or(1 << (day - date '1900-01-01') % 7) as days,
				sum(net_min) as net_min, count(*) filter (where flags & 28 = 0 and (day - date '1900-01-01') % 7 < 6) as working_days
			from rows_before group by 1, 2, 3) s
		where w.tenant_id = s.tenant_id and w.user_id = s.user_id and w.week = s.week;
	end if;
	return null;
end
$$;

create or replace trigger weeks_inserted after insert on day_result referencing new table as rows_after
	for each statement execute function sum_weeks();
create or replace trigger weeks_updated after update on day_result referencing old table as rows_before new table as rows_after
	for each statement execute function sum_weeks();
create or replace trigger weeks_deleted after delete on day_result referencing old table as rows_before
	for each statement execute function sum_weeks();
