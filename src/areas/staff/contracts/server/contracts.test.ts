import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { file, terms } from "./test-file.ts";

const server = useTestServer();

test("employments follow each other and never overlap", async () => {
	const mia = file(await testCompany(server()));
	await mia.employ("2020-01-01", "2022-12-31");
	await mia.employ("2025-01-01");
	const { status, refusal } = await mia.employ("2022-12-31", "2023-01-31");
	expect([status, refusal.error, refusal.code, refusal.message]).toEqual([
		422,
		"RuleViolation",
		"EMPLOYMENT_OVERLAPS",
		"In diesem Zeitraum besteht bereits eine Beschäftigung.",
	]);
	expect((await mia.employ("2024-02-01", "2024-01-01")).refusal.code).toBe("END_BEFORE_BEGIN");
	expect((await mia.employments()).map(({ entryDate }) => entryDate)).toEqual([
		"2025-01-01",
		"2020-01-01",
	]);
});

test("the person bears the days of today's employment, else the next, else the last", async () => {
	const mia = file(await testCompany(server()));
	await mia.employ("2020-01-01", "2022-12-31");
	expect(await mia.dates()).toEqual(["2020-01-01", "2022-12-31"]);
	await mia.employ("2027-01-01");
	expect(await mia.dates()).toEqual(["2027-01-01", null]);
	const { id } = (await mia.employ("2026-01-01", "2026-12-31")).answer;
	expect(await mia.dates()).toEqual(["2026-01-01", "2026-12-31"]);
	await mia.browser.call(contract.deleteEmployment, { employmentId: id });
	expect(await mia.dates()).toEqual(["2027-01-01", null]);
});

test("a new contract ends the one before, unless told to keep it", async () => {
	const mia = file(await testCompany(server()));
	const { id } = (await mia.employ("2025-01-01")).answer;
	await mia.agree(id, "2025-01-01");
	const kept = await mia.agree(id, "2026-01-01", null, { endsPrevious: false });
	expect([kept.status, kept.refusal.code]).toEqual([422, "CONTRACT_OVERLAPS"]);
	await mia.agree(id, "2026-01-01", null, { weeklyMinutes: 1200 });
	const [employment] = await mia.employments();
	expect(
		employment?.contracts.map((one) => [
			one.validFrom,
			one.validTo,
			one.weeklyMinutes,
			one.annualLeaveDays,
		]),
	).toEqual([
		["2026-01-01", null, 1200, 30],
		["2025-01-01", "2025-12-31", 2340, 30],
	]);
	const same = await mia.agree(id, "2026-01-01");
	expect(same.refusal.code).toBe("CONTRACT_OVERLAPS");
});

test("a contract lies within its employment and ends with it", async () => {
	const mia = file(await testCompany(server()));
	const { id } = (await mia.employ("2025-01-01", "2026-12-31")).answer;
	const code = async (from: string, to: string | null) =>
		(await mia.agree(id, from, to)).refusal.code;
	expect(await code("2024-12-31", null)).toBe("OUTSIDE_EMPLOYMENT");
	expect(await code("2025-01-01", "2027-01-01")).toBe("OUTSIDE_EMPLOYMENT");
	expect(await code("2025-02-01", "2025-01-01")).toBe("END_BEFORE_BEGIN");
	await mia.agree(id, "2025-01-01");
	const end = (exitDate: string, version: number) =>
		mia.browser.call(contract.endEmployment, { employmentId: id, exitDate, version });
	expect((await mia.employments())[0]?.contracts[0]?.validTo).toBe("2026-12-31");
	expect((await end("2026-06-30", 1)).answer).toEqual({ version: 2 });
	expect((await mia.employments())[0]).toMatchObject({
		exitDate: "2026-06-30",
		contracts: [{ validTo: "2026-06-30" }],
	});
	expect((await end("2024-06-30", 2)).refusal.code).toBe("END_BEFORE_BEGIN");
	const later = await mia.browser.call(contract.updateEmployment, {
		employmentId: id,
		entryDate: "2025-03-01",
		exitDate: null,
		employmentTypeId: null,
		version: 2,
	});
	expect(later.refusal.code).toBe("OUTSIDE_EMPLOYMENT");
});

test("a contract is corrected, ended and deleted, an employment only without contracts", async () => {
	const mia = file(await testCompany(server()));
	const employmentId = (await mia.employ("2025-01-01")).answer.id;
	const contractId = (await mia.agree(employmentId, "2025-01-01")).answer.id;
	const { browser } = mia;
	const corrected = await browser.call(contract.updateContract, {
		contractId,
		validFrom: "2025-02-01",
		validTo: null,
		...terms,
		daysPerWeek: 2.5,
		version: 1,
	});
	expect(corrected.answer).toEqual({ version: 2 });
	const validTo = "2025-12-31";
	await browser.call(contract.endContract, { contractId, validTo, version: 2 });
	expect((await mia.employments())[0]?.contracts).toMatchObject([
		{ validFrom: "2025-02-01", validTo, daysPerWeek: 2.5, version: 3 },
	]);
	const remove = () => browser.call(contract.deleteEmployment, { employmentId });
	expect((await remove()).refusal.code).toBe("EMPLOYMENT_IN_USE");
	await browser.call(contract.deleteContract, { contractId });
	expect((await remove()).status).toBe(200);
});

test("rows of another person or tenant are answered like missing ones", async () => {
	const company = await testCompany(server());
	const foreign = await testCompany(server());
	const other = file(foreign);
	const employmentId = (await other.employ("2025-01-01")).answer.id;
	const contractId = (await other.agree(employmentId, "2025-01-01")).answer.id;
	const wageId = (await other.pay("2025-01-01")).answer.id;
	const mia = file(company);
	for (const id of [employmentId, contractId, wageId, newId(0)]) {
		const replies = await Promise.all([
			mia.browser.call(contract.deleteEmployment, { employmentId: id }),
			mia.browser.call(contract.deleteContract, { contractId: id }),
			mia.browser.call(contract.deleteWage, { wageId: id }),
			mia.agree(id, "2026-01-01"),
		]);
		expect(replies.map(({ refusal }) => refusal.code)).toEqual([
			"NOT_FOUND",
			"NOT_FOUND",
			"NOT_FOUND",
			"EMPLOYMENT_NOT_FOUND",
		]);
	}
});

test("the last administrator's employment does not end in the past", async () => {
	const company = await testCompany(server());
	const { status, refusal } = await company.as("Hanna").call(contract.createEmployment, {
		userId: company.ids.Alma as string,
		entryDate: "2020-01-01",
		exitDate: "2026-11-20",
		employmentTypeId: null,
	});
	expect([status, refusal.code]).toEqual([409, "LAST_ADMINISTRATOR"]);
});

test.each([
	["weeklyMinutes", { weeklyMinutes: 10_081 }],
	["weeklyMinutes", { weeklyMinutes: 38.5 }],
	["daysPerWeek", { daysPerWeek: 0 }],
	["annualLeaveDays", { annualLeaveDays: 28.3 }],
	["maxWageCents", { maxWageCents: -1 }],
])("malformed %s is refused with its name", async (field, wrong) => {
	const mia = file(await testCompany(server()));
	const { status, refusal } = await mia.agree(newId(0), "2026-01-01", null, wrong);
	expect([status, refusal.details[0]?.field]).toEqual([400, field]);
});
