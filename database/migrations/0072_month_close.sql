-- Closed months of people: what they came to, kept as it was, and a lock that every way of writing obeys.

create table closed_month (
	tenant_id uuid not null,
	user_id uuid not null,
	month date not null check (extract(day from month) = 1),
	-- the how manieth time it was closed; also what a reopening names
	close_no int not null check (close_no > 0),
	-- null: the system
	closed_by uuid,
	closed_at timestamptz not null,
	-- the last correction that the overtime ledger does not know of yet
	corrected_at timestamptz,
	primary key (tenant_id, user_id, month),
	foreign key (tenant_id, user_id) references app_user
);
create index closed_month_corrected on closed_month (tenant_id, user_id) where corrected_at is not null;
call protect_table('closed_month');

-- A day as it was when its month was closed: figures, minutes of special accounts, violations; and how it came to them.
create table frozen_day (
	tenant_id uuid not null references tenant,
	user_id uuid not null,
	day date not null,
	close_no int not null,
	result jsonb not null,
	trace jsonb not null,
	primary key (tenant_id, user_id, day, close_no)
) partition by range (day);
call protect_table('frozen_day', append_only => true);
select ensure_day_partitions('frozen_day', '2025-01-01', (now() + interval '15 months')::date);

create table frozen_month (
	tenant_id uuid not null,
	user_id uuid not null,
	month date not null check (extract(day from month) = 1),
	close_no int not null,
	closed_by uuid,
	closed_at timestamptz not null,
	figures jsonb not null,
	-- of the engine, and of the rules that held
	versions jsonb not null,
	primary key (tenant_id, user_id, month, close_no),
	foreign key (tenant_id, user_id) references app_user
);
call protect_table('frozen_month', append_only => true);

-- A booking that came for a closed month: kept, and to be looked at by somebody who may correct the month.
create table late_booking (
	tenant_id uuid not null,
	-- no foreign key: bookings are partitioned
	booking_id uuid not null,
	user_id uuid not null,
	month date not null check (extract(day from month) = 1),
	-- of an automatic end: the entry that it could not end
	entry_id uuid,
	settled_by uuid,
	settled_at timestamptz,
	version int not null default 1,
	primary key (tenant_id, booking_id),
	foreign key (tenant_id, user_id) references app_user,
	check ((settled_by is null) = (settled_at is null))
);
create index late_booking_user on late_booking (tenant_id, user_id);
create index late_booking_open on late_booking (tenant_id, user_id) where settled_at is null;
call protect_table('late_booking');

-- Which transaction corrected a closed month, and why; what it did is in audit_event under the same number.
create table month_correction (
	tenant_id uuid not null,
	user_id uuid not null,
	month date not null check (extract(day from month) = 1),
	xid xid8 not null default pg_current_xact_id(),
	at timestamptz not null default now(),
	reason text not null check (reason <> ''),
	primary key (tenant_id, user_id, month, xid),
	foreign key (tenant_id, user_id) references app_user
);
call protect_table('month_correction', append_only => true);

-- Whether whoever corrects in this transaction may do so for this person: by the units and sites the server named.
create function may_correct(p_tenant uuid, p_user uuid)
returns boolean language sql stable set search_path = public as $$
	select current_setting('app.correction_everywhere', true) = 'true' or exists (
		select from app_user u
		join unit_closure c on c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
		where u.tenant_id = p_tenant and u.id = p_user and (
			c.ancestor_id = any(string_to_array(nullif(current_setting('app.correction_units', true), ''), ',')::uuid[])
			or c.ancestor_id in (
				select s.unit_id from site s where s.tenant_id = p_tenant
					and s.id = any(string_to_array(nullif(current_setting('app.correction_sites', true), ''), ',')::uuid[]))))
$$;

-- Refuses what would change a closed month, unless the transaction says why it corrects it. Holds the person's row against
-- a closing that is under way: closing takes it for itself alone.
create function guard_days(p_tenant uuid, p_user uuid, p_from date, p_to date)
returns boolean language plpgsql set search_path = public as $$
declare
	hit date;
	person record;
begin
	perform from app_user u where u.tenant_id = p_tenant and u.id = p_user for key share;
	select c.month into hit from closed_month c
	where c.tenant_id = p_tenant and c.user_id = p_user
		and c.month >= p_from - (extract(day from p_from)::int - 1) and c.month <= p_to
	order by c.month limit 1;
	if hit is null then
		return true;
	end if;
	if coalesce(current_setting('app.correction_reason', true), '') <> '' and may_correct(p_tenant, p_user) then
		insert into month_correction (tenant_id, user_id, month, reason)
		select c.tenant_id, c.user_id, c.month, current_setting('app.correction_reason') from closed_month c
		where c.tenant_id = p_tenant and c.user_id = p_user
			and c.month >= p_from - (extract(day from p_from)::int - 1) and c.month <= p_to
		on conflict (tenant_id, user_id, month, xid) do nothing;
		update closed_month c set corrected_at = clock_timestamp()
		where c.tenant_id = p_tenant and c.user_id = p_user
			and c.month >= p_from - (extract(day from p_from)::int - 1) and c.month <= p_to;
		return true;
	end if;
	select u.first_name, u.last_name into person from app_user u where u.tenant_id = p_tenant and u.id = p_user;
	raise exception 'month % is closed', to_char(hit, 'YYYY-MM') using errcode = 'SW001', detail = json_build_object(
		'month', to_char(hit, 'YYYY-MM'), 'userId', p_user, 'firstName', person.first_name, 'lastName', person.last_name)::text;
