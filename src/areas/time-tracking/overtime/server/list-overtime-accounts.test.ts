import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { stateCases } from "#domain/overtime/overtime-limits.cases.ts";
import { limitsState } from "#domain/overtime/overtime-limits.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closeMonth, fillDays, ledger } from "./test-ledger.ts";

const server = useTestServer();

type Filter = Parameters<typeof list>[2];

function list(company: Company, who: string, filter: object = {}) {
	return company.as(who).call(contract.listOvertimeAccounts, filter);
}

async function names(company: Company, who: string, filter?: Filter) {
	const { answer } = await list(company, who, filter);
	return answer.items.map(({ firstName }) => firstName);
}

test("people are listed with balances that are those of the account itself", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	await mia.init("2026-09-01", 600);
	await fillDays(server(), company, { "2026-09-30": 30, "2026-10-05": -45, "2026-11-21": -480 });
	await closeMonth(server(), company, "2026-09-30", 30);
	await mia.modify("PAYOUT", "2026-12-31", -100);
	const { id } = (await mia.modify("OTHER", "2026-11-02", 50)).answer;
	await mia.remove(id);
	const { answer } = await list(company, "Hanna", { search: "mia 17" });
	expect(answer).toMatchObject({ total: 1, page: 1 });
	expect(answer.items[0]).toMatchObject({
		id: mia.userId,
		personnelNo: "17",
		unitName: "Nord 1",
		openedOn: "2026-09-01",
		state: "WITHIN",
		balanceMinutes: (await mia.account()).balanceMinutes,
	});
	expect(answer.items[0]?.balanceMinutes).toBe(585);
});

test("the list sorts by balance, and filters by state and unit", async () => {
	const company = await testCompany(server());
	await ledger(company).init("2026-01-01", 60);
	await ledger(company, "Hanna", "Sven").init("2026-01-01", -90);
	await ledger(company, "Hanna", "Sven").limit({ lower: 0 });
	const sorted = { sortBy: "balanceMinutes" };
	expect((await names(company, "Hanna", sorted)).slice(0, 2)).toEqual(["Sven", "Mia"]);
	expect(await names(company, "Hanna", { states: ["BELOW_LOWER"] })).toEqual(["Sven"]);
	expect(await names(company, "Hanna", { states: ["NONE"] })).not.toContain("Mia");
	const unitIds = [company.units.Nord];
	expect(await names(company, "Hanna", { unitIds })).toEqual(["Leo", "Mia"]);
	expect(await names(company, "Hanna", { unitIds, recursive: false })).toEqual(["Leo"]);
});

test("who leads a unit sees its people, and who has no right nobody", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["overtime.manage"], "READ");
	});
	const seen = await names(company, "Leo");
	expect(seen).toContain("Mia");
	expect(seen).not.toContain("Sven");
	expect((await list(company, "Mia")).status).toBe(403);
});

test("the list's state is that of the rules, case by case", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	await mia.init("2020-01-01");
	let version = 1;
	let before = 0;
	for (const [, balance, limits, state] of stateCases) {
		const [upper, upperNotice, lower, lowerNotice] = limits;
		const named = { upper, upperNotice, lower, lowerNotice };
		version = (await mia.limit(named, version)).answer.version;
		if (balance !== before) {
			await mia.modify("OTHER", "2026-11-02", balance - before);
		}
		before = balance;
		const { answer } = await list(company, "Hanna", { search: "Mia" });
		expect(answer.items[0]).toMatchObject({ balanceMinutes: balance, state });
		expect(limitsState(balance, named)).toBe(state);
	}
});
