import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

async function office() {
	server().clock.set("2026-11-21T08:00:00Z");
	const built = await testOffice(server(), { lena: {}, tom: {} }, async (tenant, ids) => {
		const project = await tenant.project({
			name: "Umbau",
			nodes: ["Planung"],
			userIds: [ids.lena as string],
		});
		const gps = await tenant.activity({
			name: "Außendienst",
			classType: "ACTION",
			bookingRequiresGps: true,
		});
		return { project, gps };
	});
	return { ...built, lena: built.worker("lena"), tom: built.worker("tom") };
}

test("coming, pausing, going on and leaving make consecutive entries", async () => {
	const { lena, activities } = await office();
	const { clock } = server();
	const came = await lena.book({ action: "START", activityId: activities.work });
	expect(came.answer).toMatchObject({ outcome: "APPLIED", state: "APPROVED" });
	clock.advance({ hours: 4 });
	await lena.book({ action: "START", activityId: activities.pause });
	clock.advance({ minutes: 30 });
	const back = await lena.book({ action: "END", activityId: activities.pause });
	expect(back.answer.begunTimeTrackingId).toBe(back.answer.bookingId);
	clock.advance({ hours: 4 });
	const left = await lena.book({ action: "END", activityId: activities.work });
	expect(left.answer).toMatchObject({
		outcome: "APPLIED",
		endedTimeTrackingId: back.answer.bookingId,
		begunTimeTrackingId: null,
	});
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 08:00", end: "11-21 12:00", classType: "WORKTIME" },
		{ begin: "11-21 12:00", end: "11-21 12:30", classType: "PAUSE" },
		{ begin: "11-21 12:30", end: "11-21 16:30", classType: "WORKTIME" },
	]);
});

test("a project runs over the work and gives it back, also across a pause", async () => {
	const { lena, activities, extra } = await office();
	const { clock } = server();
	const node = extra.project.nodeIds[0] as string;
	await lena.book({ action: "START", activityId: activities.errand });
	clock.advance({ hours: 1 });
	await lena.book({ action: "START", projectNodeId: node });
	clock.advance({ hours: 1 });
	await lena.book({ action: "START", activityId: activities.pause });
	clock.advance({ hours: 1 });
	await lena.book({ action: "END", activityId: activities.pause });
	clock.advance({ hours: 1 });
	await lena.book({ action: "END", projectNodeId: node });
	clock.advance({ hours: 1 });
	await lena.book({ action: "END", activityId: activities.work });
	expect(
		(await timeline(server(), lena.id)).map((entry) => [entry.classType, entry.node === node]),
	).toEqual([
		["ACTION", false],
		["WORKTIME", true],
		["PAUSE", false],
		["WORKTIME", true],
		["ACTION", false],
	]);
});

test("the same booking again answers the same and books nothing twice; other content is refused", async () => {
	const { lena, activities } = await office();
	const timestamp = server().clock.now().toISOString();
	const bookingId = newId(Date.parse(timestamp));
	const booking = { action: "START" as const, activityId: activities.work, bookingId, timestamp };
	const first = await lena.book(booking);
	server().clock.advance({ minutes: 20 });
	const again = await lena.book({ ...booking, bookingId: bookingId.toUpperCase() });
	expect(again.answer).toEqual(first.answer);
	expect(await timeline(server(), lena.id)).toHaveLength(1);
	const other = await lena.book({ ...booking, action: "END" });
	expect(other.status).toBe(409);
	expect(other.refusal.code).toBe("BOOKING_ID_TAKEN");
});

test("another person's booking id is taken, and says no more", async () => {
	const { lena, tom, activities } = await office();
	const timestamp = server().clock.now().toISOString();
	const bookingId = newId(Date.parse(timestamp));
	const booking = { action: "START" as const, activityId: activities.work, bookingId, timestamp };
	await lena.book(booking);
	const refused = await tom.book(booking);
	expect(refused.refusal).toMatchObject({ error: "InvalidAction", code: "BOOKING_ID_TAKEN" });
	expect(await timeline(server(), tom.id)).toEqual([]);
});

test("ending nothing and starting what runs are kept and change nothing", async () => {
	const { lena, activities } = await office();
	const nothing = await lena.book({ action: "END", activityId: activities.work });
	expect(nothing.answer).toMatchObject({ outcome: "NOTHING_RUNNING", state: null });
	server().clock.advance({ minutes: 1 });
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ minutes: 1 });
	const same = await lena.book({ action: "START", activityId: activities.work });
	expect(same.answer).toMatchObject({ outcome: "ALREADY_RUNNING", begunTimeTrackingId: null });
	expect(await timeline(server(), lena.id)).toMatchObject([{ begin: "11-21 08:01", end: null }]);
});

