import { describe, expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type Level, openCompany } from "./test-holidays.ts";

const server = useTestServer();
const open = (level?: Level, scope?: "GLOBAL" | "UNIT") => openCompany(server(), level, scope);

const peace = {
	date: "2026-08-08",
	name: "Friedensfest",
	factor: 1,
	kind: "PUBLIC",
	siteId: null,
} as const;

describe("a public holiday", () => {
	test("is created by hand, read, changed and deleted", async () => {
		const { browser, siteId, tenantId, tracesOf } = await open();
		const { answer: made } = await browser.call(contract.createHoliday, { ...peace, siteId });
		expect(made).toEqual({
			...peace,
			siteId,
			id: made.id,
			version: 1,
			isEnabled: true,
			source: "MANUAL",
			region: null,
		});
		const { id } = made;
		const changed = await browser.call(contract.updateHoliday, {
			...peace,
			id,
			version: 1,
			factor: 0.5,
			kind: "OTHER",
		});
		expect(changed.answer).toMatchObject({ version: 2, factor: 0.5, kind: "OTHER", siteId: null });
		expect((await browser.call(contract.deleteHoliday, { id })).status).toBe(200);
		expect((await browser.call(contract.getHoliday, { id })).status).toBe(404);
		const actions = (await tracesOf(tenantId, "holiday")).map(({ action }) => action);
		expect(actions).toEqual(["created", "changed", "deleted"]);
	});

	test("is kept once a day and place; another place has its own", async () => {
		const { browser, siteId } = await open();
		await browser.call(contract.createHoliday, peace);
		const again = await browser.call(contract.createHoliday, { ...peace, name: "FRIEDENSFEST" });
		expect([again.status, again.refusal.code]).toEqual([409, "DUPLICATE"]);
		const own = await browser.call(contract.createHoliday, { ...peace, siteId, factor: 0 });
		expect(own.status).toBe(200);
	});

	test.each([
		[{ factor: 0.25 }, "factor"],
		[{ date: "2026-02-30" }, "date"],
		[{ name: " " }, "name"],
		[{ kind: "SCHOOL" }, "kind"],
	])("with %o is malformed", async (fault, field) => {
		const { browser } = await open();
		const { status, refusal } = await browser.call(contract.createHoliday, {
			...peace,
			...fault,
		} as never);
		expect(status).toBe(400);
		expect(refusal.details.map((one) => one.field)).toContain(field);
	});

	test("at a site that there is none of is refused at its field", async () => {
		const { browser } = await open();
		const { siteId } = await open();
		const { status, refusal } = await browser.call(contract.createHoliday, { ...peace, siteId });
		expect([status, refusal.code]).toEqual([409, "REFERENCE_NOT_FOUND"]);
		expect(refusal.details.map(({ field }) => field)).toEqual(["siteId"]);
	});

	test("is listed by year, and by the site it holds at", async () => {
		const { browser, siteId } = await open();
		const add = (more: object) => browser.call(contract.createHoliday, { ...peace, ...more });
		await add({});
		await add({ date: "2027-08-08" });
		await add({ name: "Betriebsfest", date: "2026-07-01", siteId });
		const listed = async (question: object) =>
			(await browser.call(contract.listHolidays, question)).answer.items.map(({ date }) => date);
		expect(await listed({})).toEqual(["2026-07-01", "2026-08-08", "2027-08-08"]);
		expect(await listed({ year: 2027 })).toEqual(["2027-08-08"]);
		expect(await listed({ year: 2026, siteId })).toEqual(["2026-07-01", "2026-08-08"]);
		const elsewhere = "01a1fd2c-47a0-70d1-9a38-000000000099";
		expect(await listed({ year: 2026, siteId: elsewhere })).toEqual(["2026-08-08"]);
	});
});

test("the places of a day stand in the same order from day to day, whichever came first", async () => {
	const { browser, siteId } = await open();
	const day = { name: "Frei", factor: 1, kind: "OTHER" } as const;
	for (const [date, places] of [
		["2026-05-04", [siteId, null]],
		["2026-05-05", [null, siteId]],
	] as const) {
		for (const place of places) {
			await browser.call(contract.createHoliday, { ...day, date, siteId: place });
		}
	}
	for (const sorted of [{}, { sortBy: "name" } as const]) {
		const { answer } = await browser.call(contract.listHolidays, { year: 2026, ...sorted });
		const places = answer.items.map((item) => item.siteId);
		expect(places).toEqual([siteId, null, siteId, null]);
	}
});