end
$$;

-- What is deleted because nobody may keep it any longer is deleted from closed months as well. One run a statement, since
-- this is asked with every booking and with thousands of entries at once: a month of a person is asked about once.
create function guard_entries() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
	is_open boolean;
begin
	if current_user = 'maintenance' then
		return null;
	end if;
	if tg_op = 'INSERT' then
		for one in select distinct tenant_id, user_id, day - (extract(day from day)::int - 1) as month from rows_after
		loop
			is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
		end loop;
	elsif tg_op = 'DELETE' then
		for one in select distinct tenant_id, user_id, day - (extract(day from day)::int - 1) as month from rows_before
		loop
			is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
		end loop;
	else
		for one in
			select distinct n.tenant_id, d.user_id, d.day - (extract(day from d.day)::int - 1) as month
			from rows_after n join rows_before o on o.tenant_id = n.tenant_id and o.id = n.id
			cross join lateral (values (o.user_id, o.day), (n.user_id, n.day)) d(user_id, day)
			-- a custom field that is no more takes its values along: no figure follows from them
			where n.custom = o.custom or not (n.custom <@ o.custom and to_jsonb(n) - 'custom' = to_jsonb(o) - 'custom')
		loop
			is_open := guard_days(one.tenant_id, one.user_id, one.month, one.month);
		end loop;
	end if;
	return null;
end
$$;
create trigger month_lock_insert after insert on time_tracking
	referencing new table as rows_after for each statement execute function guard_entries();
create trigger month_lock_update after update on time_tracking
	referencing old table as rows_before new table as rows_after for each statement execute function guard_entries();
create trigger month_lock_delete after delete on time_tracking
	referencing old table as rows_before for each statement execute function guard_entries();

-- The same for rows that name the first and the last day they are about: as they were, and as they shall be.
create function guard_dated_row() returns trigger language plpgsql set search_path = public as $$
declare
	before jsonb := to_jsonb(old);
	after jsonb := to_jsonb(new);
	one jsonb;
	is_open boolean;
begin
	if current_user = 'maintenance' then
		return coalesce(new, old);
	end if;
	-- as above: a custom field that is no more
	if after -> 'custom' <> before -> 'custom' and after -> 'custom' <@ (before -> 'custom')
		and after - 'custom' = before - 'custom' then
		return new;
	end if;
	foreach one in array array[before, after] loop
		if one is not null then
			is_open := guard_days((one ->> 'tenant_id')::uuid, (one ->> 'user_id')::uuid,
				(one ->> tg_argv[0])::date, (one ->> tg_argv[1])::date);
		end if;
	end loop;
	return coalesce(new, old);
end
$$;
create trigger month_lock before insert or update or delete on absence
	for each row execute function guard_dated_row('from_date', 'to_date');
create trigger month_lock before insert or update or delete on worksheet_exception
	for each row execute function guard_dated_row('day', 'day');
create trigger month_lock before insert or update or delete on special_account_modification
	for each row execute function guard_dated_row('day', 'day');
-- the ledger is append-only; MONTH_CLOSE and DELTA are what closing itself writes
create trigger month_lock before insert on overtime_entry
	for each row when (new.kind not in ('MONTH_CLOSE', 'DELTA')) execute function guard_dated_row('effective_on', 'effective_on');

-- The first closed month, of whomever they reach, that days of a dated row touch; null where there is none.
create function closed_month_reached(p_kind text, p_tenant uuid, p_parent uuid, p_from date, p_to date)
returns date language plpgsql stable set search_path = public as $$
declare
	hit date;
