import { expect, test } from "vitest";
import { type DemoDatabase, useDemoDatabases } from "./use-demo-databases.ts";

const databases = useDemoDatabases(1, 1);
const [demo] = databases as [DemoDatabase];

const planned = `
	select u.tenant_id, u.id as user_id, g.day::date as day, coalesce(d.target_min, 0) as target_min
	from app_user u
	cross join lateral (select generate_series(min(t.day), max(t.day) - 1, '1 day') as day from time_tracking t where t.tenant_id = u.tenant_id) g
	join worksheet w on w.tenant_id = u.tenant_id and w.user_id = u.id and w.valid_from <= g.day
	join worksheet_template_version v on v.tenant_id = w.tenant_id and v.template_id = w.template_id
	left join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id and d.weekday = extract(isodow from g.day)
		and d.week = 1 + mod(mod((date_trunc('week', g.day)::date - w.cycle_start) / 7, v.weeks) + v.weeks, v.weeks)`;

test("everybody is planned since the first day of work", async () => {
	const rows = await demo.ask(
		`select u.last_name from app_user u
		left join worksheet w on w.tenant_id = u.tenant_id and w.user_id = u.id and w.valid_from = u.entry_date and w.valid_to is null
		where u.role = 'USER' and w.id is null`,
	);
	expect(rows).toEqual([]);
});

test("people work on days on which something is planned, and only on those", async () => {
	const [days] = await demo.ask<Record<string, number>>(
		`with planned as (${planned}), worked as (
			select distinct tenant_id, user_id, day from time_tracking
			join tenant_directory using (tenant_id)
			where tenant_no = '10001' and class_type = 'WORKTIME' and state in ('APPROVED', 'REQUESTED')
				-- what lies behind the break of a night has a day of its own
				and extract(hour from begin_at at time zone zone) >= 5)
		select count(*) filter (where p.target_min > 0)::int as matching, count(*) filter (where p.target_min = 0)::int as beside
		from worked join planned p using (tenant_id, user_id, day)`,
	);
	expect(days?.matching).toBeGreaterThan(800);
	expect(days?.beside).toBeLessThan((days?.matching as number) / 50);
});

test("the hospital has a template of every kind", async () => {
	const rows = await demo.ask(
		`select t.kind, bool_or(d.core_begin_min is not null) as core, bool_or(t.weeks > 1) as cycle
		from tenant_directory x join worksheet_template t using (tenant_id)
		left join worksheet_template_version v on v.tenant_id = t.tenant_id and v.template_id = t.id
		left join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id
		where x.tenant_no = '10001' group by 1 order by 1`,
	);
	expect(rows).toEqual([
		{ kind: "FIXED", core: true, cycle: true },
		{ kind: "SHIFT", core: false, cycle: false },
	]);
});
