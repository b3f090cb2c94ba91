import { expect, test } from "vitest";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertEntry, insertHoliday, stored, testCompany } from "../test-company.ts";
import { daysChanged } from "./days-changed.ts";
import { recomputeWaitingOf } from "./recompute-days.ts";

const server = useTestServer({}, { alone: true });

test("few days are computed with the change, and with those that a shift reaches", async () => {
	const company = await testCompany(server());
	await insertEntry(company, "2026-11-18", "07:00", "15:00");
	await company.changed("2026-11-18");
	const days = await stored(company);
	expect(days.map((one) => [one.day, one.worked_min])).toEqual([
		["2026-11-16", 0],
		["2026-11-17", 0],
		["2026-11-18", 480],
		["2026-11-19", 0],
		["2026-11-20", 0],
	]);
	expect(await company.waiting()).toEqual([]);
});

test("of an open range only the days that have a result are computed", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-16", "2026-11-20");
	await company.changePlan("2026-11-18", 240);
	await company.changed("2026-11-18", "9999-12-31");
	const days = await stored(company);
	expect(days.map((one) => one.target_min)).toEqual([480, 480, 240, 240, 240]);
});

test("many days wait for a job, and reading makes them current before", async () => {
	const company = await testCompany(server());
	await company.settle("2026-09-01", "2026-11-30");
	await insertHoliday(company, "2026-10-20", null, 1);
	await company.changed("2026-01-01", "2026-12-31");
	expect(await company.waiting()).toHaveLength(91);
	const jobs = await company.ask("select kind, status from job where tenant_id = $1", [
		company.tenantId,
	]);
	expect(jobs).toEqual([{ kind: "recompute-days", status: "CREATED" }]);
	await company.settle("2026-10-01", "2026-10-31");
	expect(await company.waiting()).toHaveLength(60);
	const october = (await stored(company)).find(({ day }) => day === "2026-10-20");
	expect(october).toMatchObject({ balance_min: 0, flags: 4 });
	await company.within((tx) => recomputeWaitingOf(tx, company.tenantId, [company.mia]));
	expect(await company.waiting()).toEqual([]);
});

test("what a transaction takes back leaves results as they were", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-18", "2026-11-18");
	const before = await stored(company);
	await expect(
		company.within(async (tx) => {
			const day = dayOfIso("2026-11-18");
			const change = { userId: company.mia, from: day, to: day };
			await daysChanged(tx, [change], server().clock.now());
			throw new Error("taken back");
		}),
	).rejects.toThrow("taken back");
	expect(await stored(company)).toEqual(before);
});

test("two who change one person's day both see it in the result", async () => {
	const company = await testCompany(server());
	await company.settle("2026-11-18", "2026-11-18");
	await Promise.all([
		insertEntry(company, "2026-11-18", "07:00", "09:00").then(() => company.changed("2026-11-18")),
		insertEntry(company, "2026-11-18", "10:00", "12:00").then(() => company.changed("2026-11-18")),
	]);
	const day = (await stored(company)).find((one) => one.day === "2026-11-18");
	expect(day?.worked_min).toBe(240);
});
