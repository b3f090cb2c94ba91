import { expect, test } from "vitest";
import { countedAs, gatherViolations } from "#domain/violations/violation-kinds.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import type { FoundViolation } from "./lists/period-violations.ts";
import {
	type GivenEntry,
	insertEntries,
	insertHoliday,
	type TestCompany,
	testCompany,
} from "./test-company.ts";

const server = useTestServer();

async function office() {
	const company = await testCompany(server());
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	const { mia } = company;
	const told = async (month: string) => {
		const { answer } = await browser.call(contract.getTargetActual, { userId: mia, month });
		return answer.days.flatMap(({ day, violations, flags }) =>
			violations
				.filter(({ code }) => ofPeriods.has(code))
				.map(({ code, minutes, averageMinutes }) => {
					expect(flags).toContain("VIOLATION");
					return [day, code, minutes ?? averageMinutes];
				}),
		);
	};
	/** In the list, among those with a violation alone, and in a range of months: all three say the same. */
	const flagged = async (month: string) => {
		const { listTargetActuals, listTargetActualMonths } = contract;
		const list = await browser.call(listTargetActuals, { month });
		const isFlagged = list.answer.items[0]?.flags.includes("VIOLATION");
		const flags = ["VIOLATION"] as const;
		const some = await browser.call(listTargetActuals, { month, flags });
		expect(some.answer.total === 1).toBe(isFlagged);
		const range = { fromMonth: month, toMonth: month };
		const months = await browser.call(listTargetActualMonths, range);
		expect(months.answer.items[0]?.flags.includes("VIOLATION")).toBe(isFlagged);
		// and they count what the person's own month shows line by line
		const { answer } = await browser.call(contract.getTargetActual, { userId: mia, month });
		const shown = answer.days.flatMap(({ violations }) => violations as FoundViolation[]);
		const counted = gatherViolations(shown.flatMap((one) => [...countedAs(one)]));
		expect(list.answer.items[0]?.violations).toEqual(counted);
		expect(months.answer.items[0]?.violations).toEqual(counted);
		return isFlagged;
	};
	return { ...company, browser, told, flagged };
}

const ofPeriods = new Set([
	"MINIJOB_HOURS",
	"MAX_ACTUAL_EXCEEDED",
	"MAX_WAGE_EXCEEDED",
	"AVERAGE_24_WEEKS",
	"MINOR_HOURS",
]);

const every = (_nth: number) => true;

/** The same work on some days; `at` in UTC: from 8 o'clock in summer time. */
function work(
	company: TestCompany,
	from: string,
	count: number,
	minutes: number,
	{ isDay = every, at = "06:00" } = {},
): Promise<void> {
	const first = Date.parse(`${from}T${at}:00Z`) / 60_000;
	const entries = Array.from({ length: count }, (_, nth) => nth)
		.filter(isDay)
		.map((nth): GivenEntry => {
			const begin = first + nth * 1440;
			const end = begin + minutes;
			return { begin, end, classType: "WORKTIME", state: "APPROVED" };
		});
	return insertEntries(company, entries);
}

test("a contract's hours and wage of a month, in the month and in the list", async () => {
	const company = await office();
	const { ask, mia, tenantId, told, flagged } = company;
	await ask("update contract set max_actual_min = 600, max_wage_cents = 60300 where user_id = $1", [
		mia,
	]);
	await ask(
		`insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, $2, $3, 'HOURLY', 1500, '2025-01-01')`,
		[tenantId, newId(0), mia],
	);
	// just ten hours, then a minute more on the sixth day
	await work(company, "2026-10-05", 5, 120);
	expect(await told("2026-10")).toEqual([]);
	expect(await flagged("2026-10")).toBe(false);
	await work(company, "2026-10-12", 1, 1);
	expect(await told("2026-10")).toEqual([["2026-10-12", "MAX_ACTUAL_EXCEEDED", 1]]);
	expect(await flagged("2026-10")).toBe(true);
	// 603.00 € at 15.00 €: 40.2 hours in all; credits are paid as well
	await insertHoliday(company, "2026-10-13", null, 1);
	await work(company, "2026-10-14", 3, 480);
	await work(company, "2026-10-19", 1, 372);
	expect((await told("2026-10")).slice(1)).toEqual([
		["2026-10-16", "MINIJOB_HOURS", 481],
		["2026-10-16", "MAX_WAGE_EXCEEDED", 481],
	]);
});

