-- Leaves notes at ranges of people's days, both ends inclusive, where any of these days has a result. A note that is there
-- already gets another number: a calculation that has read the former leaves it for the next time. What has no result is
-- computed when somebody asks for it; a calculation that is about to keep it learns by the person's number that it changed.
create or replace function note_ranges(p_tenant uuid, p_users uuid[], p_from date[], p_to date[])
returns void language plpgsql set search_path = public as $$
declare
	bare uuid[];
begin
	for turn in 1..2 loop
		with given as (
			select g.user_id, g.from_day, max(g.to_day) as to_day
			from unnest(p_users, p_from, p_to) as g(user_id, from_day, to_day)
			where bare is null or g.user_id = any(bare)
			group by g.user_id, g.from_day
		), noted as (
			insert into day_stale (tenant_id, user_id, from_day, to_day)
			select p_tenant, g.user_id, g.from_day, g.to_day from given g
			where exists (select from day_result r
				where r.tenant_id = p_tenant and r.user_id = g.user_id and r.day >= g.from_day and r.day <= g.to_day)
			order by 2, 3
			on conflict (tenant_id, user_id, from_day) do update set
				to_day = greatest(day_stale.to_day, excluded.to_day), number = excluded.number
			returning user_id, from_day
		)
		-- of whom this statement saw no result: another one might see what was kept in between, and leave no note
		select array_agg(distinct g.user_id) into bare from given g
		where not exists (select from noted n where n.user_id = g.user_id and n.from_day = g.from_day);
		exit when turn = 2 or bare is null;
		-- waits for who is just writing results of theirs: the second turn sees them
		perform raise_calculations(p_tenant, bare);
	end loop;
end
$$;
