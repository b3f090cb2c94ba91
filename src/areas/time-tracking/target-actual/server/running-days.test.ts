import { expect, test } from "vitest";
import { countedAs, gatherViolations } from "#domain/violations/violation-kinds.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import type { FoundViolation } from "./lists/period-violations.ts";
import { insertEntry, insertRule, stored, type TestCompany, testCompany } from "./test-company.ts";

// Saturday, 21 November 2026, 09:15 in Berlin
const server = useTestServer();
const month = "2026-11";
const today = "2026-11-21";

async function office() {
	const company = await testCompany(server());
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	const { mia } = company;
	return {
		...company,
		detail: async () =>
			(await browser.call(contract.getTargetActual, { userId: mia, month })).answer,
		row: async () => (await browser.call(contract.listTargetActuals, { month })).answer.items[0],
		trace: async (day: string) =>
			(await browser.call(contract.getDayTrace, { userId: mia, day })).answer,
	};
}

/** Mia's work that goes on. */
async function begin(
	{ ask, tenantId, mia, activities }: TestCompany,
	day: string,
	at: string,
): Promise<void> {
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, $4, $5, $5::timestamptz + interval '10 hours', 'Europe/Berlin', $6, 'WORKTIME', 'APPROVED', 'MANUAL')`,
		[tenantId, newId(0), mia, day, at, activities.work],
	);
}

/** On this Saturday work is from 8 to 13 o'clock. */
async function planToday({ ask, tenantId, mia }: TestCompany): Promise<void> {
	await ask(
		`insert into worksheet_exception (tenant_id, id, user_id, day, target_min, begin_min, end_min, reason)
		values ($1, $2, $3, $4, 300, 480, 780, 'Inventur')`,
		[tenantId, newId(0), mia, today],
	);
}

test("what runs counts until now where it is shown, and in no record", async () => {
	const company = await office();
	await planToday(company);
	await begin(company, today, `${today}T06:30:00Z`);
	const { days, totals, untilYesterday, untilNow } = await company.detail();
	expect(days[20]).toMatchObject({
		day: today,
		targetMinutes: 300,
		workedMinutes: 105,
		firstBegin: `${today}T06:30:00.000Z`,
	});
	expect(totals.workedMinutes).toBe(105);
	// 75 minutes of the 300 are due at a quarter past nine
	expect(untilNow).toEqual({
		day: today,
		targetMinutes: untilYesterday.targetMinutes + 75,
		workedMinutes: 105,
		balanceMinutes: untilYesterday.balanceMinutes + 30,
	});
	const row = await company.row();
	expect(row).toMatchObject({
		workedMinutes: 105,
		balanceMinutes: totals.balanceMinutes,
		balanceToDateMinutes: untilYesterday.balanceMinutes,
	});
	const traced = await company.trace(today);
	expect(traced.workedMinutes).toBe(105);
	expect(traced.entries).toHaveLength(1);
	// what a look found waiting is kept after its answer
	const kept = async () => (await stored(company)).find(({ day }) => day === today);
	await expect.poll(async () => (await kept())?.worked_min).toBe(0);
});

test("a night that runs is the day before's, with its rules, in the list as in the month", async () => {
	const company = await office();
	await insertRule(company, {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
	});
	await insertRule(company, { type: "OVERTIME", period: "WEEK", afterMinutes: 600 });
	await insertEntry(company, "2026-11-19", "07:00", "11:00");
	await insertEntry(company, "2026-11-20", "19:30", `${today}T00:00:00Z`);
	await begin(company, today, `${today}T00:15:00Z`);
	const { days, totals, untilYesterday, untilNow } = await company.detail();
	// 4.5 hours until midnight, 8 since a quarter past; of them half an hour for pauses
	const night = days[19];
	expect(night).toMatchObject({ day: "2026-11-20", workedMinutes: 735, autoPauseMinutes: 15 });
	expect(untilNow?.balanceMinutes).toBe(untilYesterday.balanceMinutes);
	expect(totals.overtimeMinutes).toBe(240 + 735 - 600);
	const row = await company.row();
	expect(row).toMatchObject({
		workedMinutes: totals.workedMinutes,
		autoPauseMinutes: totals.autoPauseMinutes,
		overtimeMinutes: totals.overtimeMinutes,
		balanceToDateMinutes: untilYesterday.balanceMinutes,
		flags: ["VIOLATION"],
	});
	// what is wrong with it is counted as well, and once
	const shown = days.flatMap(({ violations }) => violations as FoundViolation[]);
	const counted = gatherViolations(shown.flatMap((one) => [...countedAs(one)]));
	expect(counted).not.toEqual([]);
	expect(row?.violations).toEqual(counted);
});

test("where nothing runs nothing is added, and other months have no day that runs", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-20", "07:00", "15:00");
	const before = await company.row();
	const { totals } = await company.detail();
	expect(before?.workedMinutes).toBe(totals.workedMinutes);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	const asked = { userId: company.mia, month: "2026-10" };
	const { answer } = await browser.call(contract.getTargetActual, asked);
	expect(answer.untilNow).toBeNull();
});
