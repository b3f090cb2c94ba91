import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { importForSite } from "./import-years.ts";
import { crons } from "./jobs.ts";
import { openCompany } from "./test-holidays.ts";

const server = useTestServer();
const now = "2026-11-21T08:00:00Z";
type Company = Awaited<ReturnType<typeof openCompany>>;

async function runCrons({ tenantId }: Company, at: string) {
	server().clock.set(at);
	for (const cron of crons) await cron.run(server().services, tenantId);
	// the session of the person who looks is not that old
	server().clock.set(now);
}

/** As if the site of the company were new. */
async function importNewSite({ tenantId, siteId }: Company, region: string | null, country = "DE") {
	const { database, clock } = server().services;
	return database.transaction(tenantId, (tx) =>
		importForSite(tx, { tenantId, now: clock.now() }, { siteId, country, region }),
	);
}

async function daysByYear({ browser }: Company) {
	const { items } = (await browser.call(contract.listHolidays, { pageSize: 500 })).answer;
	const years = Map.groupBy(items, ({ date }) => date.slice(0, 4));
	return Object.fromEntries([...years].map(([year, days]) => [year, days.length]));
}

test("each January brings the next year, once, and nothing that was removed comes back", async () => {
	server().clock.set(now);
	const company = await openCompany(server());
	const { browser, tenantId, tracesOf } = company;
	expect(await importNewSite(company, "BY-A")).toHaveLength(42);
	expect(await daysByYear(company)).toEqual({ 2026: 14, 2027: 14, 2028: 14 });
	const { items } = (await browser.call(contract.listHolidays, { year: 2028 })).answer;
	await browser.call(contract.deleteHoliday, { id: items[0]?.id as string });

	await runCrons(company, "2026-12-31T02:10:00Z");
	expect(await daysByYear(company)).toEqual({ 2026: 14, 2027: 14, 2028: 13 });
	await runCrons(company, "2027-01-07T02:10:00Z");
	await runCrons(company, "2027-01-08T02:10:00Z");
	expect(await daysByYear(company)).toEqual({ 2026: 14, 2027: 14, 2028: 13, 2029: 14 });

	const { answer } = await browser.call(contract.listHolidayPlaces, {});
	expect(answer.imports).toMatchObject([
		{ country: "DE", region: "BY-A", years: [2029] },
		{ country: "DE", region: "BY-A", years: [2026, 2027, 2028] },
	]);
	const made = (await tracesOf(tenantId, "holiday")).filter(({ action }) => action === "created");
	expect(made).toHaveLength(56);
	expect(made.at(-1)?.after).toMatchObject({ source: "IMPORT", region: "DE-BY-A" });
});

test("a site with the calendar of the whole company has the company's days", async () => {
	server().clock.set(now);
	const company = await openCompany(server());
	await company.browser.call(contract.importHolidays, {
		country: "DE",
		region: "BY-A",
		fromYear: 2026,
		toYear: 2026,
		siteIds: [],
		days: [{ date: "2026-01-01", name: "Neujahr", factor: 1 }],
	});
	expect(await importNewSite(company, "BY-A")).toEqual([]);
	await runCrons(company, "2027-01-07T02:10:00Z");
	expect(await daysByYear(company)).toEqual({ 2026: 1, 2027: 14, 2028: 14, 2029: 14 });
});

test.each([
	["LI", null],
	["DE", "XX"],
])("where no calendar is known (%s-%s) nothing is imported", async (country, region) => {
	server().clock.set(now);
	const company = await openCompany(server());
	expect(await importNewSite(company, region, country)).toEqual([]);
	expect((await company.browser.call(contract.listHolidayPlaces, {})).answer.imports).toEqual([]);
});

test("a company that never imported is left alone", async () => {
	server().clock.set(now);
	const company = await openCompany(server());
	await runCrons(company, "2027-01-07T02:10:00Z");
	expect(await daysByYear(company)).toEqual({});
});
