import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { finishDueEntries } from "./finish-due-entries.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

async function office() {
	at("08:00");
	const built = await testOffice(
		server(),
		{ lena: {}, chief: { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] } },
		async (tenant, ids) => ({
			overtime: await tenant.activity({
				name: "Überstunden",
				classType: "WORKTIME",
				approval: { required: true },
			}),
			standby: await tenant.activity({
				name: "Rufdienst",
				classType: "WORKTIME",
				approval: { required: true, selfApproval: true },
			}),
			node: (await tenant.project({ name: "Umbau", userIds: [ids.lena as string] })).rootNodeId,
		}),
	);
	const { worker } = built;
	return { ...built, lena: worker("lena"), chief: worker("chief") };
}

/** A time of the day, UTC. */
function moment(time: string): string {
	return new Date(`2026-11-21T${time}Z`).toISOString();
}

function at(time: string): void {
	server().clock.set(`2026-11-21T${time}Z`);
}

function finish(tenantId: string) {
	return server().services.database.transaction(tenantId, (tx) =>
		finishDueEntries(tx, tenantId, server().clock.now()),
	);
}

async function statesOf(userId: string) {
	const entries = await timeline(server(), userId);
	return entries.map(({ begin, state }) => `${begin.slice("11-21 ".length)} ${state}`);
}

