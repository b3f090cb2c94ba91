-- What the days of a month came to together: lists of months summed the days of everybody and took their violations apart, at each
-- question. `sum_months` keeps the sums with whatever is written to `day_result`.
-- Brings along: sum_months.
create table month_result (
	tenant_id uuid not null references tenant,
	-- its first day
	month date not null check (extract(day from month) = 1),
	user_id uuid not null,
	-- of how many days there is a result
	days int not null,
	target_min int not null,
	worked_min int not null,
	pause_min int not null,
	auto_pause_min int not null,
	holiday_credit_min int not null,
	absence_credit_min int not null,
	extra_min int not null,
	balance_min int not null,
	overtime_min int not null,
	pending_min int not null,
	leave_days numeric(7, 2) not null,
	-- those of any day
	flags int not null,
	-- an array of { code, severity, days }: on which days, 1 is the first of the month; null: there are none
	violations jsonb,
	-- a list shows one month of many people
	primary key (tenant_id, month, user_id)
);
call protect_table('month_result');

-- Nobody writes days between these sums and the triggers of `sum_months`.
lock table day_result in share row exclusive mode;
-- The owner is bound to one tenant else.
alter table day_result no force row level security;
alter table month_result no force row level security;
insert into month_result
select s.*, v.violations
from (
	select tenant_id, date_trunc('month', day)::date as month, user_id, count(*), sum(target_min), sum(worked_min), sum(pause_min),
		sum(auto_pause_min), sum(holiday_credit_min), sum(absence_credit_min), sum(extra_min), sum(balance_min), sum(overtime_min),
		sum(pending_min), sum(leave_days), bit_or(flags)
	from day_result group by 1, 2, 3) s
left join (
	select tenant_id, month, user_id, jsonb_agg(jsonb_build_object('code', code, 'severity', severity, 'days', days)
		order by code, severity, nth) as violations
	from (
		select r.tenant_id, date_trunc('month', r.day)::date as month, r.user_id, v.code, v.severity, v.nth,
			bit_or(1 << (r.day - date_trunc('month', r.day)::date)) as days
		from day_result r
		cross join lateral (
			select code, severity, row_number() over (partition by code, severity) as nth
			from jsonb_to_recordset(r.violations) as one(code text, severity text)) v
		where r.violations is not null
		group by 1, 2, 3, 4, 5, 6) marked
	group by 1, 2, 3) v using (tenant_id, month, user_id);
alter table day_result force row level security;
alter table month_result force row level security;
