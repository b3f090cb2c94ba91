import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closeMonth, fillDays, ledger, noLimits } from "./test-ledger.ts";

const server = useTestServer();

test("the balance is what was booked and the open days that are over", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	expect((await mia.get()).answer).toEqual({ account: null });
	expect((await mia.init("2026-09-01", 600)).answer).toEqual({ version: 1 });
	await fillDays(server(), company, {
		"2026-08-31": 999,
		"2026-09-30": 30,
		"2026-10-05": -45,
		"2026-11-20": 60,
		"2026-11-21": -480,
		"2026-11-23": -480,
	});
	expect(await mia.account()).toMatchObject({
		openedOn: "2026-09-01",
		balanceMinutes: 645,
		ledgerMinutes: 600,
		openMinutes: 45,
		takeableMinutes: 645,
		countedUntil: "2026-11-20",
		closedUntil: null,
		state: "WITHIN",
		openMonths: [
			{ month: "2026-11", minutes: 60 },
			{ month: "2026-10", minutes: -45 },
			{ month: "2026-09", minutes: 30 },
		],
		entries: [{ kind: "INIT", minutes: 600, isReversed: false }],
	});
	await closeMonth(server(), company, "2026-09-30", 30);
	expect(await mia.account()).toMatchObject({
		balanceMinutes: 645,
		closedUntil: "2026-09-30",
		openMonths: [{ minutes: 60 }, { minutes: -45 }],
	});
});

test("an account is opened once, at most a year ahead, with a trace", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	expect((await mia.init("2027-11-22")).refusal.code).toBe("OVERTIME_TOO_FAR_AHEAD");
	await mia.init("2026-01-01");
	const again = await mia.init("2026-01-01");
	expect([again.status, again.refusal.code]).toEqual([409, "OVERTIME_ACCOUNT_EXISTS"]);
	expect((await mia.account()).entries).toEqual([]);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select action, subject_user_id, after from audit_event where tenant_id = $1 and entity = 'overtime_account'",
			[company.tenantId],
		),
	);
	expect(rows).toEqual([
		{
			action: "created",
			subject_user_id: mia.userId,
			after: { openedOn: "2026-01-01", openingMinutes: 0 },
		},
	]);
});

test("limits are set upon their version, must agree, and tell the state", async () => {
	const mia = ledger(await testCompany(server()));
	expect((await mia.limit({})).refusal.code).toBe("OVERTIME_ACCOUNT_MISSING");
	await mia.init("2026-01-01", 2000);
	const contrary = await mia.limit({ upper: 60, upperNotice: 90 });
	expect([contrary.status, contrary.refusal.facts]).toEqual([422, { field: "upperNotice" }]);
	const limits = { upper: 2400, upperNotice: 1800, lower: -600, cap: 1900 };
	expect((await mia.limit(limits)).answer).toEqual({ version: 2 });
	expect(await mia.account()).toMatchObject({
		limits: { ...noLimits, ...limits },
		state: "NEAR_UPPER",
		aboveCapMinutes: 100,
	});
	const stale = await mia.limit({ upper: 0 }, 1);
	expect([stale.status, stale.refusal.facts]).toMatchObject([
		409,
		{ changedBy: "Hanna Muster", current: { upper: 2400, version: 2 } },
	]);
});

test("one's own account is read without a right; others need it for the person", async () => {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["overtime.manage"], "READ");
	});
	await ledger(company).init("2026-01-01", 60);
	const own = await ledger(company, "Mia").get();
	expect(own.answer.account?.balanceMinutes).toBe(60);
	expect((await ledger(company, "Leo").get()).status).toBe(200);
	const asked = await Promise.all([
		ledger(company, "Leo", "Sven").get(),
		ledger(company, "Mia", "Sven").get(),
		ledger(company, "Leo").limit({}),
		ledger(company, "Leo").init("2026-01-01"),
		ledger(company, "Leo").modify("OTHER", "2026-11-01", 60),
		ledger(company, "Mia").modify("OTHER", "2026-11-01", 60),
	]);
	expect(asked.map(({ status }) => status)).toEqual([404, 404, 403, 403, 403, 403]);
});

test("another tenant's person is as missing as nobody", async () => {
	const company = await testCompany(server());
	const other = await testCompany(server());
	await ledger(company).init("2026-01-01", 600);
	const written = await ledger(company).modify("PAYOUT", "2026-11-01", -60);
	const foreign = ledger({ ...other, ids: company.ids });
	const answers = await Promise.all([
		foreign.get(),
		foreign.init("2026-01-01"),
		foreign.limit({}),
		foreign.modify("OTHER", "2026-11-01", 60),
		foreign.change(written.answer.id),
		foreign.remove(written.answer.id),
		foreign.remove(newId(0)),
	]);
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

test("what is no account or modification is malformed", async () => {
	const mia = ledger(await testCompany(server()));
	const answers = await Promise.all([
		mia.init("2026-02-30"),
		mia.init("2026-01-01", 600_001),
		mia.limit({ cap: -1 }),
		mia.modify("OTHER", "2026-11-01", 0),
		mia.modify("OTHER", "2026-11-01", 60, " "),
		mia.browser.call(contract.listOvertimeAccounts, { states: ["UNKNOWN" as "NONE"] }),
	]);
	expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
});

test("a balance of which days wait says so, in the account and in the list; one beyond the closed months does not", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	await mia.init("2026-09-01", 600);
	await fillDays(server(), company, { "2026-09-30": 30, "2026-11-20": 60 });
	await closeMonth(server(), company, "2026-09-30", 30);
	const listed = async () =>
		(await mia.browser.call(contract.listOvertimeAccounts, { search: "Mia" })).answer.items[0];
	const said = async () => [
		(await mia.account()).isBeingComputed,
		(await listed())?.isBeingComputed,
	];
	const note = (from: string, to: string) =>
		withClient(server().adminUrl, (client) =>
			client.query(
				"insert into day_stale (tenant_id, user_id, from_day, to_day) values ($1, $2, $3, $4)",
				[company.tenantId, mia.userId, from, to],
			),
		);
	expect(await said()).toEqual([false, false]);
	await note("2026-09-01", "2026-09-30");
	// today counts from tomorrow on
	await note("2026-11-21", "2026-11-21");
	expect(await said()).toEqual([false, false]);
	await note("2026-11-20", "2026-11-22");
	expect(await said()).toEqual([true, true]);
});
