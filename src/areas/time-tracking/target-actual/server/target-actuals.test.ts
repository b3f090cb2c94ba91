import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	insertAbsence,
	insertEntry,
	insertHoliday,
	insertNightAccount,
	insertRule,
	testCompany,
} from "./test-company.ts";

const server = useTestServer();
const month = "2026-11";

/** Mia, and Nora who may read everybody's times; Tom may nothing. */
async function office() {
	let cookies = { nora: "", tom: "" };
	const company = await testCompany(server(), async (tenant) => {
		const key = "timetrackings.manage";
		const grant = { key, level: "READ" } as const;
		const nora = { firstName: "Nora", lastName: "Petersen" };
		const tom = { firstName: "Tom", lastName: "Ahlers" };
		const other = { key: "absences.manage", level: "READ" } as const;
		cookies = {
			nora: (await personWith(tenant, grant, nora)).cookie,
			tom: (await personWith(tenant, other, tom)).cookie,
		};
	});
	const as = (cookie: string): TestBrowser => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	return { ...company, asMia: as(company.cookie), nora: as(cookies.nora), tom: as(cookies.tom) };
}

test("a person's month: days, totals, and what is over", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-18", "07:00", "15:30");
	await insertAbsence(company, "2026-11-19", "2026-11-19");
	await insertHoliday(company, "2026-11-20", null, 1);
	const { answer } = await company.asMia.call(contract.getTargetActual, {
		userId: company.mia,
		month,
	});
	expect(answer.days).toHaveLength(30);
	expect(answer.days.slice(17, 20)).toMatchObject([
		{
			day: "2026-11-18",
			workedMinutes: 510,
			balanceMinutes: 30,
			firstBegin: "2026-11-18T07:00:00.000Z",
			lastEnd: "2026-11-18T15:30:00.000Z",
			violations: [{ code: "OVER_8_HOURS" }, { code: "BREAK_MISSING" }, {}],
			flags: ["VIOLATION"],
		},
		{ absenceCreditMinutes: 480, leaveDays: 1, flags: ["ABSENCE"] },
		{ holidayCreditMinutes: 480, holidayKind: "PUBLIC", flags: ["HOLIDAY"] },
	]);
	expect(answer.totals).toMatchObject({
		targetMinutes: 21 * 480,
		workedMinutes: 510,
		leaveDays: 1,
	});
	// 1 to 20 November are over: 15 days of work
	expect(answer.untilYesterday).toMatchObject({
		targetMinutes: 15 * 480,
		workedMinutes: 510,
		balanceMinutes: 30 - 12 * 480,
	});
});

test("the list has oneself, and whom one may see; sums are those of the days", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-18", "07:00", "15:30");
	const own = await company.asMia.call(contract.listTargetActuals, { month });
	expect(own.answer).toMatchObject({
		total: 1,
		items: [{ user: { firstName: "Mia" }, workedMinutes: 510 }],
	});
	const seen = await company.nora.call(contract.listTargetActuals, { month });
	expect(seen.answer.items.map(({ user }) => user.firstName)).toEqual(["Tom", "Nora", "Mia"]);
	expect(seen.answer.items[2]).toMatchObject({
		targetMinutes: 21 * 480,
		workedMinutes: 510,
		flags: ["VIOLATION"],
	});
	expect(seen.answer.sums?.workedMinutes).toBe(510);
	// a page by name has none of them where nobody asks for them, and is the same else
	const first = { month, pageSize: 2, withSums: false };
	const page = await company.nora.call(contract.listTargetActuals, first);
	expect(page.answer).toEqual({
		items: seen.answer.items.slice(0, 2),
		total: 3,
		page: 1,
		pageSize: 2,
		month,
	});
});

test("the list is found, sorted and paged", async () => {
	const { nora, mia, siteUnitId } = await office();
	const names = async (
		input: Omit<Parameters<typeof nora.call<typeof contract.listTargetActuals>>[1], "month">,
	) => {
		const { answer } = await nora.call(contract.listTargetActuals, { month, ...input });
		return [answer.total, ...answer.items.map(({ user }) => user.firstName)];
	};
	expect(await names({ search: "somm" })).toEqual([1, "Mia"]);
	expect(await names({ userIds: [mia] })).toEqual([1, "Mia"]);
	expect(await names({ unitIds: [siteUnitId] })).toHaveLength(4);
	expect(await names({ unitIds: [newId(0)] })).toEqual([0]);
	expect(await names({ sortBy: "targetMinutes", sortDirection: "DESC" })).toEqual([
		3,
		"Mia",
		"Tom",
		"Nora",
	]);
	expect(await names({ page: 2, pageSize: 1 })).toEqual([3, "Nora"]);
	expect(await names({ sortDirection: "DESC", pageSize: 1 })).toEqual([3, "Mia"]);
});

test("what changed since is in the list at once, though it only waits", async () => {
	const company = await office();
	const { asMia } = company;
	await asMia.call(contract.listTargetActuals, { month });
	await insertHoliday(company, "2026-11-18", null, 1);
	const { answer } = await asMia.call(contract.listTargetActuals, { month });
	expect(answer.items).toMatchObject([{ holidayCreditMinutes: 480, flags: ["HOLIDAY"] }]);
});

