import { expect, test } from "vitest";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { rangeOfMonth } from "../months-of-range.ts";
import {
	insertEntry,
	insertHoliday,
	insertRule,
	type TestCompany,
	testCompany,
} from "../test-company.ts";
import { computedAtOnce } from "./waiting-days.ts";

const server = useTestServer();
const month = "2026-11";

/** Mia, and Nora who may read everybody's times. */
async function office() {
	let cookie = "";
	const company = await testCompany(server(), async (tenant) => {
		const grant = { key: "timetrackings.manage", level: "READ" } as const;
		cookie = (await personWith(tenant, grant, { firstName: "Nora", lastName: "Petersen" })).cookie;
	});
	const nora = server().browser();
	nora.cookies.set(sessionCookie, cookie);
	const list = async () =>
		(await nora.call(contract.listTargetActuals, { month, pageSize: 200 })).answer;
	const rowOfMia = async () => (await list()).items.find(({ userId }) => userId === company.mia);
	const ownTotals = async () =>
		(await nora.call(contract.getTargetActual, { userId: company.mia, month })).answer.totals;
	return { ...company, list, rowOfMia, ownTotals };
}

/** Further people without plan or work. */
function addPeople({ ask, mia }: TestCompany, count: number) {
	return ask(
		`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, role)
		select tenant_id, gen_random_uuid(), unit_id, site_id, 'Person', 'Nummer ' || n, role
		from app_user, generate_series(1, $2::int) n where id = $1`,
		[mia, count],
	);
}

test("a month with days that wait has the figures that hold, and is not marked", async () => {
	const company = await office();
	await insertRule(company, { type: "OVERTIME", period: "WEEK", afterMinutes: 480 });
	await company.settle("2026-10-01", "2026-11-30");
	await insertEntry(company, "2026-11-16", "07:00", "18:30");
	await insertHoliday(company, "2026-11-17", null, 1);
	expect(await company.waiting()).not.toEqual([]);
	const row = await company.rowOfMia();
	const { leaveDays: _, ...totals } = await company.ownTotals();
	expect(row).toMatchObject(totals);
	expect(row).toMatchObject({ workedMinutes: 690, isBeingComputed: false });
	expect(row?.violations).toContainEqual({ kind: "HOURS", severity: "ERROR", count: 1 });
	expect(row?.flags).toEqual(["VIOLATION", "HOLIDAY"]);
	expect(row?.overtimeMinutes).toBe(690 - 480);
});

test("of too many days that wait the list says so, and has them afterwards", async () => {
	const company = await office();
	const { from, to } = rangeOfMonth(month);
	const days = to - from + 1;
	const computed = Math.floor(computedAtOnce / days);
	await addPeople(company, computed);
	await insertEntry(company, isoOfDay(from), "07:00", "15:00");
	const first = await company.list();
	const marked = first.items.filter((row) => row.isBeingComputed);
	// Mia and Nora beside them
	expect(marked).toHaveLength(2);
	expect(first.sums).toBeUndefined();
	const sum = async () => (await company.list()).sums?.workedMinutes;
	await expect.poll(sum, { timeout: 15_000 }).toBe(480);
	// few enough wait for sums before all of them are kept
	const kept = async () => {
		const text = "select count(*)::int as count from day_result where tenant_id = $1";
		return (await company.ask<{ count: number }>(text, [company.tenantId])).at(0)?.count;
	};
	await expect.poll(kept, { timeout: 15_000 }).toBe((computed + 2) * days);
	expect(await company.rowOfMia()).toMatchObject({ workedMinutes: 480, isBeingComputed: false });
});
