import { expect, test } from "vitest";
import { newId } from "../../../../kit/contract/new-id.ts";
import { sessionCookie } from "../../../../kit/server/http/cookies.ts";
import { useTestServer } from "../../../../kit/testing/test-server.ts";
import { contract } from "../contract.ts";
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
		const { answer } = await browser.call(contract.getTargetActual, {
			userId: mia,
			month,
		});
		return answer.days.flatMap(({ day, violations, flags }) =>
			violations
				.filter(({ code }) => ofPeriods.has(code))
				.map(({ code, minutes, averageMinutes }) => {
					expect(flags).toContain("VIOLATION");
					return [day, code, minutes ?? averageMinutes];
				}),
		);
	};
	const flagged = async (month: string) => {
		const { answer } = await browser.call(contract.listTargetActuals, {
			month,
		});
		return answer.items[0]?.flags.includes("VIOLATION");
	};
	return { ...company, told, flagged };
}

const ofPeriods = new Set([
	"MINIJOB_HOURS",
	"MAX_ACTUAL_EXCEEDED",
	"MAX_WAGE_EXCEEDED",
	"AVERAGE_24_WEEKS",
]);

/** The same work on some days, from 8 o'clock in summer time. */
function work(
	company: TestCompany,
	from: string,
	count: number,
	minutes: number,
	isDay: (nth: number) => boolean = () => true,
): Promise<void> {
	const first = Date.parse(`${from}T06:00:00Z`) / 60_000;
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
	await ask(
		"update contract set max_actual_min = 600, max_wage_cents = 60300 where user_id = $1",
		[mia],
	);
	await ask(
		`insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, $2, $3, 'HOURLY', 1500, '2025-01-01')`,
		[tenantId, newId(0), mia],
	);
	// just ten hours, then a minute more on the sixth day
	await work(company, "2026-10-05", 5, 120);
	expect(await told("2026-10")).toEqual([]);
	expect(await flagged("2026-10")).toBe(false);
	await work(company, "2026-10-12", 1, 1);
	expect(await told("2026-10")).toEqual([
		["2026-10-12", "MAX_ACTUAL_EXCEEDED", 1],
	]);
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
	await ask(
		"update employment set employment_type_id = $2 where tenant_id = $1",
		[tenantId, typeId],
	);
	await work(company, "2026-10-05", 1, 61);
	expect(await told("2026-10")).toEqual([
		["2026-10-05", "MAX_ACTUAL_EXCEEDED", 1],
	]);
	expect(await flagged("2026-10")).toBe(true);
});

test("more than eight hours on average of 24 weeks, told of Sundays that are over", async () => {
	const company = await office();
	// 24 weeks from Monday 11 May 2026 on, five days of 9:37 h: 2885 minutes a week
	const isWorkday = (nth: number) => nth % 7 < 5;
	await work(company, "2026-05-11", 24 * 7, 577, isWorkday);
	expect(await company.told("2026-10")).toEqual([
		["2026-10-25", "AVERAGE_24_WEEKS", 481],
	]);
	const exempt = "update contract set arbzg_exempt = $2 where user_id = $1";
	await company.ask(exempt, [company.mia, true]);
	expect(await company.told("2026-10")).toEqual([]);
	await company.ask(exempt, [company.mia, false]);
	// who came in the middle of them has no 24 weeks yet
	await company.ask(
		"update contract set valid_from = '2026-05-12' where user_id = $1",
		[company.mia],
	);
	await company.ask(
		"update employment set entry_date = '2026-05-12' where user_id = $1",
		[company.mia],
	);
	expect(await company.told("2026-10")).toEqual([]);
});
