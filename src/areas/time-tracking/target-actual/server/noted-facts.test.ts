import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testCompany } from "./test-company.ts";

const server = useTestServer({}, { alone: true });

const [tenant, mia] = ["$1::uuid", "$2::uuid"];

/** A setting that begins on a Thursday: days from the Tuesday before it wait. */
function setting(key: string, place: string): string {
	return `insert into setting (tenant_id, id, scope, place_id, key, value, valid_from, valid_to)
		select u.tenant_id, gen_random_uuid(), place.*, '${key}', '{}', '2026-11-19', null::date
		from app_user u, lateral (select ${place}) place where u.tenant_id = ${tenant} and u.id = ${mia}`;
}

/** What changes days, and the days of a week in November that wait then (2 before and after it, as shifts reach). */
const changes: readonly (readonly [what: string, sql: string, days: string])[] = [
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
		"a setting of the company",
		setting("timetracking.balanceMode", "'GLOBAL', null::uuid"),
		"17 18 19 20 21 22",
	],
	[
		"a setting of the site",
		setting("timetracking.shiftGapMinutes", "'SITE', site_id"),
		"17 18 19 20 21 22",
	],
	[
		"a setting of the unit",
		setting("timetracking.balanceMode", "'UNIT', unit_id"),
		"17 18 19 20 21 22",
	],
	["a setting of another unit", setting("timetracking.balanceMode", "'UNIT', u.id"), ""],
	[
		"a setting that days do not follow from",
		setting("timetracking.autoFinish", "'GLOBAL', null::uuid"),
		"",
	],
	[
		"a site's zone",
		`update site set time_zone = 'Europe/London' where tenant_id = ${tenant} and ${mia} is not null`,
		"16 17 18 19 20 21 22",
	],
];

test.each(changes)("%s is noted at the days it reaches", async (_what, sql, days) => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-22");
	await company.ask(sql, [company.tenantId, company.mia]);
	const waiting = await company.waiting();
	expect(waiting.map((day) => day.slice(-2)).join(" ")).toBe(days);
});

test("a rule waits to be switched on, and then everybody's days wait", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-17");
	const count = async () => (await company.waiting()).length;
	await company.ask(
		"insert into time_rule (tenant_id, id, type, name) values ($1, $2, 'ROUNDING', 'Viertelstunden')",
		[company.tenantId, company.mia],
	);
	expect(await count()).toBe(0);
	await company.ask("update time_rule set is_enabled = true where tenant_id = $1", [
		company.tenantId,
	]);
	expect(await count()).toBe(2);
	// the person who reads one of them takes it out of the note, whose ends are open
	await company.settle("2026-11-16", "2026-11-16");
	expect(await company.waiting()).toEqual(["2026-11-17"]);
	await company.settle("2026-11-01", "2026-12-31");
	expect(await count()).toBe(0);
});

test("a unit that is moved waits where something is set above its new place", async () => {
	const company = await testCompany(server());
	const { ask, tenantId, mia } = company;
	await company.settle("2026-11-16", "2026-11-17");
	const move = async () => {
		await ask(`delete from unit_closure where tenant_id = $1 and ancestor_id = $2`, [
			tenantId,
			above,
		]);
		await ask(
			`insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
			select tenant_id, $2, unit_id, 1 from app_user where tenant_id = $1 and id = $3`,
			[tenantId, above, mia],
		);
	};
	const count = async () => (await company.waiting()).length;
	const above = mia;
	await ask(
		`insert into unit (tenant_id, id, parent_id, name, kind, depth)
		select tenant_id, $2, id, 'Haus Süd', 'UNIT', 1 from unit where tenant_id = $1 and parent_id is null`,
		[tenantId, above],
	);
	await move();
	expect(await count()).toBe(0);
	await ask(
		`insert into setting (tenant_id, id, scope, place_id, key, value, valid_from)
		values ($1, $2, 'UNIT', $2, 'timetracking.autoFinish', '{}', '2020-01-01')`,
		[tenantId, above],
	);
	await move();
	expect(await count()).toBe(2);
});