begin
	select c.month into hit
	from closed_month c
	cross join lateral (select (c.month + interval '1 month - 1 day')::date as last_day) m
	where c.tenant_id = p_tenant and m.last_day >= p_from and (p_to is null or c.month <= p_to) and case p_kind
		when 'PLAN' then c.user_id = p_parent
		when 'TEMPLATE' then exists (
			select from worksheet w
			where w.tenant_id = p_tenant and w.user_id = c.user_id and w.template_id = p_parent
				and w.valid_from <= m.last_day and (w.valid_to is null or w.valid_to >= c.month))
		when 'ACCOUNT' then exists (
			select from special_account a
			where a.tenant_id = p_tenant and a.id = p_parent and a.is_enabled and (a.is_for_all or exists (
				select from special_account_user x
				where x.tenant_id = p_tenant and x.account_id = a.id and x.user_id = c.user_id
					and x.valid_from <= m.last_day and (x.valid_to is null or x.valid_to >= c.month))))
		else exists (
			select from time_rule r
			join time_rule_assignment a on a.tenant_id = r.tenant_id and a.rule_id = r.id
				and a.valid_from <= m.last_day and (a.valid_to is null or a.valid_to >= c.month)
			where r.tenant_id = p_tenant and r.id = p_parent and r.is_enabled and case a.target
				when 'GLOBAL' then true
				when 'USER' then a.target_id = c.user_id
				when 'SITE' then exists (
					select from app_user u where u.tenant_id = p_tenant and u.id = c.user_id and u.site_id = a.target_id)
				when 'UNIT' then exists (
					select from app_user u
					join unit_closure k on k.tenant_id = u.tenant_id and k.ancestor_id = a.target_id and k.descendant_id = u.unit_id
					where u.tenant_id = p_tenant and u.id = c.user_id
					union all
					select from user_unit x
					join unit_closure k on k.tenant_id = x.tenant_id and k.ancestor_id = a.target_id and k.descendant_id = x.unit_id
					where x.tenant_id = p_tenant and x.user_id = c.user_id
						and x.valid_from <= m.last_day and (x.valid_to is null or x.valid_to >= c.month))
				when 'EMPLOYMENT_TYPE' then exists (
					select from employment e
					where e.tenant_id = p_tenant and e.user_id = c.user_id and e.employment_type_id = a.target_id
						and e.entry_date <= m.last_day and (e.exit_date is null or e.exit_date >= c.month))
				else exists (
					select from worksheet w
					where w.tenant_id = p_tenant and w.user_id = c.user_id and w.template_id = a.target_id
						and w.valid_from <= m.last_day and (w.valid_to is null or w.valid_to >= c.month))
				end)
		end
	order by c.month limit 1;
	return hit;
end
$$;

create procedure guard_version_days(p_kind text, p_tenant uuid, p_parent uuid, p_from date, p_to date)
language plpgsql as $$
declare
	hit date := closed_month_reached(p_kind, p_tenant, p_parent, p_from, p_to);
begin
	if hit is not null then
		raise exception 'version touches closed month %', to_char(hit, 'YYYY-MM')
			using errcode = 'SW002', detail = json_build_object('month', to_char(hit, 'YYYY-MM'))::text;
	end if;
end
$$;

-- A dated row that a closed month was reckoned by is only ended, by a day that leaves the closed months as they are.
create function guard_version() returns trigger language plpgsql set search_path = public as $$
declare
	no_figures constant text[] := array['valid_to', 'version', 'examples', 'name'];
	parent uuid := (to_jsonb(old) ->> tg_argv[1])::uuid;
begin
	if current_user = 'maintenance'
		or not exists (select from closed_month c where c.tenant_id = old.tenant_id) then
		return coalesce(new, old);
	end if;
	if tg_op = 'UPDATE' and to_jsonb(new) - no_figures = to_jsonb(old) - no_figures then
		if new.valid_to is distinct from old.valid_to then
			call guard_version_days(tg_argv[0], old.tenant_id, parent, least(new.valid_to, old.valid_to) + 1,
				case when new.valid_to is null or old.valid_to is null then null else greatest(new.valid_to, old.valid_to) end);
		end if;
		return new;
	end if;
	call guard_version_days(tg_argv[0], old.tenant_id, parent, old.valid_from, old.valid_to);
	if tg_op = 'UPDATE' then
		call guard_version_days(tg_argv[0], new.tenant_id, parent, new.valid_from, new.valid_to);
	end if;
	return coalesce(new, old);
end
$$;
create trigger month_lock before update or delete on worksheet
	for each row execute function guard_version('PLAN', 'user_id');
create trigger month_lock before update or delete on worksheet_template_version
	for each row execute function guard_version('TEMPLATE', 'template_id');
create trigger month_lock before update or delete on special_account_rule
	for each row execute function guard_version('ACCOUNT', 'account_id');
create trigger month_lock before update or delete on time_rule_version
	for each row execute function guard_version('RULE', 'rule_id');

-- What a version consists of.
create function guard_worksheet_day() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	select v.* into one from worksheet_template_version v
	where v.tenant_id = coalesce(new.tenant_id, old.tenant_id) and v.id = coalesce(new.version_id, old.version_id);
	if found and current_user <> 'maintenance' then
		call guard_version_days('TEMPLATE', one.tenant_id, one.template_id, one.valid_from, one.valid_to);
	end if;
	return coalesce(new, old);
end
$$;
create trigger month_lock before insert or update or delete on worksheet_day
	for each row execute function guard_worksheet_day();

create function guard_condition() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	select r.* into one from special_account_rule r
	where r.tenant_id = coalesce(new.tenant_id, old.tenant_id) and r.id = coalesce(new.rule_id, old.rule_id);
	if found and current_user <> 'maintenance' then
		call guard_version_days('ACCOUNT', one.tenant_id, one.account_id, one.valid_from, one.valid_to);
	end if;
	return coalesce(new, old);
end
$$;
create trigger month_lock before insert or update or delete on special_account_condition
	for each row execute function guard_condition();
