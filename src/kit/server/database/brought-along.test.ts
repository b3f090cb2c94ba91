import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { ask, migrateAsBefore, withEmptyDatabase } from "./test-databases.ts";

const days = (list: string) =>
	`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
		holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, net_min, flags, input_hash)
	select t.tenant_id, t.tenant_id, d, gen_random_uuid(), gen_random_uuid(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 480, 0, ''
	from tenant t, unnest('${list}'::date[]) d`;

/** Notes which transaction made the table of weeks, and which the triggers that keep it. */
const noting = [
	"create schema notes; create table notes.made (what text, by xid8)",
	`create function notes.note() returns event_trigger language plpgsql security definer as $$
	begin
		insert into notes.made select object_identity, pg_current_xact_id() from pg_event_trigger_ddl_commands()
		where object_identity in ('public.week_result', 'weeks_inserted on public.day_result', 'public.month_result', 'months_inserted on public.day_result');
	end $$`,
	"create event trigger note on ddl_command_end when tag in ('CREATE TABLE', 'CREATE TRIGGER') execute function notes.note()",
];

const unbound =
	"select relname from pg_class where relname in ('day_result', 'week_result', 'month_result') and not relforcerowsecurity";

test("weeks are summed of the days that there are, and by triggers that nothing can be written before", async () => {
	await withEmptyDatabase(async (url) => {
		await migrateAsBefore(url("owner"), (name) => name >= "0114");
		await ask(
			url("admin"),
			...noting,
			"insert into tenant (tenant_id, name) select gen_random_uuid(), 'Betrieb ' || n from generate_series(1, 2) n",
			days("{2026-10-05,2026-10-11,2026-10-12}"),
		);
		await migrate(url("owner"));
		const together = await ask(
			url("admin"),
			`select string_agg(distinct what, ', ' order by what) as made from notes.made
			where by in (select by from notes.made where what like 'public.%') group by by order by 1`,
		);
		expect(together).toEqual([
			{
				made: expect.stringContaining("months_inserted on public.day_result, public.month_result"),
			},
			{ made: "public.week_result, weeks_inserted on public.day_result" },
		]);
		await ask(url("admin"), days("{2026-10-13}"));
		const weeks = await ask(
			url("admin"),
			`select net_min || ' ' || working_days || ' ' || known || ' ' || first_day || ' ' || last_day as week
			from week_result order by week_result.week, tenant_id`,
		);
		const first = { week: "960 1 2 2026-10-05 2026-10-11" };
		const second = { week: "960 2 2 2026-10-12 2026-10-13" };
		expect(weeks).toEqual([first, first, second, second]);
		const months = await ask(
			url("admin"),
			"select days || ' ' || month || ' ' || flags as month from month_result",
		);
		const october = { month: "4 2026-10-01 0" };
		expect(months).toEqual([october, october]);
		expect(await ask(url("admin"), unbound)).toEqual([]);
	});
});