test("a day explains itself by its rules and entries", async () => {
	const company = await office();
	const versionId = await insertRule(company, {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
	});
	await insertNightAccount(company);
	await insertEntry(company, "2026-11-18", "15:00", "22:00");
	await insertEntry(company, "2026-11-18", "22:30", "23:00", { state: "REQUESTED" });
	const { answer } = await company.nora.call(contract.getDayTrace, {
		userId: company.mia,
		day: "2026-11-18",
	});
	expect(answer).toMatchObject({
		day: "2026-11-18",
		zone: "Europe/Berlin",
		workedMinutes: 390,
		autoPauseMinutes: 30,
		specialAccounts: [{ code: "NACHT", name: "Nacht", minutes: 30 }],
		intervals: [
			{ kind: "WORK", begin: "2026-11-18T16:00:00+01:00" },
			{ kind: "AUTOPAUSE" },
			{ kind: "WORK", end: "2026-11-18T23:00:00+01:00" },
		],
		entries: [{ state: "APPROVED" }, { state: "REQUESTED" }],
	});
	const pause = answer.trace.find(({ rule }) => rule === "AUTOPAUSE");
	expect(pause).toMatchObject({ minutes: -30, timeRule: { versionId, name: "AUTOPAUSE" } });
});

test("overtime of a week counts the days before the month", async () => {
	const company = await office();
	await insertRule(company, { type: "OVERTIME", period: "WEEK", afterMinutes: 600 });
	// Thursday 31 December 2026 and Friday 1 January 2027
	await insertEntry(company, "2026-12-31", "07:00", "15:00");
	await insertEntry(company, "2027-01-01", "07:00", "15:00");
	const { answer } = await company.asMia.call(contract.getTargetActual, {
		userId: company.mia,
		month: "2027-01",
	});
	expect(answer.days[0]?.overtimeMinutes).toBe(360);
	expect(answer.totals.overtimeMinutes).toBe(360);
	const list = await company.asMia.call(contract.listTargetActuals, { month: "2027-01" });
	expect(list.answer.items[0]?.overtimeMinutes).toBe(360);
});

test("core time is missed only on days that are over", async () => {
	const company = await office();
	await company.ask(
		"update worksheet_day set core_begin_min = 540, core_end_min = 900 where tenant_id = $1",
		[company.tenantId],
	);
	const { answer } = await company.asMia.call(contract.getTargetActual, {
		userId: company.mia,
		month,
	});
	const missed = answer.days
		.filter(({ flags }) => flags.includes("VIOLATION"))
		.map(({ day }) => day);
	expect(missed.at(-1)).toBe("2026-11-20");
	expect(missed).toHaveLength(15);
});

test("others' figures take the right to read their times", async () => {
	const { tom, mia, asMia } = await office();
	const foreign = await office();
	const asked = { userId: mia, month };
	expect((await tom.call(contract.getTargetActual, asked)).status).toBe(404);
	for (const userId of [foreign.mia, newId(0)]) {
		const day = "2026-11-18";
		const replies = await Promise.all([
			asMia.call(contract.getTargetActual, { userId, month }),
			asMia.call(contract.getDayTrace, { userId, day }),
		]);
		expect(replies.map(({ refusal }) => refusal.code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
	}
	const list = await tom.call(contract.listTargetActuals, { month, userIds: [mia, foreign.mia] });
	expect(list.answer).toMatchObject({ items: [], total: 0 });
});

test("a person who is seen but whose times are not is refused as forbidden", async () => {
	const company = await office();
	await company.ask(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		select tenant_id, $2, id, 'users.manage', 1, 'GLOBAL', '2020-01-01' from app_user where tenant_id = $1 and first_name = 'Tom'`,
		[company.tenantId, newId(0)],
	);
	const { status, refusal } = await company.tom.call(contract.getTargetActual, {
		userId: company.mia,
		month,
	});
	expect([status, refusal.code, refusal.permission, refusal.level]).toEqual([
		403,
		"FORBIDDEN",
		"timetrackings.manage",
		"READ",
	]);
});

test("malformed months, and those too far ahead", async () => {
	const { asMia } = await office();
	for (const wrong of ["2026-13", "2026", "26-01", "1492-10"]) {
		const { status, refusal } = await asMia.call(contract.listTargetActuals, { month: wrong });
		expect([status, refusal.details[0]?.field]).toEqual([400, "month"]);
	}
	const { status, refusal } = await asMia.call(contract.listTargetActuals, { month: "2027-12" });
	expect([status, refusal.code, refusal.message]).toEqual([
		422,
		"MONTH_TOO_FAR",
		"Dieser Monat liegt zu weit in der Zukunft für eine Monatsübersicht.",
	]);
});

test("without a session nothing is told", async () => {
	const reply = await server().browser().call(contract.listTargetActuals, { month });
	expect(reply.status).toBe(401);
});
