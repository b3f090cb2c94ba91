-- A person's month and the weeks before it are told from kept days alone. For that they keep what was only computed so far: time
-- as the law counts it, which holiday it is, and what the target of a day that runs counts by.
alter table day_result
	add column net_min int not null default 0,
	add column holiday_kind text check (holiday_kind in ('PUBLIC', 'OTHER')),
	-- minutes since the day began: begin and end of the planned working time, then those of each fixed break
	add column plan int[],
	-- nobody is behind by this day
	add column builds_up_only boolean not null default false;

-- Sums of months and of weeks are read from the index, without the rows.
alter table day_result drop constraint day_result_pkey;
alter table day_result add primary key (tenant_id, user_id, day)
	include (target_min, worked_min, pause_min, auto_pause_min, holiday_credit_min, absence_credit_min, extra_min, balance_min,
		overtime_min, pending_min, flags, net_min);

-- All days that are kept are computed once more, as after any change: until then nobody takes the defaults for what holds.
-- The owner is bound to one tenant else.
alter table day_result no force row level security;
alter table day_stale no force row level security;
insert into day_stale (tenant_id, user_id, from_day, to_day)
select tenant_id, user_id, min(day), max(day) from day_result group by tenant_id, user_id
on conflict (tenant_id, user_id, from_day) do update set
	to_day = greatest(day_stale.to_day, excluded.to_day), number = excluded.number;
alter table day_result force row level security;
alter table day_stale force row level security;
