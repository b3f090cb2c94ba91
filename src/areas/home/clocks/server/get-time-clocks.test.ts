import { expect, test, vi } from "vitest";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function office(begin = "2026-11-21T08:00:00Z") {
	server().clock.set(begin);
	const built = await testOffice(server(), { lena: {}, tom: {} }, async (tenant, ids) => ({
		project: await tenant.project({
			name: "Umbau",
			nodes: ["Planung"],
			userIds: [ids.lena as string],
		}),
		coffee: await tenant.activity({ name: "Bildschirmpause", classType: "BREAK" }),
		old: await tenant.activity({ name: "Alte Pause", classType: "PAUSE", isEnabled: false }),
	}));
	const lena = built.worker("lena");
	const clocks = async (input: { projectNodeIds?: string[] } = {}) =>
		(await lena.browser.call(contract.getTimeClocks, input)).answer;
	return { ...built, lena, clocks };
}

test("before coming the clocks stand and say what they would start", async () => {
	const { clocks, activities } = await office();
	expect(await clocks()).toMatchObject({
		targetTime: null,
		defaultWorkTimeActivity: { id: activities.work, classType: "WORKTIME" },
		defaultPauseActivity: { id: activities.pause },
		workTimeClock: {
			status: "STOPPED",
			currentActivity: null,
			workTime: 0,
			pauseTime: 0,
			since: null,
		},
		actionActivities: [{ name: "Dienstgang" }],
		pauseActivities: [{ name: "Bildschirmpause" }, { name: "Pause" }],
		projectClocks: [],
		serverTime: "2026-11-21T08:00:00.000Z",
	});
});

test("a pause leaves the work time standing, a break does not", async () => {
	const { lena, clocks, activities, extra } = await office();
	const { clock } = server();
	await lena.book({ action: "START", activityId: activities.work });
	clock.advance({ hours: 4 });
	expect((await clocks()).workTimeClock).toMatchObject({
		status: "RUNNING",
		workTime: 14_400,
		since: "2026-11-21T08:00:00.000Z",
	});
	await lena.book({ action: "START", activityId: activities.pause });
	clock.advance({ minutes: 30 });
	expect((await clocks()).workTimeClock).toMatchObject({
		status: "PAUSED",
		workTime: 14_400,
		pauseTime: 1800,
		pauseIsPaid: false,
		currentActivity: { id: activities.pause },
	});
	await lena.book({ action: "START", activityId: extra.coffee });
	clock.advance({ minutes: 10 });
	expect((await clocks()).workTimeClock).toMatchObject({
		status: "PAUSED",
		workTime: 15_000,
		pauseTime: 2400,
		pauseIsPaid: true,
	});
});

test("an errand is shown since its own begin, the work after it since coming", async () => {
	const { lena, clocks, activities } = await office();
	const { clock } = server();
	await lena.book({ action: "START", activityId: activities.work });
	clock.advance({ hours: 2 });
	await lena.book({ action: "START", activityId: activities.errand });
	clock.advance({ minutes: 20 });
	expect((await clocks()).workTimeClock).toMatchObject({
		status: "RUNNING",
		currentActivity: { name: "Dienstgang" },
		workTime: 8400,
		since: "2026-11-21T10:00:00.000Z",
	});
	await lena.book({ action: "START", activityId: activities.work });
	expect((await clocks()).workTimeClock.since).toBe("2026-11-21T08:00:00.000Z");
});

test("what a pause and a project interrupt is answered as long as they run", async () => {
	const { lena, clocks, activities, extra } = await office();
	const { clock } = server();
	const [planning] = extra.project.nodeIds as [string];
	const nothing = { work: null, project: null };
	await lena.book({ action: "START", activityId: activities.work });
	expect((await clocks()).interrupted).toEqual(nothing);
	clock.advance({ hours: 1 });
	await lena.book({ action: "START", projectNodeId: planning });
	expect((await clocks()).interrupted).toMatchObject({
		work: { id: activities.work },
		project: null,
	});
	clock.advance({ hours: 1 });
	await lena.book({ action: "START", activityId: activities.pause });
	expect((await clocks()).interrupted).toMatchObject({
		work: { id: activities.work },
		project: { activity: { id: activities.work }, projectNodeId: planning },
	});
	clock.advance({ minutes: 1 });
	await lena.book({ action: "END", activityId: activities.work });
	expect((await clocks()).interrupted).toEqual(nothing);
});

test("project clocks: those that run, have time, are favourites or were asked for", async () => {
	const { lena, clocks, extra } = await office();
	const [planning] = extra.project.nodeIds as [string];
	const asked = await clocks({ projectNodeIds: [planning, newId(0)] });
	expect(asked.projectClocks).toMatchObject([
		{
			status: "STOPPED",
			workTime: 0,
			project: { name: "Umbau" },
			projectNode: { id: planning, name: "Planung" },
		},
	]);
	await lena.book({ action: "START", projectNodeId: planning });
	server().clock.advance({ minutes: 20 });
	const running = await clocks();
	expect(running.workTimeClock.status).toBe("RUNNING");
	expect(running.projectClocks).toMatchObject([
		{ status: "RUNNING", workTime: 1200, currentActivity: { name: "Arbeitszeit" } },
	]);
	await lena.book({ action: "END", projectNodeId: planning });
	expect((await clocks()).projectClocks).toMatchObject([
		{ status: "STOPPED", workTime: 1200, currentActivity: null },
	]);
});

test("projects of others are not answered, however they are asked for", async () => {
	const { worker, extra } = await office();
	const { answer } = await worker("tom").browser.call(contract.getTimeClocks, {
		projectNodeIds: [extra.project.rootNodeId],
	});
	expect(answer.projectClocks).toEqual([]);
});

test("a night shift is seen whole at two in the morning", async () => {
	const { lena, clocks, activities } = await office("2026-11-21T21:00:00Z");
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.advance({ hours: 4 });
	const seen = await clocks();
	expect(seen.workTimeClock.workTime).toBe(14_400);
	expect(seen.day).toMatchObject({
		date: "2026-11-22",
		zone: "Europe/Berlin",
		entries: [{ begin: "2026-11-21T21:00:00.000Z", end: null }],
	});
});

test("the target of today, less what a holiday credits", async () => {
	const { lena, clocks, tenantId } = await office();
	expect((await clocks()).targetTime).toBeNull();
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
				holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, input_hash)
			select tenant_id, id, '2026-11-21', unit_id, site_id, 480, 0, 0, 0, 240, 0, 0, -240, 0, 0, ''
			from app_user where tenant_id = $1 and id = $2`,
			[tenantId, lena.id],
		),
	);
	expect((await clocks()).targetTime).toBe(4 * 3600);
});

test("the clocks take one round trip", async () => {
	const { clocks } = await office();
	const once = vi.spyOn(server().services.database, "once");
	const transaction = vi.spyOn(server().services.database, "transaction");
	await clocks();
	expect(once).toHaveBeenCalledTimes(1);
	expect(transaction).toHaveBeenCalledTimes(0);
	once.mockRestore();
	transaction.mockRestore();
});
