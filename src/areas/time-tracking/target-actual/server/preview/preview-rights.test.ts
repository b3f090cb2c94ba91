import { sql } from "kysely";
import { expect, test } from "vitest";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { previewOf } from "#kit/contract/figure-preview.ts";
import { newId } from "#kit/contract/new-id.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { addColleagues, companyToPreview, countRows } from "./test-previews.ts";

const server = useTestServer();

const holiday = { date: "2026-11-11", name: "Stadtfest", factor: 1, kind: "PUBLIC" } as const;
const everywhere = { ...holiday, siteId: null };
const day = {
	...{ day: "2026-11-05", reason: "Umzug", targetMinutes: 240 },
	...{ workingTime: null, coreTime: null, frameTime: null, breaks: [] },
};

test("who may not make the change may not ask what it would do", async () => {
	const reader = { key: "holidays.manage", level: "READ" } as const;
	const { browser } = await companyToPreview(server(), reader, []);
	const forbidden = await browser.call(previewOf(holidays.createHoliday), everywhere);
	expect([forbidden.status, forbidden.refusal.code]).toEqual([403, "FORBIDDEN"]);
	expect(forbidden.refusal).toMatchObject({ permission: "holidays.manage", level: "WRITE" });
	const nobody = server().browser();
	const signedOut = await nobody.call(previewOf(holidays.createHoliday), everywhere);
	expect(signedOut.status).toBe(401);
});

test("examples are of people whose times the asker may read; the others count in the numbers", async () => {
	const writer = { key: "holidays.manage", level: "WRITE" } as const;
	const { browser } = await companyToPreview(server(), writer);
	const { answer } = await browser.call(previewOf(holidays.createHoliday), everywhere);
	expect(answer).toMatchObject({ changedPeople: 3, changedDays: 3, examples: [] });
});

test("nobody asks about another company, a stale version or half a body", async () => {
	const own = await companyToPreview(server(), undefined, []);
	const other = await companyToPreview(server(), undefined, []);
	const create = previewOf(worksheets.createWorksheetException);
	const foreign = await other.browser.call(create, { userId: own.mia, ...day });
	expect([foreign.status, foreign.refusal.code]).toEqual([404, "NOT_FOUND"]);
	const half = await own.browser.call(create, { userId: own.mia, ...day, day: "gestern" });
	expect([half.status, half.refusal.details[0]?.field]).toEqual([400, "day"]);
	const { answer } = await own.browser.call(worksheets.createWorksheetException, {
		userId: own.mia,
		...day,
	});
	const { day: _, ...values } = day;
	const stale = { ...values, exceptionId: answer.id, version: 7 };
	const update = previewOf(worksheets.updateWorksheetException);
	expect((await own.browser.call(update, stale)).refusal.code).toBe("STALE_VERSION");
	const past = { key: "timetracking.balanceMode", scope: "GLOBAL", basedOn: null } as const;
	const value = { mode: "BUILDUP_ONLY" };
	const early = { ...past, value, validFrom: "2026-11-01" };
	const refused = await own.browser.call(previewOf(settings.putSettingGroup), early);
	expect([refused.status, refused.refusal.code]).toEqual([422, "SETTING_IN_PAST"]);
	const unknown = { id: newId(0), version: 1, isEnabled: true };
	const missing = await own.browser.call(previewOf(rules.updateTimeRuleState), unknown);
	expect(missing.status).toBe(404);
});

test("a closed month stays as it is: refused where the change is about it, counted where it reaches it", async () => {
	const company = await companyToPreview(server(), undefined, ["Ben"]);
	const { ask, browser, tenantId, mia } = company;
	await ask(
		"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-10-01', 1, now())",
		[tenantId, mia],
	);
	const own = { userId: mia, ...day, day: "2026-10-06" };
	const refused = await browser.call(previewOf(worksheets.createWorksheetException), own);
	expect([refused.status, refused.refusal.code]).toEqual([422, "MONTH_CLOSED"]);
	const october = { ...everywhere, date: "2026-10-07" };
	const before = await countRows(company);
	const { answer } = await browser.call(previewOf(holidays.createHoliday), october);
	expect(answer).toMatchObject({ keptMonths: 1, changedPeople: 1, changedDays: 1 });
	expect(answer.examples.map(({ user }) => user.firstName)).toEqual(["Ben"]);
	expect(await countRows(company)).toEqual(before);
});

test("for a thousand people it takes as many statements as for three, and computes a sample", async () => {
	const company = await companyToPreview(server());
	const { browser } = company;
	const value = { mode: "BUILDUP_ONLY" };
	const given = { key: "timetracking.balanceMode", scope: "GLOBAL", basedOn: null, value } as const;
	const ask = () => browser.call(previewOf(settings.putSettingGroup), given);
	const few = (await statementsOf(server(), ask)).length;
	await addColleagues(company, 1_000);
	const many = (await statementsOf(server(), ask)).length;
	expect(many).toBe(few);
	expect(many).toBeLessThan(30);
	const { answer } = await ask();
	expect(answer).toMatchObject({ people: 1_004, days: 12_048, checkedPeople: 300 });
	expect(answer.checkedDays).toBe(3_000);
	expect(answer.changedPeople).toBeGreaterThan(290);
});

test("a preview that would wait for somebody else's change is refused, and says that saving is possible", async () => {
	const { browser, within } = await companyToPreview(server(), undefined, []);
	const { answer: made } = await browser.call(holidays.createHoliday, everywhere);
	const change = { ...everywhere, id: made.id, version: made.version, factor: 0.5 } as const;
	const asked = await within(async (tx) => {
		await sql`select from holiday where id = ${made.id} for update`.execute(tx);
		return browser.call(previewOf(holidays.updateHoliday), change);
	});
	expect([asked.status, asked.refusal.code]).toEqual([422, "PREVIEW_TOO_LONG"]);
	expect((await browser.call(holidays.updateHoliday, change)).status).toBe(200);
});
