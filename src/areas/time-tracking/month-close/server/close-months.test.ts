import { expect, test } from "vitest";
import { contract as history } from "#areas/settings/log-history/contract.ts";
import { insertEntry } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

test("closing keeps the days, how they came about, and by which rules", async () => {
	const office = await closingOffice(server());
	const { answer } = await office.close();
	expect(answer).toEqual({ closed: 1, refused: [], jobId: null });
	const frozen = await office.ask<{ days: number; worked: number; traced: number }>(
		`select count(*)::int as days, sum((result ->> 'workedMinutes')::int)::int as worked,
			count(*) filter (where jsonb_array_length(trace) > 0)::int as traced
		from frozen_day where user_id = $1 and close_no = 1`,
		[office.mia],
	);
	expect(frozen).toEqual([{ days: 31, worked: 300, traced: 22 }]);
	const [month] = await office.ask<{ figures: object; versions: object }>(
		"select figures, versions from frozen_month where user_id = $1",
		[office.mia],
	);
	expect(month).toMatchObject({
		figures: { workedMinutes: 300, targetMinutes: 22 * 480 },
		versions: { engine: 1, rules: [], ledgerIds: [] },
	});
	const events = await office.ask(
		"select action, after from audit_event where entity = 'closed_month' and subject_user_id = $1",
		[office.mia],
	);
	const after = { month: "2026-10", closeNo: 1 };
	expect(events).toEqual([{ action: "created", after }]);
	const again = await office.close();
	expect(again.answer).toMatchObject({
		closed: 0,
		refused: [{ user: { id: office.mia }, hindrance: "ALREADY_CLOSED" }],
	});
});

test("a frozen day tells how it came to its figures, whatever has become of it", async () => {
	const office = await closingOffice(server());
	await office.close();
	await office.enter("2026-10-01", "Hanna", "Nachtrag");
	const ask = (who: string, day: string) =>
		office.as(who).call(contract.getFrozenDay, { userId: office.mia, day });
	const { answer } = await ask("Mia", "2026-10-01");
	expect(answer).toMatchObject({
		closeNo: 1,
		figures: { workedMinutes: 300, targetMinutes: 480 },
		trace: expect.arrayContaining([expect.objectContaining({ reason: expect.any(String) })]),
	});
	expect((await ask("Rita", "2026-10-01")).answer).toEqual(answer);
	expect((await ask("Rita", "2026-09-01")).status).toBe(404);
});

