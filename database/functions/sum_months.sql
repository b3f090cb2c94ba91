-- Keeps what the days of a month came to together: months that a statement touches are summed anew from their days. Who
-- writes results holds the person's calculations, so that no two write one month at once.
-- Fired by: day_result.
create or replace function sum_months() returns trigger language plpgsql set search_path = public as $$
begin
	if tg_op = 'DELETE' then
		delete from month_result m
		using (select distinct tenant_id, user_id, date_trunc('month', day)::date as month from touched) t
		where m.tenant_id = t.tenant_id and m.month = t.month and m.user_id = t.user_id;
	end if;
	-- day by day of each person's month, by the index: as joins they would be planned once, for as many as were touched then
	insert into month_result as m
	select t.tenant_id, t.month, t.user_id, s.*, v.violations
	from (select distinct tenant_id, user_id, date_trunc('month', day)::date as month from touched) t
	cross join lateral (
		select count(*)::int as days, sum(target_min) as target_min, sum(worked_min) as worked_min, sum(pause_min) as pause_min,
			sum(auto_pause_min) as auto_pause_min, sum(holiday_credit_min) as holiday_credit_min,
			sum(absence_credit_min) as absence_credit_min, sum(extra_min) as extra_min, sum(balance_min) as balance_min,
			sum(overtime_min) as overtime_min, sum(pending_min) as pending_min, sum(leave_days) as leave_days,
			bit_or(flags) as flags
		from day_result r
		where r.tenant_id = t.tenant_id and r.user_id = t.user_id and r.day >= t.month
			and r.day < (t.month + interval '1 month')::date) s
	cross join lateral (
		select jsonb_agg(jsonb_build_object('code', code, 'severity', severity, 'days', days) order by code, severity, nth) as violations
		from (
			select one.code, one.severity, one.nth, bit_or(1 << (r.day - t.month)) as days
			from day_result r
			cross join lateral (
				select code, severity, row_number() over (partition by code, severity) as nth
				from jsonb_to_recordset(r.violations) as one(code text, severity text)) one
			where r.tenant_id = t.tenant_id and r.user_id = t.user_id and r.day >= t.month
				and r.day < (t.month + interval '1 month')::date and r.violations is not null
			group by 1, 2, 3) marked) v
	where s.days > 0
	on conflict (tenant_id, month, user_id) do update set days = excluded.days, target_min = excluded.target_min,
		worked_min = excluded.worked_min, pause_min = excluded.pause_min, auto_pause_min = excluded.auto_pause_min,
		holiday_credit_min = excluded.holiday_credit_min, absence_credit_min = excluded.absence_credit_min,
		extra_min = excluded.extra_min, balance_min = excluded.balance_min, overtime_min = excluded.overtime_min,
		pending_min = excluded.pending_min, leave_days = excluded.leave_days, flags = excluded.flags,
		violations = excluded.violations;
	return null;
end
$$;

create or replace trigger months_inserted after insert on day_result referencing new table as touched
	for each statement execute function sum_months();
create or replace trigger months_updated after update on day_result referencing new table as touched
	for each statement execute function sum_months();
create or replace trigger months_deleted after delete on day_result referencing old table as touched
	for each statement execute function sum_months();
