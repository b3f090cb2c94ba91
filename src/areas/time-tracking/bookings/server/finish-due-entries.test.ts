import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { finishDueEntries } from "./finish-due-entries.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

async function office() {
	server().clock.set("2026-11-21T08:00:00Z");
	const built = await testOffice(server(), { lena: {}, tom: {} }, async (tenant) => ({
		reason: await tenant.activity({
			name: "Sondereinsatz",
			classType: "WORKTIME",
			reasonRequired: true,
		}),
		unitId: tenant.created.siteUnitId,
	}));
	return { ...built, lena: built.worker("lena"), tom: built.worker("tom") };
}

function finish(tenantId: string) {
	return server().services.database.transaction(tenantId, (tx) =>
		finishDueEntries(tx, tenantId, server().clock.now()),
	);
}

async function rows(text: string, value: string) {
	return withClient(server().adminUrl, async (client) => (await client.query(text, [value])).rows);
}

test("a clock that nobody stopped ends at the limit and waits for approval", async () => {
	const { lena, tom, tenantId, activities } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 1 });
	await tom.book({ action: "START", activityId: activities.work });
	server().clock.set("2026-11-21T18:00:00Z");
	expect(await finish(tenantId)).toEqual([]);
	server().clock.set("2026-11-21T18:00:30Z");
	expect(await finish(tenantId)).toEqual([lena.id]);
	expect(await finish(tenantId)).toEqual([]);
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 08:00", end: "11-21 18:00", state: "REQUESTED", auto: true },
	]);
	expect(await timeline(server(), tom.id)).toMatchObject([{ end: null }]);
	const bookings = "select source, action from booking where user_id = $1 order by booked_at";
	expect(await rows(bookings, lena.id)).toEqual([
		{ source: "MANUAL", action: "START" },
		{ source: "AUTO_FINISH", action: "END" },
	]);
	const steps =
		"select kind from approval_step where user_id = $1 and state = 'OPEN' order by kind";
	expect(await rows(steps, lena.id)).toEqual([
		{ kind: "AUTO_FINISHED" },
		{ kind: "SUPERVISOR_APPROVAL" },
	]);
	const events =
		"select kind, by_user_id from approval_event where time_tracking_id in (select id from time_tracking where user_id = $1)";
	expect(await rows(events, lena.id)).toEqual([{ kind: "REQUESTED", by_user_id: null }]);
});

test("where the activity asks for a reason, that step is open too", async () => {
	const { lena, tenantId, extra } = await office();
	await lena.book({ action: "START", activityId: extra.reason });
	server().clock.advance({ hours: 11 });
	await finish(tenantId);
	const steps = "select kind from approval_step where user_id = $1 order by kind";
	expect(await rows(steps, lena.id)).toEqual([
		{ kind: "AUTO_FINISHED" },
		{ kind: "REQUEST_REASON" },
		{ kind: "SUPERVISOR_APPROVAL" },
	]);
});

test("a pause that nobody ended does not run out into work", async () => {
	const { lena, tenantId, activities } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 2 });
	await lena.book({ action: "START", activityId: activities.pause });
	server().clock.advance({ hours: 11 });
	await finish(tenantId);
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ end: "11-21 10:00", state: "APPROVED" },
		{ end: "11-21 20:00", classType: "PAUSE", state: "REQUESTED" },
	]);
});

test("the nearest place's setting holds: unit before company", async () => {
	const { lena, tenantId, activities, extra } = await office();
	await withClient(server().adminUrl, async (client) => {
		const text = `insert into setting (tenant_id, id, scope, place_id, key, value, valid_from)
			values ($1, gen_random_uuid(), $2, $3, 'timetracking.autoFinish', $4, '2020-01-01')`;
		await client.query(text, [tenantId, "GLOBAL", null, '{"afterMinutes": 720, "endAt": "LIMIT"}']);
		await client.query(text, [
			tenantId,
			"UNIT",
			extra.unitId,
			'{"afterMinutes": 240, "endAt": "LIMIT"}',
		]);
	});
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 5 });
	await finish(tenantId);
	expect(await timeline(server(), lena.id)).toMatchObject([{ end: "11-21 12:00" }]);
});

test("who comes back before the job has run finds the old entry finished and the new one running", async () => {
	const { lena, activities } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 11 });
	await lena.book({ action: "START", activityId: activities.work });
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 08:00", end: "11-21 18:00", state: "REQUESTED", auto: true },
		{ begin: "11-21 19:00", end: null, state: "APPROVED" },
	]);
});

test("the true end, entered afterwards, replaces the automatic one", async () => {
	const { lena, tenantId, activities } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 11 });
	await finish(tenantId);
	const { answer } = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-21T16:30:00Z",
	});
	expect(answer).toMatchObject({ outcome: "APPLIED", state: "REQUESTED" });
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ end: "11-21 16:30", auto: false, state: "REQUESTED" },
	]);
	const steps = "select kind from approval_step where user_id = $1 and state = 'OPEN'";
	expect(await rows(steps, lena.id)).toEqual([{ kind: "SUPERVISOR_APPROVAL" }]);
});

test("an automatic end ends its own entry, never one that a START just before it has begun", async () => {
	const { lena, tenantId, activities } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.set("2026-11-21T18:00:30Z");
	await finish(tenantId);
	server().clock.set("2026-11-21T18:01:00Z");
	const { answer } = await lena.book({
		action: "START",
		activityId: activities.pause,
		timestamp: "2026-11-21T17:58:00Z",
	});
	expect(answer).toMatchObject({ outcome: "APPLIED", state: "APPROVED" });
	const paused = { begin: "11-21 17:58", classType: "PAUSE", auto: false };
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ end: "11-21 17:58", auto: false, state: "APPROVED" },
		{ ...paused, end: null, state: "APPROVED" },
	]);
	// what was booked before goes on to count: the pause ends into the work it interrupted
	server().clock.set("2026-11-21T18:20:00Z");
	await lena.book({ action: "END", activityId: activities.pause });
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ end: "11-21 17:58", auto: false },
		{ ...paused, end: "11-21 18:20" },
		{ begin: "11-21 18:20", end: null, classType: "WORKTIME" },
	]);
	const open = "select kind from approval_step where user_id = $1 and state = 'OPEN'";
	expect(await rows(open, lena.id)).toEqual([]);
});
