import { expect, test, vi } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

async function office() {
	server().clock.set("2026-11-21T08:00:00Z");
	const built = await testOffice(
		server(),
		{
			lena: {},
			chief: { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] },
			stranger: {},
			gone: { entryDate: "2026-11-22" },
		},
		async (tenant) => ({
			selfApproved: await tenant.activity({
				name: "Rufdienst",
				classType: "WORKTIME",
				approval: { selfApproval: true },
			}),
			approved: await tenant.activity({
				name: "Dienstreise",
				classType: "WORKTIME",
				approval: { required: true },
			}),
		}),
	);
	const { worker } = built;
	return {
		...built,
		lena: worker("lena"),
		chief: worker("chief"),
		stranger: worker("stranger"),
		gone: worker("gone"),
	};
}

function openSteps(userId: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select kind, purpose from approval_step where user_id = $1 and state = 'OPEN' order by kind",
			[userId],
		);
		return rows.map((row) => `${row.purpose} ${row.kind}`);
	});
}

test("ordinary bookings go with those that arrive with them, others take a transaction of their own", async () => {
	const { lena, activities } = await office();
	const transactions = vi.spyOn(server().services.database, "transactionAfter");
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ minutes: 5 });
	await lena.book({ action: "START", activityId: activities.pause });
	server().clock.advance({ minutes: 5 });
	await lena.book({ action: "END", activityId: activities.pause });
	server().clock.advance({ minutes: 5 });
	await lena.book({ action: "END", activityId: activities.work });
	expect(transactions).toHaveBeenCalledTimes(0);
	await lena.book({
		action: "START",
		activityId: activities.work,
		timestamp: "2026-11-21T07:00:00Z",
	});
	expect(transactions).toHaveBeenCalledTimes(1);
	transactions.mockRestore();
});

test("up to five minutes old is as good as now; older ones wait for a supervisor", async () => {
	const { lena, activities } = await office();
	const fresh = await lena.book({
		action: "START",
		activityId: activities.work,
		timestamp: "2026-11-21T07:55:00Z",
	});
	expect(fresh.answer.state).toBe("APPROVED");
	server().clock.advance({ hours: 1 });
	const late = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T08:30:00Z",
	});
	expect(late.answer).toMatchObject({
		outcome: "APPLIED",
		state: "REQUESTED",
		endedTimeTrackingId: fresh.answer.bookingId,
	});
	expect(await openSteps(lena.id)).toEqual(["REQUEST SUPERVISOR_APPROVAL"]);
	const again = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T08:30:00Z",
		bookingId: late.answer.bookingId,
	});
	expect(again.answer).toEqual(late.answer);
});

test("an activity may ask for approval, or let those with FULL approve for themselves", async () => {
	const { lena, chief, extra } = await office();
	const asked = await lena.book({ action: "START", activityId: extra.approved });
	expect(asked.answer.state).toBe("REQUESTED");
	const self = await chief.book({
		action: "START",
		activityId: extra.selfApproved,
		timestamp: "2026-11-21T07:00:00Z",
	});
	expect(self.answer.state).toBe("APPROVED");
});

test("a forgotten pause is put into the day that was derived already", async () => {
	const { lena, activities } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 8 });
	const left = await lena.book({ action: "END", activityId: activities.work });
	await lena.book({
		action: "START",
		activityId: activities.pause,
		timestamp: "2026-11-21T12:00:00Z",
	});
	await lena.book({
		action: "END",
		activityId: activities.pause,
		timestamp: "2026-11-21T12:30:00Z",
	});
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 08:00", end: "11-21 12:00", classType: "WORKTIME" },
		{ begin: "11-21 12:00", end: "11-21 12:30", classType: "PAUSE" },
		{ begin: "11-21 12:30", end: "11-21 16:00", classType: "WORKTIME" },
	]);
	const again = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T16:00:00Z",
		bookingId: left.answer.bookingId,
	});
	expect(again.answer.outcome).toBe("APPLIED");
});