const summer = {
	name: "Sommerferien",
	fromDate: "2026-08-03",
	toDate: "2026-09-14",
	region: "DE-BY",
	siteId: null,
} as const;

describe("school holidays", () => {
	test("of a region hold at its sites, also where a municipality differs", async () => {
		const { browser, siteId } = await open();
		await browser.call(contract.createSchoolHoliday, summer);
		await browser.call(contract.createSchoolHoliday, {
			...summer,
			name: "Sommerferien Berlin",
			region: "DE-BE",
		});
		await browser.call(contract.createSchoolHoliday, {
			...summer,
			name: "Betriebsferien",
			region: null,
		});
		await browser.call(contract.createSchoolHoliday, {
			...summer,
			name: "Hausferien",
			region: null,
			siteId,
		});
		const { answer } = await browser.call(contract.listSchoolHolidays, {
			siteId,
			year: 2026,
			sortBy: "name",
		});
		expect(answer.items.map(({ name }) => name)).toEqual([
			"Betriebsferien",
			"Hausferien",
			"Sommerferien",
		]);
	});

	test("that pass New Year belong to both years", async () => {
		const { browser } = await open();
		await browser.call(contract.createSchoolHoliday, {
			...summer,
			name: "Weihnachtsferien",
			fromDate: "2026-12-24",
			toDate: "2027-01-08",
		});
		for (const [year, total] of [
			[2025, 0],
			[2026, 1],
			[2027, 1],
			[2028, 0],
		] as const) {
			const { answer } = await browser.call(contract.listSchoolHolidays, { year });
			expect([year, answer.total]).toEqual([year, total]);
		}
	});

	test("end when they have begun, and hold at one kind of place", async () => {
		const { browser, siteId } = await open();
		const backwards = await browser.call(contract.createSchoolHoliday, {
			...summer,
			toDate: "2026-08-02",
		});
		expect(backwards.refusal).toMatchObject({
			code: "SCHOOL_HOLIDAY_ENDS_BEFORE_BEGIN",
			details: [{ field: "toDate", text: "Der letzte Ferientag liegt vor dem ersten." }],
		});
		const twice = await browser.call(contract.createSchoolHoliday, { ...summer, siteId });
		expect([twice.status, twice.refusal.code]).toEqual([409, "SCHOOL_HOLIDAY_TWO_PLACES"]);
	});
});

describe("rights", () => {
	test.each([
		["LIST", [200, 200, 403, 403, 403]],
		["READ", [200, 200, 403, 403, 403]],
		["WRITE", [200, 200, 200, 200, 200]],
	] as const)("%s lists, sees places, creates, previews, imports: %j", async (level, expected) => {
		const { browser } = await open(level);
		const calendar = { country: "DE", fromYear: 2026, toYear: 2026 } as const;
		const days = [{ date: "2026-01-01", name: "Neujahr", factor: 1 as const }];
		const answers = [
			await browser.call(contract.listHolidays, {}),
			await browser.call(contract.listHolidayPlaces, {}),
			await browser.call(contract.createHoliday, peace),
			await browser.call(contract.listHolidayProposals, calendar),
			await browser.call(contract.importHolidays, { ...calendar, siteIds: [], days }),
		];
		expect(answers.map(({ status }) => status)).toEqual(expected);
	});

	test("held for one unit do not change what belongs to the company", async () => {
		const { browser } = await open("FULL", "UNIT");
		const days = [{ date: "2026-01-01", name: "Neujahr", factor: 1 as const }];
		for (const { status } of [
			await browser.call(contract.createHoliday, peace),
			await browser.call(contract.createSchoolHoliday, summer),
			await browser.call(contract.importHolidays, {
				country: "DE",
				fromYear: 2026,
				toYear: 2026,
				siteIds: [],
				days,
			}),
		]) {
			expect(status).toBe(403);
		}
	});
});