test("a month is closed when it is over where the person works, and nothing of it runs", async () => {
	const office = await closingOffice(server());
	const current = await office.close("2026-11");
	expect(current.answer.refused).toMatchObject([{ hindrance: "NOT_OVER" }]);
	await office.ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, '2026-10-31', '2026-10-31T20:00Z', '2026-11-01T06:00Z', 'Europe/Berlin', $4, 'WORKTIME', 'APPROVED', 'MANUAL')`,
		[office.tenantId, newId(0), office.mia, office.activities.work],
	);
	const running = await office.close();
	expect(running.answer).toMatchObject({ closed: 0, refused: [{ hindrance: "ENTRY_RUNNING" }] });
	await office.ask(
		"update time_tracking set end_at = '2026-10-31T22:00Z', occupied_to = '2026-10-31T22:00Z' where user_id = $1 and end_at is null",
		[office.mia],
	);
	server().clock.set("2026-10-31T22:30:00Z");
	expect((await office.close()).answer.closed).toBe(0);
	// an hour before it is over in Greenwich
	server().clock.set("2026-10-31T23:30:00Z");
	expect((await office.close()).answer.closed).toBe(1);
});

test("what speaks against closing is listed; who may only read sees it all the same", async () => {
	const office = await closingOffice(server());
	await insertEntry(office, "2026-10-02", "07:00", "12:00", { state: "REQUESTED" });
	await office.close("2026-08");
	await office.settle("2026-10-01", "2026-10-31");
	const list = (who: string) => office.as(who).call(contract.listMonthCloses, { month: "2026-10" });
	const { answer } = await list("Rita");
	const mia = answer.items.find(({ user }) => user.id === office.mia);
	expect(mia).toMatchObject({
		isClosed: false,
		isOver: true,
		mayClose: false,
		obstacles: [
			{ code: "REQUESTED", count: 1 },
			{ code: "EARLIER_OPEN", count: 1 },
		],
	});
	const own = (await list("Mia")).answer.items;
	expect(own).toMatchObject([{ user: { id: office.mia }, mayClose: false }]);
	const payroll = (await list("Paula")).answer;
	expect(payroll.total).toBe(answer.total);
	expect(payroll.items.every(({ mayClose }) => mayClose)).toBe(true);
});

test("a closed month keeps the number of violations that it was closed with", async () => {
	const office = await closingOffice(server());
	await insertEntry(office, "2026-10-02", "06:00", "18:00");
	await office.settle("2026-10-01", "2026-10-31");
	const shown = async () => {
		const asked = { month: "2026-10", search: "sommer" };
		const { answer } = await office.as("Hanna").call(contract.listMonthCloses, asked);
		return answer.items[0]?.obstacles.find(({ code }) => code === "VIOLATIONS")?.count;
	};
	const open = await shown();
	expect(open).toBeGreaterThan(0);
	await office.close();
	expect(await shown()).toBe(open);
	await office.ask("delete from day_result where user_id = $1", [office.mia]);
	expect(await shown()).toBe(open);
});

test("the list is narrowed to closed months and searched by name", async () => {
	const office = await closingOffice(server());
	await office.close();
	const closed = await office
		.as("Rita")
		.call(contract.listMonthCloses, { month: "2026-10", isClosed: "true", search: "sommer" });
	expect(closed.answer).toMatchObject({
		total: 1,
		items: [
			{ isClosed: true, closeNo: 1, closedBy: "Hanna Amt", obstacles: [], changedMinutes: 0 },
		],
	});
});

test("FULL for times or WRITE for payroll closes and reopens; nothing less, and nobody elsewhere", async () => {
	const office = await closingOffice(server());
	for (const [who, status] of [
		["Willi", 403],
		["Rita", 403],
		["Mia", 403],
		["Paula", 200],
	] as const) {
		expect((await office.close("2026-10", who)).status).toBe(status);
	}
	expect((await office.reopen(1, "2026-10", "Willi")).status).toBe(403);
	const elsewhere = await closingOffice(server());
	const foreign = await elsewhere
		.as("Hanna")
		.call(contract.closeMonths, { month: "2026-10", userIds: [office.mia] });
	expect(foreign.status).toBe(404);
	const peek = { userId: office.mia, month: "2026-10" };
	const read = await elsewhere.as("Hanna").call(contract.getMonthComparison, peek);
	expect(read.status).toBe(404);
	const malformed = await office.as("Hanna").call(contract.closeMonths, { month: "2026-13" });
	expect(malformed.status).toBe(400);
});

test("reopened and closed again: both are kept, and people who saw an older close are informed", async () => {
	const office = await closingOffice(server());
	expect((await office.reopen(1)).refusal.code).toBe("MONTH_NOT_CLOSED");
	await office.close();
	expect((await office.reopen(2)).refusal.code).toBe("STALE_VERSION");
	expect((await office.reopen(1)).status).toBe(200);
	expect((await office.enter("2026-10-05")).status).toBe(200);
	expect((await office.close()).answer.closed).toBe(1);
	const comparison = await office.compare();
	expect(comparison.closes).toMatchObject([{ closeNo: 2 }, { closeNo: 1 }]);
	expect(comparison.totals).toMatchObject({
		frozen: { workedMinutes: 540 },
		now: { workedMinutes: 540 },
	});
	const { answer } = await office
		.as("Mia")
		.call(contract.getMonthComparison, { userId: office.mia, month: "2026-10", closeNo: 1 });
	expect(answer.totals.frozen).toMatchObject({ workedMinutes: 300 });
	expect(answer.days.filter(({ isChanged }) => isChanged).map(({ day }) => day)).toEqual([
		"2026-10-05",
	]);
	// whose month it is may read who closed it and opened it again
	const told = await office
		.as("Mia")
		.call(history.getLogHistory, { entity: "closed_month", entityId: office.mia });
	expect(told.answer.events).toMatchObject([
		{ action: "created" },
		{ action: "deleted", reason: "Beleg fehlte" },
		{ action: "created" },
	]);
});
