-- Refuses days of a dated row that touch a closed month.
create or replace procedure guard_version_days(p_kind text, p_tenant uuid, p_parent uuid, p_from date, p_to date)
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
