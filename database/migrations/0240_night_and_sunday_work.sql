-- Work at night and on Sundays is kept with its day: the report of it went through the entries of everybody, at each question.
alter table day_result
	add column night_min int not null default 0,
	add column sunday_min int not null default 0;

-- Few days have any of it: what is summed is read from the index alone.
create index day_result_night on day_result (tenant_id, day, user_id) include (night_min, sunday_min, worked_min, holiday_kind)
	where night_min > 0 or sunday_min > 0 or holiday_kind is not null;

-- Days of people who have worked at night or on a Sunday are computed once more; those of all others stay as they are. An entry may
-- belong to a shift that began up to two days before.
-- The owner is bound to one tenant else.
alter table day_result no force row level security;
alter table time_tracking no force row level security;
alter table shift no force row level security;
alter table day_stale no force row level security;
insert into day_stale (tenant_id, user_id, from_day, to_day)
select w.tenant_id, w.user_id, min(w.day) - 2, max(w.day)
from (
	select t.tenant_id, t.user_id, t.day, t.begin_at at time zone t.zone as begin_at, t.end_at at time zone t.zone as end_at
	from time_tracking t
	where t.deleted_at is null and t.end_at is not null and t.state = 'APPROVED' and t.class_type in ('WORKTIME', 'ACTION')
	union all
	select s.tenant_id, s.user_id, s.day, s.begin_at at time zone s.zone, s.end_at at time zone s.zone
	from shift s where s.deleted_at is null and s.user_id is not null and s.class_type = 'SHIFT_STANDBY') w
where (w.begin_at::date <> w.end_at::date or w.begin_at::time < '06:00' or w.end_at::time > '23:00' or extract(isodow from w.begin_at) = 7)
	and exists (select from day_result r where r.tenant_id = w.tenant_id and r.user_id = w.user_id)
group by w.tenant_id, w.user_id
on conflict (tenant_id, user_id, from_day) do update set
	to_day = greatest(day_stale.to_day, excluded.to_day), number = excluded.number;
alter table day_result force row level security;
alter table time_tracking force row level security;
alter table shift force row level security;
alter table day_stale force row level security;