test("where the contract says nothing, the kind of employment does", async () => {
	const company = await office();
	const { ask, tenantId, told, flagged } = company;
	const typeId = newId(0);
	await ask(
		`insert into employment_type (tenant_id, id, name, limits) values ($1, $2, 'Aushilfe', '{"monthlyMinutes": 60}')`,
		[tenantId, typeId],
	);
	await ask("update employment set employment_type_id = $2 where tenant_id = $1", [
		tenantId,
		typeId,
	]);
	await work(company, "2026-10-05", 1, 61);
	expect(await told("2026-10")).toEqual([["2026-10-05", "MAX_ACTUAL_EXCEEDED", 1]]);
	expect(await flagged("2026-10")).toBe(true);
});

/** 24 weeks from Monday 11 May 2026 on, six days of eight hours with a break: just the average, and no day too long. */
async function halfYear(company: TestCompany): Promise<void> {
	const isDay = (nth: number) => nth % 7 < 6;
	for (const at of ["06:00", "10:30"])
		await work(company, "2026-05-11", 24 * 7, 240, { isDay, at });
}

/** Takes one of its 144 days away. */
function holiday(company: TestCompany): Promise<void> {
	return insertHoliday(company, "2026-07-04", null, 1);
}

test("more than eight hours on average of 24 weeks, told of Sundays that are over", async () => {
	const company = await office();
	const { ask, mia, tenantId, told, flagged } = company;
	await halfYear(company);
	expect(await told("2026-10")).toEqual([]);
	expect(await flagged("2026-10")).toBe(false);
	await holiday(company);
	expect(await told("2026-10")).toEqual([["2026-10-25", "AVERAGE_24_WEEKS", 484]]);
	expect(await flagged("2026-10")).toBe(true);
	expect(await flagged("2026-09")).toBe(false);
	const exempt = "update contract set arbzg_exempt = $2 where user_id = $1";
	await ask(exempt, [mia, true]);
	expect(await told("2026-10")).toEqual([]);
	expect(await flagged("2026-10")).toBe(false);
	await ask(exempt, [mia, false]);
	expect(await flagged("2026-10")).toBe(true);
	// who came in the middle of them has no 24 weeks yet
	for (const text of [
		"update contract set valid_from = '2026-05-12' where tenant_id = $1",
		"update employment set entry_date = '2026-05-12' where tenant_id = $1",
	])
		await ask(text, [tenantId]);
	expect(await told("2026-10")).toEqual([]);
	expect(await flagged("2026-10")).toBe(false);
});

test("of several months each is judged by the contract of its own time", async () => {
	const company = await office();
	const { ask, tenantId, browser } = company;
	await halfYear(company);
	await holiday(company);
	await ask("update contract set valid_to = '2026-11-01' where tenant_id = $1", [tenantId]);
	await ask(
		`insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week, arbzg_exempt)
		select tenant_id, $2, user_id, employment_id, '2026-11-02', weekly_min, days_per_week, true
		from contract where tenant_id = $1`,
		[tenantId, newId(0)],
	);
	const { answer } = await browser.call(contract.listTargetActualMonths, {
		fromMonth: "2026-10",
		toMonth: "2026-11",
	});
	expect(answer.items.map(({ flags }) => flags.includes("VIOLATION"))).toEqual([true, false]);
});

test("weeks that nobody has asked for yet count", async () => {
	const company = await office();
	// twenty weeks of sixty hours, then some hours a week
	await work(company, "2026-05-11", 20 * 7, 600, { isDay: (nth) => nth % 7 < 6 });
	await work(company, "2026-09-28", 4 * 7, 240, { isDay: (nth) => nth % 7 === 0 });
	expect(await company.flagged("2026-10")).toBe(true);
	expect((await company.told("2026-10")).at(0)).toEqual(["2026-10-04", "AVERAGE_24_WEEKS", 502]);
});

test("a young person's week of more than forty hours", async () => {
	const company = await office();
	await company.ask(
		"insert into user_private (tenant_id, user_id, birth_date) values ($1, $2, '2009-10-20')",
		[company.tenantId, company.mia],
	);
	// Monday to Saturday twice 200 minutes with a long break, and once a minute more
	await work(company, "2026-10-05", 6, 200);
	await work(company, "2026-10-05", 6, 200, { at: "10:30" });
	expect(await company.told("2026-10")).toEqual([]);
	expect(await company.flagged("2026-10")).toBe(false);
	await work(company, "2026-10-10", 1, 1, { at: "13:50" });
	expect(await company.told("2026-10")).toEqual([["2026-10-10", "MINOR_HOURS", 1]]);
	expect(await company.flagged("2026-10")).toBe(true);
});
