import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { file, wage } from "./test-file.ts";

const server = useTestServer();

test("wages follow each other for each cost centre", async () => {
	const company = await testCompany(server());
	const mia = file(company);
	const costCentreId = newId(server().clock.now().getTime());
	await withClient(server().adminUrl, (client) =>
		client.query(
			"insert into cost_centre (tenant_id, id, code, name) values ($1, $2, '4711', 'Pflege')",
			[company.tenantId, costCentreId],
		),
	);
	await mia.pay("2025-01-01");
	await mia.pay("2025-01-01", { costCentreId });
	await mia.pay("2026-01-01", { cents: 2000 });
	expect((await mia.wages()).map((one) => [one.cents, one.validTo, one.costCentreName])).toEqual([
		[2000, null, null],
		expect.arrayContaining([1850]),
		expect.arrayContaining([1850]),
	]);
	const overlap = await mia.pay("2025-06-01", { validTo: "2026-02-01", endsPrevious: false });
	expect([overlap.status, overlap.refusal.code]).toEqual([422, "WAGE_OVERLAPS"]);
	const missing = await mia.pay("2027-01-01", { costCentreId: newId(0) });
	expect([missing.status, missing.refusal.code]).toEqual([404, "WAGE_COST_CENTRE_NOT_FOUND"]);
	const reversed = await mia.pay("2027-01-01", { validTo: "2026-12-01" });
	expect(reversed.refusal.code).toBe("END_BEFORE_BEGIN");
});

test("rows of a person that are made at once wait for each other: both at once would each wait for the other's", async () => {
	const company = await testCompany(server());
	const mia = file(company);
	await withClient(server().adminUrl, async (other) => {
		await other.query("begin");
		await other.query("select from app_user where id = $1 for no key update", [company.ids.Mia]);
		const made = mia.pay("2025-01-01");
		const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
			and query like '%app_user%for no key update'`;
		await expect
			.poll(() => withClient(server().adminUrl, async (one) => (await one.query(waiting)).rowCount))
			.toBe(1);
		await other.query("commit");
		expect((await made).status).toBe(200);
	});
});

test("a wage is corrected, ended and deleted; a stale version tells who changed what", async () => {
	const mia = file(await testCompany(server()));
	const wageId = (await mia.pay("2025-01-01")).answer.id;
	const update = (cents: number) =>
		mia.browser.call(contract.updateWage, {
			wageId,
			validFrom: "2025-01-01",
			validTo: null,
			...wage,
			cents,
			version: 1,
		});
	expect((await update(1900)).answer).toEqual({ version: 2 });
	const { refusal } = await update(1950);
	expect([refusal.code, refusal.facts]).toMatchObject([
		"STALE_VERSION",
		{ changedBy: "Hanna Muster", current: { cents: 1900, version: 2 } },
	]);
	const validTo = "2025-12-31";
	await mia.browser.call(contract.endWage, { wageId, validTo, version: 2 });
	expect(await mia.wages()).toMatchObject([{ cents: 1900, validTo }]);
	await mia.browser.call(contract.deleteWage, { wageId });
	expect(await mia.wages()).toEqual([]);
});

test("contracts and wages are seen by those who hold the right for that person alone", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["contracts.manage"], "WRITE");
	});
	const sven = company.ids.Sven as string;
	const leo = company.as("Leo");
	expect((await file(company, "Leo").pay("2026-01-01")).status).toBe(200);
	const outside = await Promise.all([
		leo.call(contract.listWages, { userId: sven }),
		leo.call(contract.listEmployments, { userId: sven }),
		leo.call(contract.createWage, {
			userId: sven,
			validFrom: "2026-01-01",
			validTo: null,
			...wage,
		}),
	]);
	expect(outside.map(({ status }) => status)).toEqual([404, 404, 404]);
	const mia = await company
		.as("Mia")
		.call(contract.listWages, { userId: company.ids.Mia as string });
	expect([mia.status, mia.refusal.permission]).toEqual([403, "contracts.manage"]);
	const [own] = await file(company, "Leo").wages();
	const deletion = await leo.call(contract.deleteWage, { wageId: own?.id as string });
	expect(deletion.status).toBe(403);
});