test("bookings in the wrong order make the same day as in the right one", async () => {
	const { lena, chief, activities } = await office();
	server().clock.set("2026-11-21T18:00:00Z");
	const day = [
		["START", activities.work, "08:00"],
		["START", activities.pause, "12:00"],
		["END", activities.pause, "12:30"],
		["END", activities.work, "16:00"],
	] as const;
	for (const index of [3, 1, 0, 2]) {
		const [action, activityId, time] = day[index] as (typeof day)[number];
		const { status } = await chief.book({
			action,
			activityId,
			userId: lena.id,
			timestamp: `2026-11-21T${time}:00Z`,
		});
		expect(status).toBe(200);
	}
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 08:00", end: "11-21 12:00", state: "APPROVED" },
		{ begin: "11-21 12:00", end: "11-21 12:30", classType: "PAUSE" },
		{ begin: "11-21 12:30", end: "11-21 16:00" },
	]);
});

test("an entry corrected by hand stays as it is: CONFLICT and a request to change it", async () => {
	const { lena, activities } = await office();
	const came = await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 8 });
	await lena.book({ action: "END", activityId: activities.work });
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update time_tracking set corrected = true, begin_at = begin_at - interval '10 minutes' where id = $1",
			[came.answer.bookingId],
		),
	);
	const late = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T15:00:00Z",
	});
	expect(late.answer).toMatchObject({ outcome: "CONFLICT", endedTimeTrackingId: null });
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 07:50", end: "11-21 16:00" },
	]);
	expect(await openSteps(lena.id)).toEqual(["CHANGE SUPERVISOR_APPROVAL"]);
	const again = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T14:00:00Z",
	});
	expect(again.answer.outcome).toBe("CONFLICT");
});

test("clocking in where an approved entry lies is a conflict, not a failure; before it the clock may run", async () => {
	const { lena, activities } = await office();
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source, corrected)
			select tenant_id, $2, id, '2026-11-21', '2026-11-21T10:00Z', '2026-11-21T12:00Z', '2026-11-21T12:00Z', 'Europe/Berlin', $3, 'WORKTIME', 'APPROVED', 'MANUAL', true
			from app_user where id = $1`,
			[lena.id, newId(Date.parse("2026-11-21T10:00:00Z")), activities.work],
		),
	);
	const before = await lena.book({ action: "START", activityId: activities.work });
	expect(before.answer.outcome).toBe("APPLIED");
	await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T08:01:00Z",
	});
	server().clock.set("2026-11-21T11:00:00Z");
	const within = await lena.book({ action: "START", activityId: activities.work });
	expect(within.answer.outcome).toBe("CONFLICT");
});

test("for others: WRITE or FULL on their unit, else refused; who sees nobody learns nothing", async () => {
	const { lena, chief, stranger, activities } = await office();
	const refused = await stranger.book({
		action: "START",
		activityId: activities.work,
		userId: lena.id,
	});
	expect(refused.refusal).toMatchObject({
		error: "Forbidden",
		permission: "timetrackings.manage",
		level: "WRITE",
	});
	const missing = await stranger.book({
		action: "START",
		activityId: activities.work,
		userId: newId(0),
	});
	expect(missing.refusal).toEqual({ ...refused.refusal, traceId: missing.refusal.traceId });
	const unknown = await chief.book({
		action: "START",
		activityId: activities.work,
		userId: newId(0),
	});
	expect(unknown.status).toBe(404);
	const booked = await chief.book({
		action: "START",
		activityId: activities.work,
		userId: lena.id,
	});
	expect(booked.answer.state).toBe("APPROVED");
	expect(await timeline(server(), lena.id)).toHaveLength(1);
});

test("before the entry date there is no employment", async () => {
	const { gone, activities } = await office();
	const { status, refusal } = await gone.book({ action: "START", activityId: activities.work });
	expect(status).toBe(422);
	expect(refusal).toMatchObject({
		error: "RuleViolation",
		code: "USER_NOT_EMPLOYED",
		violations: [{ code: "USER_NOT_EMPLOYED", entryDate: "2026-11-22", exitDate: null }],
	});
});
