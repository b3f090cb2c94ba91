import { expect, test } from "vitest";
import { startListExport } from "#kit/contract/list-export.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { insertEntry, insertRule, testCompany } from "../test-company.ts";

const server = useTestServer();

/** Mia, and Nora who may read everybody's times. */
async function office() {
	let cookie = "";
	const company = await testCompany(server(), async (tenant) => {
		const grant = { key: "timetrackings.manage", level: "READ" } as const;
		const nora = { firstName: "Nora", lastName: "Petersen" };
		cookie = (await personWith(tenant, grant, nora)).cookie;
	});
	const as = (value: string): TestBrowser => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, value);
		return browser;
	};
	return { ...company, asMia: as(company.cookie), nora: as(cookie) };
}

const autumn = { fromMonth: "2026-10", toMonth: "2026-11" };

test("months and days of people one may see, kept or not, and nothing is written", async () => {
	const company = await office();
	const { mia, nora, asMia } = company;
	await insertEntry(company, "2026-11-18", "07:00", "15:30");
	await insertEntry(company, "2026-10-01", "07:00", "15:00");
	const months = await nora.call(contract.listTargetActualMonths, autumn);
	expect(months.answer).toMatchObject({ total: 4 });
	expect(months.answer.items.slice(2)).toMatchObject([
		{
			userId: mia,
			month: "2026-10",
			user: { lastName: "Sommer" },
			targetMinutes: 22 * 480,
			workedMinutes: 480,
		},
		{ month: "2026-11", workedMinutes: 510, flags: ["VIOLATION"] },
	]);
	const days = await asMia.call(contract.listTargetActualDays, {
		...autumn,
		page: 3,
		pageSize: 20,
	});
	// 40 days of Mia's lie before: hers is the only row a day
	expect(days.answer).toMatchObject({ total: 61 });
	expect(days.answer.items[8]).toMatchObject({
		day: "2026-11-18",
		workedMinutes: 510,
		balanceMinutes: 30,
		firstBegin: "2026-11-18T07:00:00.000Z",
		zone: "Europe/Berlin",
	});
	expect(await company.ask("select from day_result")).toEqual([]);
});

test("months that make no range are refused", async () => {
	const { asMia } = await office();
	const backwards = { fromMonth: "2026-11", toMonth: "2026-10" };
	const refused = await asMia.call(contract.listTargetActualDays, backwards);
	expect(refused).toMatchObject({ status: 422, refusal: { code: "MONTHS_BACKWARDS" } });
	const long = { fromMonth: "2024-01", toMonth: "2026-10" };
	const tooLong = await asMia.call(contract.listTargetActualMonths, long);
	expect(tooLong.refusal).toMatchObject({ code: "MONTHS_TOO_MANY" });
	const far = { fromMonth: "2027-01", toMonth: "2028-01" };
	const tooFar = await asMia.call(contract.listTargetActualMonths, far);
	expect(tooFar.refusal).toMatchObject({ code: "MONTH_TOO_FAR" });
});

test("days that wait count as they come to now; overtime of weeks stands where it comes up", async () => {
	const company = await office();
	const { asMia, settle, ask, mia } = company;
	await insertRule(company, { type: "OVERTIME", period: "WEEK", afterMinutes: 480 });
	await settle("2026-11-01", "2026-11-30");
	await insertEntry(company, "2026-11-16", "07:00", "15:00");
	await insertEntry(company, "2026-11-17", "07:00", "09:00");
	await ask(
		"insert into day_stale (tenant_id, user_id, from_day, to_day) select tenant_id, id, '2026-11-16', '2026-11-17' from app_user where id = $1 on conflict do nothing",
		[mia],
	);
	const november = { fromMonth: "2026-11", toMonth: "2026-11" };
	const days = await asMia.call(contract.listTargetActualDays, { ...november, pageSize: 31 });
	expect(days.answer.items.slice(15, 17)).toMatchObject([
		{ workedMinutes: 480, overtimeMinutes: 0 },
		{ workedMinutes: 120, overtimeMinutes: 120 },
	]);
	const { answer } = await asMia.call(contract.listTargetActualMonths, november);
	expect(answer.items).toMatchObject([{ workedMinutes: 600, overtimeMinutes: 120 }]);
});

test("the list is narrowed by what months have, sums are of all hits, balances end yesterday", async () => {
	const company = await office();
	const { nora } = company;
	await insertEntry(company, "2026-11-18", "07:00", "15:30");
	const input = { month: "2026-11", pageSize: 1 };
	const all = await nora.call(contract.listTargetActuals, input);
	expect(all.answer).toMatchObject({
		total: 2,
		items: [{ user: { firstName: "Nora" } }],
		sums: { targetMinutes: 21 * 480, workedMinutes: 510 },
	});
	// 1 to 20 November are over: 15 days of work
	expect(all.answer.sums).toMatchObject({
		balanceToDateMinutes: 510 - 15 * 480,
		balanceMinutes: 510 - 21 * 480,
	});
	const some = await nora.call(contract.listTargetActuals, {
		...input,
		flags: ["VIOLATION", "PENDING"],
	});
	expect(some.answer).toMatchObject({ total: 1, items: [{ user: { firstName: "Mia" } }] });
	const none = await nora.call(contract.listTargetActuals, { ...input, flags: ["PENDING"] });
	expect(none.answer).toMatchObject({ total: 0, items: [] });
});

test("a file has hours as the columns say, and leaves its trace", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-18", "07:00", "15:25");
	const response = await company.asMia.fetch(startListExport.path, {
		method: "POST",
		body: JSON.stringify({
			list: "time-tracking.target-actual-days",
			format: "CSV_DE",
			columns: ["day", "begin", "end", "workedMinutes", "balanceHours"],
			filter: { fromMonth: "2026-11", toMonth: "2026-11" },
		}),
	});
	expect(response.status).toBe(200);
	const lines = (await response.text()).split("\r\n");
	expect(lines[0]).toContain("Tag;Beginn;Ende;Gearbeitet;Saldo (Stunden)");
	expect(lines[18]).toBe("18.11.2026;08:00;16:25;8:25;0,42");
	expect(
		await company.ask("select entity, action from audit_event where entity = 'list_export'"),
	).toEqual([{ entity: "list_export", action: "exported" }]);
});