/** Open steps, by the begin of their entries. */
function openSteps(userId: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select to_char(t.begin_at at time zone 'UTC', 'HH24:MI') || ' ' || s.kind as step
			from approval_step s join time_tracking t on t.tenant_id = s.tenant_id and t.id = s.time_tracking_id
			where s.user_id = $1 and s.state = 'OPEN' order by 1`,
			[userId],
		);
		return rows.map((row) => row.step);
	});
}

test("what was begun late is not settled by an end in time after the automatic one", async () => {
	const { lena, tenantId, activities } = await office();
	at("18:00");
	const activityId = activities.work;
	await lena.book({ action: "START", activityId, timestamp: moment("08:05") });
	at("18:05:30");
	expect(await finish(tenantId)).toEqual([lena.id]);
	at("18:06");
	const { answer } = await lena.book({ action: "END", activityId, timestamp: moment("18:04:59") });
	expect(answer).toMatchObject({ outcome: "APPLIED", state: "REQUESTED" });
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ end: "11-21 18:04", auto: false, state: "REQUESTED" },
	]);
	expect(await openSteps(lena.id)).toEqual(["08:05 SUPERVISOR_APPROVAL"]);
});

test("what was begun in time is settled by an end in time after the automatic one", async () => {
	const { lena, tenantId, activities } = await office();
	const activityId = activities.work;
	await lena.book({ action: "START", activityId });
	at("18:01");
	expect(await finish(tenantId)).toEqual([lena.id]);
	const { answer } = await lena.book({ action: "END", activityId, timestamp: moment("17:59") });
	expect(answer).toMatchObject({ outcome: "APPLIED", state: "APPROVED" });
	expect(await openSteps(lena.id)).toEqual([]);
});

test("a late start that a pause gives back is not settled by an end in time", async () => {
	const { lena, activities } = await office();
	await lena.book({ action: "START", activityId: activities.pause });
	at("08:30");
	await lena.book({ action: "END", activityId: activities.pause });
	at("18:31");
	await lena.book({ action: "START", activityId: activities.work, timestamp: moment("07:50") });
	expect(await statesOf(lena.id)).toEqual(["07:50 REQUESTED", "08:00 APPROVED", "08:30 REQUESTED"]);
	at("18:32");
	const { answer } = await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: moment("18:29"),
	});
	expect(answer).toMatchObject({ outcome: "APPLIED", state: "REQUESTED" });
	expect(await openSteps(lena.id)).toEqual([
		"07:50 SUPERVISOR_APPROVAL",
		"08:30 SUPERVISOR_APPROVAL",
	]);
});

test("work that asks for approval still asks after the automatic end was replaced", async () => {
	const { lena, tenantId, extra } = await office();
	await lena.book({ action: "START", activityId: extra.overtime });
	at("18:01");
	await finish(tenantId);
	const { answer } = await lena.book({
		action: "END",
		activityId: extra.overtime,
		timestamp: moment("17:59"),
	});
	expect(answer.state).toBe("REQUESTED");
	expect(await openSteps(lena.id)).toEqual(["08:00 SUPERVISOR_APPROVAL"]);
});

test("work that asks for approval asks again when a pause gives it back", async () => {
	const { lena, activities, extra } = await office();
	await lena.book({ action: "START", activityId: extra.overtime });
	at("09:00");
	await lena.book({ action: "START", activityId: activities.pause });
	at("09:01");
	const back = await lena.book({ action: "END", activityId: activities.pause });
	expect(back.answer.state).toBe("REQUESTED");
	expect(await statesOf(lena.id)).toEqual(["08:00 REQUESTED", "09:00 APPROVED", "09:01 REQUESTED"]);
	expect(await openSteps(lena.id)).toEqual([
		"08:00 SUPERVISOR_APPROVAL",
		"09:01 SUPERVISOR_APPROVAL",
	]);
});

test("work that asks for approval asks again when a project gives it back", async () => {
	const { lena, extra } = await office();
	await lena.book({ action: "START", activityId: extra.overtime });
	at("09:00");
	await lena.book({ action: "START", projectNodeId: extra.node });
	at("10:00");
	await lena.book({ action: "END", projectNodeId: extra.node });
	expect(await statesOf(lena.id)).toEqual(["08:00 REQUESTED", "09:00 APPROVED", "10:00 REQUESTED"]);
});

test("a project begun without an activity asks when the usual work does", async () => {
	const { lena, activities, extra } = await office();
	await withClient(server().adminUrl, (client) =>
		client.query(
			`update activity set approval = approval || '{"required": true, "stages": 1}' where id = $1`,
			[activities.work],
		),
	);
	const { answer } = await lena.book({ action: "START", projectNodeId: extra.node });
	expect(answer.state).toBe("REQUESTED");
	expect(await openSteps(lena.id)).toEqual(["08:00 SUPERVISOR_APPROVAL"]);
});

test("an ordinary day stays approved when work that asks for approval follows", async () => {
	const { lena, activities, extra } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	at("17:00");
	const over = await lena.book({ action: "START", activityId: extra.overtime });
	expect(over.answer).toMatchObject({ outcome: "APPLIED", state: "REQUESTED" });
	at("19:00");
	const left = await lena.book({ action: "END", activityId: extra.overtime });
	expect(left.answer.state).toBe("REQUESTED");
	expect(await statesOf(lena.id)).toEqual(["08:00 APPROVED", "17:00 REQUESTED"]);
	expect(await openSteps(lena.id)).toEqual(["17:00 SUPERVISOR_APPROVAL"]);
});

test("what a pause gives back asks when a booking in time makes other work of it", async () => {
	const { lena, activities, extra } = await office();
	await lena.book({ action: "START", activityId: activities.work });
	at("12:30");
	await lena.book({ action: "START", activityId: activities.pause });
	at("12:31");
	await lena.book({ action: "END", activityId: activities.pause });
	at("12:32");
	await lena.book({ action: "START", activityId: extra.overtime, timestamp: moment("12:29") });
	expect(await statesOf(lena.id)).toEqual([
		"08:00 APPROVED",
		"12:29 REQUESTED",
		"12:30 APPROVED",
		"12:31 REQUESTED",
	]);
});

test("a late start beneath a project leaves the project as it was decided", async () => {
	const { lena, activities, extra } = await office();
	await lena.book({ action: "START", projectNodeId: extra.node });
	at("09:00");
	await lena.book({ action: "START", activityId: activities.work, timestamp: moment("07:00") });
	expect(await statesOf(lena.id)).toEqual(["07:00 REQUESTED", "08:00 APPROVED"]);
	at("10:00");
	await lena.book({ action: "END", projectNodeId: extra.node });
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-21 07:00" },
		{ begin: "11-21 08:00", end: "11-21 10:00", state: "APPROVED" },
		{ begin: "11-21 10:00", end: null, node: null, state: "APPROVED" },
	]);
});

test("self-approval needs FULL and the activity's leave; FULL decides for others", async () => {
	const { lena, chief, extra } = await office();
	const stateOf = async (reply: ReturnType<typeof lena.book>) => (await reply).answer.state;
	const standby = { action: "START", activityId: extra.standby } as const;
	const overtime = { action: "START", activityId: extra.overtime } as const;
	expect(await stateOf(chief.book(standby))).toBe("APPROVED");
	expect(await stateOf(lena.book(standby))).toBe("REQUESTED");
	at("09:00");
	expect(await stateOf(chief.book(overtime))).toBe("REQUESTED");
	expect(await stateOf(chief.book({ ...overtime, userId: lena.id }))).toBe("APPROVED");
	expect(await statesOf(lena.id)).toEqual(["08:00 REQUESTED", "09:00 APPROVED"]);
});

test("self-approval reaches no further than the activity that allows it", async () => {
	const { chief, activities, extra } = await office();
	await chief.book({ action: "START", activityId: activities.work });
	at("12:00");
	const { answer } = await chief.book({
		action: "START",
		activityId: extra.standby,
		timestamp: moment("10:00"),
	});
	expect(answer.state).toBe("APPROVED");
	expect(await statesOf(chief.id)).toEqual(["08:00 REQUESTED", "10:00 APPROVED"]);
});
