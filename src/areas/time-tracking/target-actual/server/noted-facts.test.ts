import { expect, test } from "vitest";
import { useTestServer } from "../../../../kit/testing/test-server.ts";
import { testCompany } from "./test-company.ts";

const server = useTestServer({}, { alone: true });

const [tenant, mia] = ["$1::uuid", "$2::uuid"];

/** What changes days, and the days of a week in November that wait then (2 before and after it, as shifts reach). */
const changes: readonly (readonly [what: string, sql: string, days: string])[] =
	[
		[
			"an absence",
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
				select ${tenant}, gen_random_uuid(), ${mia}, id, class_type, 'APPROVED', '2026-11-18', '2026-11-18'
				from activity where tenant_id = ${tenant} and class_type = 'LEAVE'`,
			"16 17 18 19 20",
		],
		[
			"a contract's end",
			`update contract set valid_to = '2030-12-31' where tenant_id = ${tenant} and user_id = ${mia}`,
			"16 17 18 19 20 21 22",
		],
		[
			"a holiday",
			`insert into holiday (tenant_id, id, date, name, factor, kind, source)
				select ${tenant}, gen_random_uuid(), '2026-11-22', 'Fest', 1, 'PUBLIC', 'MANUAL' where ${mia} is not null`,
			"20 21 22",
		],
		[
			"what an activity counts",
			`update activity set credits_time = not credits_time where tenant_id = ${tenant} and class_type = 'ABSENCE' and ${mia} is not null`,
			"16 17 18 19 20 21 22",
		],
		[
			"a site's zone",
			`update site set time_zone = 'Europe/London' where tenant_id = ${tenant} and ${mia} is not null`,
			"16 17 18 19 20 21 22",
		],
	];

test.each(changes)(
	"%s is noted at the days it reaches",
	async (_what, sql, days) => {
		const company = await testCompany(server());
		await company.settle("2026-11-16", "2026-11-22");
		await company.ask(sql, [company.tenantId, company.mia]);
		const waiting = await company.ask<{ day: string }>(
			"select to_char(day, 'FMDD') as day from day_stale where tenant_id = $1 and user_id = $2 order by day_stale.day",
			[company.tenantId, company.mia],
		);
		expect(waiting.map(({ day }) => day).join(" ")).toBe(days);
	},
);

test("a rule waits to be switched on, and then everybody's days wait", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-17");
	const count = async () =>
		(
			await company.ask("select from day_stale where tenant_id = $1", [
				company.tenantId,
			])
		).length;
	await company.ask(
		"insert into time_rule (tenant_id, id, type, name) values ($1, $2, 'ROUNDING', 'Viertelstunden')",
		[company.tenantId, company.mia],
	);
	expect(await count()).toBe(0);
	await company.ask(
		"update time_rule set is_enabled = true where tenant_id = $1",
		[company.tenantId],
	);
	expect(await count()).toBe(2);
});
