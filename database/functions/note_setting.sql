-- Leaves notes for a changed setting: at the days since it holds, at the places it is set for.
create or replace function note_setting(p_setting setting) returns void language plpgsql set search_path = public as $$
begin
	if p_setting.key not in ('timetracking.balanceMode', 'timetracking.shiftGapMinutes', 'timetracking.churchSundays', 'timetracking.holidayWork') then
		return;
	end if;
	-- of whom nothing is kept yet: somebody may be about to
	perform raise_calculations(p_setting.tenant_id, array_agg(u.id)) from app_user u where u.tenant_id = p_setting.tenant_id;
	perform note_ranges(p_setting.tenant_id, array_agg(g.user_id), array_agg(g.from_day), array_agg(g.to_day))
	from (
		-- only those who had days at such a place, and these
		select r.user_id, min(r.day) as from_day, max(r.day) as to_day from day_result r
		where r.tenant_id = p_setting.tenant_id
			-- a shift that is parted or joined reaches two days either way
			and r.day >= p_setting.valid_from - 2 and r.day <= coalesce(p_setting.valid_to + 2, 'infinity')
			and case p_setting.scope
				when 'GLOBAL' then true
				when 'SITE' then r.site_id = p_setting.place_id
				else r.unit_id in (select c.descendant_id from unit_closure c
					where c.tenant_id = p_setting.tenant_id and c.ancestor_id = p_setting.place_id) end
		group by r.user_id) g;
end
$$;
