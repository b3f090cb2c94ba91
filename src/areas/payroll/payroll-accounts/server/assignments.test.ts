import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Alma may do everything, Leo gives accounts to the people of Nord; two accounts, one of them archived. */
async function office() {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["payroll.manage"], "WRITE");
	});
	const alma = company.as("Alma");
	const make = async (code: string, type: "HOLIDAY" | "TARGETACTUALS_TARGET") => {
		const source = { specialAccountId: null, activityId: null, activityClass: null };
		const given = {
			...source,
			type,
			code,
			name: code,
			format: "HOURS",
			workedOnly: false,
		} as const;
		return (await alma.call(contract.createPayrollAccount, given)).answer.id;
	};
	const [holiday, target] = [
		await make("FEI", "HOLIDAY"),
		await make("SOLL", "TARGETACTUALS_TARGET"),
	];
	const { Mia, Sven } = company.ids as Record<"Mia" | "Sven", string>;
	const old = await make("ALT", "HOLIDAY");
	await alma.call(contract.updatePayrollAccountState, { id: old, version: 1, isEnabled: false });
	return { company, alma, leo: company.as("Leo"), holiday, target, old, Mia, Sven };
}

const always = { validFrom: "2026-01-01", validTo: null };

test("accounts are given to several at once; what is not possible is told pair by pair and stops nothing", async () => {
	const { leo, alma, Mia, Sven, holiday, target, old } = await office();
	const userIds = [Mia, Mia, Sven, newId(0)];
	const first = { userIds, accountIds: [holiday, old], ...always };
	const { assigned, refused } = (await leo.call(contract.assignPayrollAccounts, first)).answer;
	expect(assigned).toBe(1);
	const faults = refused.map(({ user, account, fault }) => [
		...[userIds.lastIndexOf(user.id), account.id === old, fault],
	]);
	expect(faults).toEqual([
		[1, true, "ACCOUNT_NOT_USABLE"],
		[2, false, "USER_NOT_FOUND"],
		[2, true, "USER_NOT_FOUND"],
		[3, false, "USER_NOT_FOUND"],
		[3, true, "USER_NOT_FOUND"],
	]);
	const all = { userIds: [Mia, Sven], accountIds: [holiday, target], ...always };
	const again = (await alma.call(contract.assignPayrollAccounts, all)).answer;
	expect(again).toMatchObject({ assigned: 3, refused: [{ fault: "ALREADY_ASSIGNED" }] });
	const turned = { ...all, validTo: "2025-12-31" };
	const { refusal } = await alma.call(contract.assignPayrollAccounts, turned);
	expect(refusal.code).toBe("PAYROLL_ASSIGNMENT_TURNED");
	const used = (await alma.call(contract.getPayrollAccount, { id: holiday })).answer;
	expect(used.userCount).toBe(2);
	const deletion = await alma.call(contract.deletePayrollAccount, { id: holiday });
	expect(deletion.refusal.code).toBe("IN_USE");
});

test("one account is given, ended and taken; not twice, not archived, and not by who may not", async () => {
	const { company, leo, Mia, Sven, holiday, old } = await office();
	const give = (accountId: string, more: object = {}) =>
		leo.call(contract.createPayrollAssignment, { userId: Mia, accountId, ...always, ...more });
	const payrollAssignmentId = (await give(holiday)).answer.id;
	const end = { payrollAssignmentId, validTo: "2026-06-30", version: 1 };
	expect((await leo.call(contract.endPayrollAssignment, end)).answer.version).toBe(2);
	expect((await leo.call(contract.endPayrollAssignment, end)).refusal.code).toBe("STALE_VERSION");
	const listed = async () =>
		(await leo.call(contract.listPayrollAssignments, { userId: Mia })).answer.items;
	expect(await listed()).toMatchObject([{ accountCode: "FEI", validTo: "2026-06-30" }]);
	leo.headers[requestHeaders.language] = "en-EN";
	const twice = await give(holiday, { validFrom: "2026-06-30" });
	expect([twice.status, twice.refusal.code]).toEqual([422, "PAYROLL_ACCOUNT_ASSIGNED_TWICE"]);
	expect(twice.refusal.message).toBe(
		"The payroll account is already assigned to the employee in this period.",
	);
	expect((await give(old)).refusal.code).toBe("PAYROLL_ACCOUNT_NOT_USABLE");
	expect((await give(holiday, { validFrom: "2026-07-01" })).status).toBe(200);
	expect((await give(holiday, { userId: Sven })).status).toBe(404);
	expect((await give("x")).status).toBe(400);
	const mia = await company.as("Mia").call(contract.listPayrollAssignments, { userId: Mia });
	expect(mia.refusal).toMatchObject({ code: "FORBIDDEN", permission: "payroll.manage" });
	const elsewhere = await testCompany(server());
	const foreign = { payrollAssignmentId, validTo: null, validFrom: "2026-01-01", version: 2 };
	const theirs = await elsewhere.as("Alma").call(contract.updatePayrollAssignment, foreign);
	expect(theirs.status).toBe(404);
	const removal = { payrollAssignmentId };
	expect((await leo.call(contract.deletePayrollAssignment, removal)).status).toBe(403);
	await company.as("Alma").call(contract.deletePayrollAssignment, removal);
	expect(await listed()).toHaveLength(1);
});
