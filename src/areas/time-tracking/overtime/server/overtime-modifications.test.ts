import { expect, test } from "vitest";
import { contract as history } from "#areas/settings/log-history/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { closeMonth, ledger } from "./test-ledger.ts";

const server = useTestServer();

test("a payout takes what is there and what is not promised already", async () => {
	const mia = ledger(await testCompany(server()));
	expect((await mia.modify("OTHER", "2026-11-01", 60)).refusal.code).toBe(
		"OVERTIME_ACCOUNT_MISSING",
	);
	await mia.init("2026-01-01", 600);
	await mia.modify("PAYOUT", "2026-12-31", -400, "Wunsch von Mia");
	expect(await mia.account()).toMatchObject({
		balanceMinutes: 600,
		upcomingMinutes: -400,
		takeableMinutes: 200,
	});
	const tooMuch = await mia.modify("EXPIRY", "2026-11-21", -201);
	expect([tooMuch.status, tooMuch.refusal.code, tooMuch.refusal.facts]).toEqual([
		422,
		"OVERTIME_EXCEEDS_BALANCE",
		{ takeableMinutes: 200 },
	]);
	const refused = await Promise.all([
		mia.modify("PAYOUT", "2026-11-21", 60),
		mia.modify("OTHER", "2025-12-31", 60),
		mia.modify("OTHER", "2027-11-22", 60),
	]);
	expect(refused.map(({ refusal }) => refusal.code)).toEqual([
		"OVERTIME_ADDS",
		"OVERTIME_BEFORE_OPENING",
		"OVERTIME_TOO_FAR_AHEAD",
	]);
	await mia.modify("EXPIRY", "2026-11-21", -200);
	expect((await mia.account()).balanceMinutes).toBe(400);
});

test("two payouts at once do not take the same hours", async () => {
	const mia = ledger(await testCompany(server()));
	await mia.init("2026-01-01", 600);
	const both = await Promise.all([
		mia.modify("PAYOUT", "2026-11-21", -400),
		mia.modify("PAYOUT", "2026-11-21", -400),
	]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
	expect((await mia.account()).balanceMinutes).toBe(200);
});

test("a correction takes back what was written, beside it, for the same day", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	await mia.init("2026-01-01", 60);
	const first = (await mia.modify("PAYOUT", "2026-11-02", -50)).answer.id;
	server().clock.advance({ seconds: 1 });
	const second = await mia.change(first, { kind: "PAYOUT", minutes: -60 });
	expect(second.status).toBe(200);
	const { balanceMinutes, entries } = await mia.account();
	expect(balanceMinutes).toBe(0);
	expect(entries).toMatchObject([
		{ id: second.answer.id, kind: "PAYOUT", minutes: -60, isReversed: false },
		{ kind: "REVERSAL", minutes: 50, reversesId: first, reason: "Tippfehler" },
		{ id: first, kind: "PAYOUT", minutes: -50, isReversed: true },
		{ kind: "INIT" },
	]);
	const settled = await Promise.all([
		mia.change(first),
		mia.remove(first),
		mia.remove(entries[1]?.id as string),
		mia.remove(entries[3]?.id as string),
	]);
	expect(settled.map(({ refusal }) => refusal.code)).toEqual(
		Array(4).fill("OVERTIME_MODIFICATION_SETTLED"),
	);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select action, reason from audit_event where tenant_id = $1 and entity = 'overtime_entry' order by id",
			[company.tenantId],
		),
	);
	expect(rows.map(({ action }) => action).sort()).toEqual([
		"created",
		"created",
		"created",
		"reversed",
	]);
});

test("the history of an account tells limits and entries, to the person herself as well", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	await mia.init("2026-01-01", 60);
	server().clock.advance({ seconds: 1 });
	await mia.limit({ upper: 600 });
	server().clock.advance({ seconds: 1 });
	await mia.modify("PAYOUT", "2026-11-02", -50, "Wunsch");
	const read = async (who: string) => {
		const { answer } = await company
			.as(who)
			.call(history.getLogHistory, { entity: "overtime_account", entityId: mia.userId });
		return answer.events;
	};
	const events = await read("Hanna");
	expect(events).toHaveLength(4);
	expect(events[0]).toMatchObject({
		entity: "overtime_entry",
		action: "created",
		reason: "Wunsch",
	});
	expect(events[1]?.changes).toEqual([{ field: ["upperMinutes"], before: null, after: 600 }]);
	expect(await read("Mia")).toHaveLength(4);
	expect(await read("Sven")).toEqual([]);
});

test("a wrong correction leaves the modification as it is", async () => {
	const mia = ledger(await testCompany(server()));
	await mia.init("2026-01-01", 60);
	const { id } = (await mia.modify("PAYOUT", "2026-11-02", -50)).answer;
	const refused = await mia.change(id, { kind: "PAYOUT", minutes: -61 });
	expect(refused.refusal.code).toBe("OVERTIME_EXCEEDS_BALANCE");
	expect((await mia.account()).entries).toHaveLength(2);
});

test("two who take back at once take back once", async () => {
	const mia = ledger(await testCompany(server()));
	await mia.init("2026-01-01");
	const { id } = (await mia.modify("OTHER", "2026-11-02", 50)).answer;
	const both = await Promise.all([mia.remove(id), mia.remove(id)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await mia.account()).balanceMinutes).toBe(0);
});

test("what a closed month carried over stays", async () => {
	const company = await testCompany(server());
	const mia = ledger(company);
	await mia.init("2026-09-01");
	const { id } = (await mia.modify("OTHER", "2026-09-15", 50)).answer;
	await closeMonth(server(), company, "2026-09-30", 30);
	const refused = await Promise.all([
		mia.modify("OTHER", "2026-09-30", 60),
		mia.change(id, { effectiveOn: "2026-10-02" }),
		mia.remove(id),
	]);
	expect(refused.map(({ refusal }) => refusal.code)).toEqual(
		Array(3).fill("OVERTIME_MONTH_CLOSED"),
	);
	expect((await mia.account()).balanceMinutes).toBe(80);
});

test("the ledger cannot be rewritten", async () => {
	const company = await testCompany(server());
	await ledger(company).init("2026-01-01", 60);
	const rewrite = (statement: string) =>
		withClient(server().adminUrl, async (client) => {
			await client.query("begin");
			await client.query("select set_config('app.tenant_id', $1, true)", [company.tenantId]);
			await client.query("set local role app");
			await client.query(statement);
		});
	await expect(rewrite("update overtime_entry set minutes = 6000")).rejects.toThrow(
		/permission denied/,
	);
	await expect(rewrite("delete from overtime_entry")).rejects.toThrow(/permission denied/);
});
