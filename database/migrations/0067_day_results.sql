-- Absences and shifts as facts of a day, and what each day comes to. Requesting and planning come with their own areas.

create table absence (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	activity_id uuid not null,
	class_type text not null check (class_type in ('ABSENCE', 'SICK', 'LEAVE')),
	state text not null check (state in ('PLANNED', 'REQUESTED', 'APPROVED', 'REJECTED', 'CANCELLED')),
	from_date date not null,
	to_date date not null,
	from_part text not null default 'WHOLE' check (from_part in ('WHOLE', 'FIRST_HALF', 'SECOND_HALF')),
	to_part text not null default 'WHOLE' check (to_part in ('WHOLE', 'FIRST_HALF', 'SECOND_HALF')),
	-- hours of one day, over midnight to 2880
	begin_min int check (begin_min between 0 and 1439),
	end_min int check (end_min <= 2880),
	exclusive boolean not null default true,
	title text,
	cancellation_requested_at timestamptz,
	custom jsonb not null default '{}',
	version int not null default 1,
	-- half days since 2000
	slots int4range generated always as (int4range(
		(from_date - date '2000-01-01') * 2 + case from_part when 'SECOND_HALF' then 1 else 0 end,
		(to_date - date '2000-01-01') * 2 + case to_part when 'FIRST_HALF' then 1 else 2 end)) stored,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type),
	check (to_date >= from_date),
	check (case when from_date = to_date then from_part = to_part
		else from_part in ('WHOLE', 'SECOND_HALF') and to_part in ('WHOLE', 'FIRST_HALF') end),
	check ((begin_min is null) = (end_min is null)),
	check (begin_min is null or (end_min > begin_min and from_date = to_date and class_type <> 'LEAVE')),
	constraint absence_once exclude using gist (tenant_id with =, user_id with =, slots with &&)
		where (state = 'APPROVED' and exclusive and begin_min is null)
);
create index absence_user on absence (tenant_id, user_id, to_date) include (from_date, state)
	where state in ('PLANNED', 'REQUESTED', 'APPROVED');
call protect_table('absence');

create table shift (
	tenant_id uuid not null,
	id uuid not null,
	-- null: open
	user_id uuid,
	unit_id uuid not null,
	activity_id uuid not null,
	class_type text not null check (class_type in ('SHIFT_DAY', 'SHIFT_FREE', 'SHIFT_MORNING', 'SHIFT_NIGHT', 'SHIFT_STANDBY')),
	day date not null,
	begin_at timestamptz not null,
	end_at timestamptz not null,
	pause1_at timestamptz,
	pause1_min int check (pause1_min > 0),
	pause2_at timestamptz,
	pause2_min int check (pause2_min > 0),
	published_at timestamptz,
	deleted_at timestamptz,
	custom jsonb not null default '{}',
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, unit_id) references unit,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type),
	check (end_at > begin_at and end_at <= begin_at + interval '48 hours'),
	check ((pause1_at is null) = (pause1_min is null)),
	check ((pause2_at is null) = (pause2_min is null)),
	check (pause1_at >= begin_at and pause1_at + make_interval(mins => pause1_min) <= end_at),
	check (pause2_at >= begin_at and pause2_at + make_interval(mins => pause2_min) <= end_at)
);
create index shift_user on shift (tenant_id, user_id, day) where deleted_at is null;
call protect_table('shift');

-- As ensure_partitions, for tables divided by days: a partition a month, one for all that is older.
create function ensure_day_partitions(target text, first date, horizon date)
returns int language plpgsql as $$
declare
	made int := 0;
	lower_day date := null;
	upper_day date := first;
	part text;
begin
	loop
		part := target || '_' || case when lower_day is null then 'old' else to_char(lower_day, 'YYYYMM') end;
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
		upper_day := upper_day + interval '1 month';
	end loop;
	return made;
end
$$;

-- The first day that a table divided by days has no place for yet.
create function day_partition_horizon(target text)
returns date language sql stable set search_path = public as $$
	select max((regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''([0-9-]+)'''))[1]::date)
	from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = target::regclass
$$;

-- Always what the facts come to; written with every change of them.
create table day_result (
	tenant_id uuid not null references tenant,
	user_id uuid not null,
	day date not null,
	unit_id uuid not null,
	site_id uuid not null,
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
	leave_days numeric(6, 2) not null default 0,
	first_begin timestamptz,
	last_end timestamptz,
	absence_id uuid,
	flags int not null default 0,
	-- of all facts and rules that went in
	input_hash bytea not null,
	violations jsonb,
	primary key (tenant_id, user_id, day) include (target_min, worked_min, pause_min, balance_min, overtime_min, flags)
) partition by range (day);
call protect_table('day_result');
select ensure_day_partitions('day_result', '2025-01-01', (now() + interval '15 months')::date);

create table special_account_day (
	tenant_id uuid not null references tenant,
	user_id uuid not null,
	-- the calendar day the minutes lie in, whichever day their shift belongs to
	day date not null,
	account_id uuid not null,
	minutes int not null check (minutes >= 0),
	factor_minutes int not null,
	primary key (tenant_id, user_id, day, account_id)
) partition by range (day);
call protect_table('special_account_day');
select ensure_day_partitions('special_account_day', '2025-01-01', (now() + interval '15 months')::date);

create table day_stale (
	tenant_id uuid not null references tenant,
	user_id uuid not null,
	day date not null,
	since timestamptz not null,
	primary key (tenant_id, user_id, day)
);
call protect_table('day_stale');
