import { expect, test } from "vitest";
import {
	finishDueEntries,
	testOffice,
	timeline,
} from "#areas/time-tracking/bookings/server/test-office.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const booked = "2026-10-31T08:00:00Z";

/** Lena came on the last of October and went nine hours later; on 2 November, while her app had no network, Chief closes it. */
async function office() {
	server().clock.set(booked);
	const built = await testOffice(
		server(),
		{ lena: {}, chief: { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] }, clerk: {} },
		async () => ({}),
	);
	const { activities, worker, ids, tenantId } = built;
	const lena = worker("lena");
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 9 });
	await lena.book({ action: "END", activityId: activities.work });
	await ask(
		"update session set idle_until = '2027-01-01', ends_at = '2027-01-01' where tenant_id = $1",
		[tenantId],
	);
	server().clock.set("2026-11-02T08:00:00Z");
	const chief = worker("chief").browser;
	const close = () =>
		chief.call(contract.closeMonths, { month: "2026-10", userIds: [ids.lena as string] });
	return { ...built, lena, chief, close };
}

function ask(text: string, values: unknown[]) {
	return withClient(server().adminUrl, async (client) => (await client.query(text, values)).rows);
}

test("a booking for a closed month is kept and changes nothing; somebody is to look at it", async () => {
	const { lena, chief, close, activities } = await office();
	const { answer: closing } = await close();
	expect(closing.closed).toBe(1);
	const before = await timeline(server(), lena.id);
	const late = {
		bookingId: newId(Date.parse("2026-10-31T15:00:00Z")),
		timestamp: "2026-10-31T15:00:00Z",
		action: "END",
		activityId: activities.work,
	} as const;
	const first = await lena.book(late);
	expect(first.answer).toMatchObject({
		outcome: "CLOSED_MONTH",
		endedTimeTrackingId: null,
		state: null,
	});
	// sent once more: the same answer
	expect((await lena.book(late)).answer).toEqual(first.answer);
	expect(await timeline(server(), lena.id)).toEqual(before);
	const { answer } = await chief.call(contract.listLateBookings, {});
	expect(answer.items).toMatchObject([
		{
			bookingId: late.bookingId,
			user: { id: lena.id },
			month: "2026-10",
			at: "2026-10-31T15:00:00.000Z",
			action: "END",
			version: 1,
		},
	]);
	const { firstName, lastName } = answer.items[0]?.user ?? {};
	const found = async (search: string) =>
		(await chief.call(contract.listLateBookings, { search })).answer.total;
	expect([await found(`${lastName} ${firstName}`), await found("Niemand")]).toEqual([1, 0]);
});

test("such a booking is settled once, by people who may close the month", async () => {
	const { lena, chief, close, activities, worker } = await office();
	await close();
	const bookingId = newId(Date.parse("2026-10-31T15:00:00Z"));
	await lena.book({
		bookingId,
		timestamp: "2026-10-31T15:00:00Z",
		action: "END",
		activityId: activities.work,
	});
	const settle = (version: number) =>
		chief.call(contract.settleLateBooking, { bookingId, version });
	expect((await settle(2)).refusal.code).toBe("STALE_VERSION");
	expect((await settle(1)).status).toBe(200);
	expect((await settle(2)).refusal.code).toBe("LATE_BOOKING_SETTLED");
	const left = await chief.call(contract.listLateBookings, {});
	expect(left.answer.items).toEqual([]);
	const clerk = worker("clerk").browser;
	const denied = await clerk.call(contract.listLateBookings, {});
	expect(denied.status).toBe(403);
	const unknown = await chief.call(contract.settleLateBooking, { bookingId: newId(0), version: 1 });
	expect(unknown.status).toBe(404);
});

test("what begins in the open month is booked as ever", async () => {
	const { lena, close, activities } = await office();
	await close();
	const { answer } = await lena.book({ action: "START", activityId: activities.work });
	expect(answer.outcome).toBe("APPLIED");
});

test("the automatic clock-out leaves a closed month alone, tells so once, and goes on with the others", async () => {
	const { lena, chief, close, activities, tenantId, ids } = await office();
	await close();
	// as nobody can leave it: running in a month that is closed
	await ask("delete from closed_month where user_id = $1", [lena.id]);
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, '2026-10-31', '2026-10-31T20:00Z', '2026-11-01T06:00Z', 'Europe/Berlin', $4, 'WORKTIME', 'APPROVED', 'MANUAL')`,
		[tenantId, newId(0), lena.id, activities.work],
	);
	await ask(
		"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-10-01', 9, now())",
		[tenantId, lena.id],
	);
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, '2026-11-01', '2026-11-01T20:00Z', '2026-11-02T06:00Z', 'Europe/Berlin', $4, 'WORKTIME', 'APPROVED', 'MANUAL')`,
		[tenantId, newId(0), ids.clerk, activities.work],
	);
	const finish = () =>
		server().services.database.transaction(tenantId, (tx) =>
			finishDueEntries(tx, tenantId, server().clock.now()),
		);
	expect((await finish()).toSorted()).toEqual([lena.id, ids.clerk].toSorted());
	expect(await finish()).toEqual([]);
	const running = await ask(
		"select user_id from time_tracking where tenant_id = $1 and end_at is null",
		[tenantId],
	);
	expect(running).toEqual([{ user_id: lena.id }]);
	const { answer } = await chief.call(contract.listLateBookings, {});
	expect(answer.items).toMatchObject([{ source: "AUTO_FINISH", action: "END" }]);
});
