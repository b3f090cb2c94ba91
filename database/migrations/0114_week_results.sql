-- What the days of a week came to together: averages of half a year were summed of 170 to 203 days of each person, at each
-- question. `sum_weeks` keeps the sums with whatever is written to `day_result`.
-- Brings along: sum_weeks.
create table week_result (
	tenant_id uuid not null references tenant,
	user_id uuid not null,
	-- counted from Monday, the first of January 1900
	week int not null,
	-- of which days there is a result: 1 is Monday, 64 Sunday
	days int not null check (days between 0 and 127),
	-- as the law counts them
	net_min int not null,
	-- days that are neither off, nor before or after the employment, nor Sundays
	working_days int not null,
	known int not null generated always as (bit_count(days::bit(7))::int) stored,
	first_day date not null generated always as (date '1900-01-01' + 7 * week +
		case when days & 1 > 0 then 0 when days & 2 > 0 then 1 when days & 4 > 0 then 2 when days & 8 > 0 then 3
			when days & 16 > 0 then 4 when days & 32 > 0 then 5 else 6 end) stored,
	last_day date not null generated always as (date '1900-01-01' + 7 * week +
		case when days >= 64 then 6 when days >= 32 then 5 when days >= 16 then 4 when days >= 8 then 3 when days >= 4 then 2
			when days >= 2 then 1 else 0 end) stored,
	primary key (tenant_id, user_id, week) include (net_min, working_days, known, first_day, last_day)
);
call protect_table('week_result');

-- Nobody writes days between these sums and the triggers of `sum_weeks`.
lock table day_result in share row exclusive mode;
-- The owner is bound to one tenant else.
alter table day_result no force row level security;
alter table week_result no force row level security;
insert into week_result (tenant_id, user_id, week, days, net_min, working_days)
select tenant_id, user_id, (day - date '1900-01-01') / 7 as week, bit_or(1 << (day - date '1900-01-01') % 7), sum(net_min),
	count(*) filter (where flags & 28 = 0 and (day - date '1900-01-01') % 7 < 6)
from day_result group by 1, 2, 3;
alter table day_result force row level security;
alter table week_result force row level security;