test.each([
	["no uuid", "not-an-id"],
	["a uuid of version 4", "0b9d3a52-8f5f-4c7e-9a3c-8f6f5f2b7f10"],
	["an id of the day before yesterday", newId(Date.parse("2026-11-19T08:00:00Z"))],
])("%s is no booking id", async (_what, bookingId) => {
	const { lena, activities } = await office();
	const { status, refusal } = await lena.book({
		action: "START",
		activityId: activities.work,
		bookingId,
	});
	expect(status).toBe(400);
	expect(refusal.details[0]?.field).toBe("bookingId");
});

test("the future is refused, a clock that is a minute fast is not", async () => {
	const { lena, activities } = await office();
	const late = await lena.book({
		action: "START",
		activityId: activities.work,
		timestamp: "2026-11-21T08:01:01Z",
	});
	expect(late.refusal).toMatchObject({ error: "InvalidAction", code: "BOOKING_IN_FUTURE" });
	const fast = await lena.book({
		action: "START",
		activityId: activities.work,
		timestamp: "2026-11-21T08:01:00Z",
	});
	expect(fast.answer.outcome).toBe("APPLIED");
});

test("where the place is needed nothing is booked without it, and it is kept only there", async () => {
	const { lena, activities, extra } = await office();
	const without = await lena.book({ action: "START", activityId: extra.gps });
	expect(without.refusal.code).toBe("GPS_REQUIRED");
	const half = await lena.book({ action: "START", activityId: extra.gps, latitude: 51.5 });
	expect(half.refusal.details[0]?.field).toBe("longitude");
	const place = { latitude: 51.5, longitude: 7.4 };
	await lena.book({ action: "START", activityId: activities.work, ...place });
	server().clock.advance({ minutes: 1 });
	const booked = await lena.book({ action: "START", activityId: extra.gps, ...place });
	const positions = await withClient(server().adminUrl, (client) =>
		client.query(
			"select booking_id from booking_position p join booking b on b.id = p.booking_id where b.user_id = $1",
			[lena.id],
		),
	);
	expect(positions.rows).toEqual([{ booking_id: booked.answer.bookingId }]);
});

test.each([
	["ACTIVITY_MISSING", () => ({ action: "START" as const })],
	["ACTIVITY_NOT_FOUND", () => ({ action: "START" as const, activityId: newId(0) })],
	[
		"ACTIVITY_NOT_BOOKABLE",
		(activities: Record<string, string>) => ({
			action: "START" as const,
			activityId: activities.leave as string,
		}),
	],
	["PROJECT_NODE_UNKNOWN", () => ({ action: "START" as const, projectNodeId: newId(0) })],
])("%s", async (code, given) => {
	const { lena, activities } = await office();
	const { refusal } = await lena.book(given(activities));
	expect(refusal.code).toBe(code);
	expect(refusal.message).not.toBe(code);
	expect(await timeline(server(), lena.id)).toEqual([]);
});

test("a project is for those assigned to it", async () => {
	const { tom, extra } = await office();
	const { status, refusal } = await tom.book({
		action: "START",
		projectNodeId: extra.project.rootNodeId,
	});
	expect(status).toBe(403);
	expect(refusal.code).toBe("PROJECT_NOT_ASSIGNED");
});

test("only Arbeitszeit runs on a project", async () => {
	const { lena, activities, extra } = await office();
	const { refusal } = await lena.book({
		action: "START",
		activityId: activities.errand,
		projectNodeId: extra.project.rootNodeId,
	});
	expect(refusal.code).toBe("ACTIVITY_NOT_ON_PROJECT");
});

test("nobody books without a session", async () => {
	const { lena, activities } = await office();
	lena.browser.cookies.clear();
	const none = await lena.book({ action: "START", activityId: activities.work });
	expect(none.status).toBe(401);
	lena.browser.cookies.set("stundwerk", `${newId(0)}.${"a".repeat(43)}`);
	const forged = await lena.book({ action: "START", activityId: activities.work });
	expect(forged.status).toBe(401);
});

test("each booking leaves its trace", async () => {
	const { lena, activities } = await office();
	const { answer } = await lena.book({ action: "START", activityId: activities.work });
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select entity, action, subject_user_id, actor_id from audit_event where entity_id = $1",
			[answer.bookingId],
		),
	);
	expect(rows).toEqual([
		{ entity: "booking", action: "created", subject_user_id: lena.id, actor_id: lena.id },
	]);
});
