import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { officeDay, officeWeek, testOffice } from "./test-office.ts";

const server = useTestServer();

const targets = (days: readonly { readonly targetMinutes: number }[]) =>
	days.map(({ targetMinutes }) => targetMinutes);

test("the cycle runs by weeks, each day by the version that holds on it", async () => {
	const { template, version, plan, days } = await testOffice(server());
	const saturday = { week: 2, weekday: 6, ...officeDay, breaks: [...officeDay.breaks] };
	const templateId = await template("Wechsel", [...officeWeek(), saturday], 2);
	await plan(templateId, "2026-11-02", { cycleStart: "2026-11-04" });
	// weeks of 2 November (first), 9 November (second), 16 November (first)
	expect(targets(await days("2026-11-01", "2026-11-17"))).toEqual([
		0, 480, 480, 480, 480, 480, 0, 0, 0, 0, 0, 0, 0, 480, 0, 480, 480,
	]);
	await version(templateId, "2026-11-17", []);
	expect(targets(await days("2026-11-16", "2026-11-17"))).toEqual([480, 0]);
});

test("the break of a night is kept as one of the next day", async () => {
	const { template, plan, days } = await testOffice(server());
	const night = {
		week: 1,
		weekday: 1,
		targetMinutes: 510,
		workingTime: { begin: 1260, end: 1815 },
		coreTime: null,
		frameTime: null,
		breaks: [{ begin: 120, minutes: 45 }],
	};
	await plan(await template("Nacht", [night]), "2026-11-02");
	expect(await days("2026-11-02", "2026-11-02")).toMatchObject([
		{ targetMinutes: 510, breaks: [{ begin: 1560, minutes: 45 }] },
	]);
});

test("holidays are those of the site, employment tells who works", async () => {
	const { company, userId, template, plan, days } = await testOffice(server());
	await plan(await template("Vollzeit"), "2026-01-01");
	await withClient(server().adminUrl, async (client) => {
		await client.query(
			`insert into holiday (tenant_id, id, date, name, site_id, factor, kind)
			values ($1, gen_random_uuid(), '2026-11-18', 'Buß- und Bettag', null, 1, 'PUBLIC'),
				($1, gen_random_uuid(), '2026-11-18', 'Ortsfest', $2, 0.5, 'OTHER')`,
			[company.tenantId, company.siteId],
		);
		await client.query(
			`insert into employment (tenant_id, id, user_id, entry_date, exit_date)
			values ($1, gen_random_uuid(), $2, '2026-01-01', '2026-11-18')`,
			[company.tenantId, userId],
		);
	});
	const [wednesday, thursday] = await days("2026-11-18", "2026-11-19");
	expect(wednesday).toMatchObject({
		targetMinutes: 480,
		holidays: [{ name: "Ortsfest", factor: 0.5 }],
		isEmployed: true,
	});
	expect(thursday?.isEmployed).toBe(false);
});

test("the days of a unit are those of the people whom one may see there", async () => {
	const { company, template, plan } = await testOffice(server());
	await plan(await template("Vollzeit"), "2026-01-01");
	const ask = (who: string, unitId: string | undefined, to = "2026-11-30") =>
		company
			.as(who)
			.call(contract.listUnitWorksheetDays, { unitId: unitId as string, from: "2026-11-30", to });
	const { units } = company;
	const north = await ask("Leo", units.Nord);
	expect(north.answer.items.map(({ firstName }) => firstName)).toEqual(["Leo", "Mia"]);
	expect(targets(north.answer.items[1]?.days ?? [])).toEqual([480]);
	expect((await ask("Leo", units.Süd)).answer.items).toEqual([]);
	expect((await ask("Mia", units.Nord)).status).toBe(403);
	const long = await ask("Hanna", units.Nord, "2027-01-31");
	expect([long.status, long.refusal.code]).toEqual([409, "WORKSHEET_DAYS_TOO_MANY"]);
});

test("the list tells everybody's plan of today, sorted and narrowed", async () => {
	const { company, template, plan } = await testOffice(server());
	const templateId = await template("Vollzeit");
	await plan(templateId, "2026-01-01");
	const list = async (input: object, who = "Hanna") =>
		(await company.as(who).call(contract.listPlannedPeople, input)).answer;
	const all = await list({ sortBy: "weeklyMinutes", sortDirection: "DESC" });
	expect(all.total).toBe(5);
	expect(all.items[0]).toMatchObject({
		firstName: "Mia",
		unitName: "Nord 1",
		templateName: "Vollzeit",
		kind: "FIXED",
		weeklyMinutes: 2400,
		validFrom: "2026-01-01",
	});
	expect((await list({ templateIds: [templateId] })).total).toBe(1);
	expect((await list({ isPlanned: false })).total).toBe(4);
	const nord = [company.units.Nord as string];
	expect((await list({ unitIds: nord })).total).toBe(2);
	expect((await list({ unitIds: nord, recursive: false })).total).toBe(1);
	expect((await list({ search: "vollzeit mia" })).total).toBe(1);
	expect((await list({}, "Leo")).items).toHaveLength(2);
	const mia = await company.as("Mia").call(contract.listPlannedPeople, {});
	expect(mia.status).toBe(403);
});
