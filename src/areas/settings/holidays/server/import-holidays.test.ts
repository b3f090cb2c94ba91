import { describe, expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openCompany } from "./test-holidays.ts";

const server = useTestServer();
type Company = Awaited<ReturnType<typeof openCompany>>;

const augsburg = { country: "DE", region: "BY-A", fromYear: 2026, toYear: 2027 } as const;

async function proposals({ browser }: Company, siteIds: string[]) {
	const { answer } = await browser.call(contract.listHolidayProposals, { ...augsburg, siteIds });
	return answer.days.filter(({ isProposed }) => isProposed);
}

/** Imports what is free by law. */
async function importAll(company: Company, siteIds: string[]) {
	const days = (await proposals(company, siteIds)).map(({ date, name, factor }) => ({
		date,
		name,
		factor,
	}));
	return (await company.browser.call(contract.importHolidays, { ...augsburg, siteIds, days }))
		.answer;
}

async function listed({ browser }: Company) {
	return (await browser.call(contract.listHolidays, { pageSize: 500 })).answer.items;
}

describe("holidays of a country", () => {
	test("are imported once, however often it is done, and leave their traces", async () => {
		const company = await openCompany(server());
		const { siteId, browser, tenantId, tracesOf } = company;
		expect(await importAll(company, [siteId])).toEqual({ added: 28, present: 0 });
		const first = await listed(company);
		expect(first).toHaveLength(28);
		expect(first.find(({ date }) => date === "2026-08-08")).toMatchObject({
			name: "Augsburger Friedensfest",
			factor: 1,
			kind: "PUBLIC",
			siteId,
			source: "IMPORT",
			region: "DE-BY-A",
		});
		expect(await importAll(company, [siteId])).toEqual({ added: 0, present: 28 });
		expect(await listed(company)).toEqual(first);
		expect(await tracesOf(tenantId, "holiday")).toHaveLength(28);
		const { answer } = await browser.call(contract.listHolidayPlaces, {});
		expect(answer.sites).toMatchObject([{ id: siteId, country: "DE", region: "BY-A" }]);
		expect(answer.imports).toMatchObject([
			{ country: "DE", region: "BY-A", years: [2026, 2027] },
			{ country: "DE", region: "BY-A", years: [2026, 2027] },
		]);
	});

	test("two imports at the same time make one set", async () => {
		const company = await openCompany(server());
		const answers = await Promise.all([importAll(company, []), importAll(company, [])]);
		const added = answers.reduce((sum, answer) => sum + answer.added, 0);
		expect(added).toBe(28);
		expect(await listed(company)).toHaveLength(28);
	});

	test("that hold everywhere are not added for a site again", async () => {
		const company = await openCompany(server());
		await importAll(company, []);
		expect(await importAll(company, [company.siteId])).toEqual({ added: 0, present: 28 });
	});

	test("leave alone what people changed, and say what else holds on the day", async () => {
		const company = await openCompany(server());
		const { browser } = company;
		await importAll(company, []);
		const all = await listed(company);
		const newYear = all.find(({ date }) => date === "2026-01-01");
		const epiphany = all.find(({ date }) => date === "2026-01-06");
		await browser.call(contract.updateHoliday, {
			...(newYear as NonNullable<typeof newYear>),
			factor: 0.5,
		});
		await browser.call(contract.updateHoliday, {
			...(epiphany as NonNullable<typeof epiphany>),
			name: "Dreikönig",
		});
		const days = await proposals(company, []);
		expect(days.find(({ date }) => date === "2026-01-01")).toMatchObject({
			isPresent: true,
			otherName: null,
		});
		expect(days.find(({ date }) => date === "2026-01-06")).toMatchObject({
			isPresent: false,
			otherName: "Dreikönig",
		});
		const factors = (await listed(company)).map(({ factor }) => factor);
		expect(factors.filter((factor) => factor === 0.5)).toHaveLength(1);
	});

	test("keep the factor that was chosen, with the kind of the calendar", async () => {
		const company = await openCompany(server());
		const { browser } = company;
		const eve = { date: "2026-12-24", name: "Heiliger Abend" };
		await browser.call(contract.importHolidays, {
			...augsburg,
			siteIds: [],
			// twice in one import is once
			days: [
				{ ...eve, factor: 0.5 },
				{ ...eve, factor: 0.5 },
			],
		});
		expect(await listed(company)).toMatchObject([
			{ ...eve, factor: 0.5, kind: "OTHER", source: "IMPORT" },
		]);
	});

	test.each([
		[{ region: "XX" }, "HOLIDAY_REGION_NOT_FOUND"],
		[{ country: "AT" }, "HOLIDAY_REGION_NOT_FOUND"],
		[{ fromYear: 2028 }, "HOLIDAY_YEARS_UNFIT"],
		[{ toYear: 2031 }, "HOLIDAY_YEARS_UNFIT"],
		[{ siteIds: ["01a1fd2c-47a0-70d1-9a38-000000000099"] }, "HOLIDAY_SITE_NOT_FOUND"],
		[{ days: [{ date: "2026-01-02", name: "Neujahr", factor: 1 }] }, "HOLIDAY_NOT_OFFERED"],
	] as const)("with %o are refused: %s", async (fault, code) => {
		const company = await openCompany(server());
		const { status, refusal } = await company.browser.call(contract.importHolidays, {
			...augsburg,
			siteIds: [],
			days: [{ date: "2026-01-01", name: "Neujahr", factor: 1 }],
			...fault,
		} as never);
		expect([status, refusal.code]).toEqual([409, code]);
		expect(await listed(company)).toEqual([]);
	});
});
