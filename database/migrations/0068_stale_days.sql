-- Whoever writes an entry, by whichever way: the results of its days, and of those that its shift reaches, wait to be
-- computed anew. Only days that have a result; all others are computed when somebody asks for them.
create function note_stale_days(p_tenant uuid, p_users uuid[], p_days date[])
returns void language sql set search_path = public as $$
	insert into day_stale (tenant_id, user_id, day, since)
	select distinct r.tenant_id, r.user_id, r.day, statement_timestamp()
	from unnest(p_users, p_days) as g(user_id, day)
	join day_result r on r.tenant_id = p_tenant and r.user_id = g.user_id and r.day >= g.day - 2 and r.day <= g.day + 2
	order by 2, 3
	on conflict (tenant_id, user_id, day) do update set since = excluded.since
$$;

-- One run a statement, however many entries it writes. What runs is in no result.
create function note_entries_inserted() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	for one in select tenant_id, array_agg(user_id) as users, array_agg(day) as days
		from inserted where end_at is not null group by tenant_id
	loop
		perform note_stale_days(one.tenant_id, one.users, one.days);
	end loop;
	return null;
end
$$;

create function note_entries_updated() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	for one in select n.tenant_id, array_agg(n.user_id) as users, array_agg(d.day) as days
		from changed n join former o on o.tenant_id = n.tenant_id and o.id = n.id
		cross join lateral (values (o.day), (n.day)) d(day)
		where (n.end_at is not null or o.end_at is not null)
			and (n.day, n.begin_at, n.end_at, n.state, n.class_type, n.activity_id, n.deleted_at)
				is distinct from (o.day, o.begin_at, o.end_at, o.state, o.class_type, o.activity_id, o.deleted_at)
		group by n.tenant_id
	loop
		perform note_stale_days(one.tenant_id, one.users, one.days);
	end loop;
	return null;
end
$$;

create function note_entries_deleted() returns trigger language plpgsql set search_path = public as $$
declare
	one record;
begin
	for one in select tenant_id, array_agg(user_id) as users, array_agg(day) as days
		from deleted where end_at is not null group by tenant_id
	loop
		perform note_stale_days(one.tenant_id, one.users, one.days);
	end loop;
	return null;
end
$$;

create trigger stale_days_inserted after insert on time_tracking
	referencing new table as inserted for each statement execute function note_entries_inserted();
create trigger stale_days_updated after update on time_tracking
	referencing old table as former new table as changed for each statement execute function note_entries_updated();
create trigger stale_days_deleted after delete on time_tracking
	referencing old table as deleted for each statement execute function note_entries_deleted();
