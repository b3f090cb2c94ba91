import { expect, test } from "vitest";
import { finishDueEntries } from "#areas/time-tracking/bookings/server/test-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testDesk } from "./test-desk.ts";

const server = useTestServer();

test("a supervisor approves: step, history, state and bookings say so", async () => {
	const { enter, approve, detail, steps, traces, bookings, worker } = await testDesk(server());
	const { id } = (await enter("lena")).answer;
	expect((await approve("boss", id)).answer).toEqual({ version: 2, state: "APPROVED" });
	expect(await steps(id)).toEqual(["REQUEST SUPERVISOR_APPROVAL=DONE"]);
	expect(await traces(id)).toEqual(["created", "approved"]);
	expect(await bookings(worker("lena").id)).toEqual([
		"20 08:00 START MANUAL",
		"20 12:00 END MANUAL",
	]);
	expect(await detail("boss", id)).toMatchObject({
		state: "APPROVED",
		steps: [{ kind: "SUPERVISOR_APPROVAL", decidedBy: "boss Muster" }],
		events: [
			{ kind: "REQUESTED", by: "lena Muster" },
			{ kind: "APPROVED", by: "boss Muster" },
		],
		moves: ["EDIT", "CANCEL"],
	});
});

test("only who is in the state Requested can be approved", async () => {
	const { enter, approve, reject } = await testDesk(server());
	const { id } = (await enter("lena")).answer;
	await reject("boss", id);
	const again = await approve("boss", id, 2);
	expect([again.status, again.refusal]).toMatchObject([
		409,
		{
			error: "InvalidAction",
			code: "ACTIVITY_NOT_REQUESTED_STATE",
			message: "Der Eintrag muss sich Beantragt-Status befinden um genehmigt werden zu können.",
		},
	]);
});

test("of two supervisors at once one decides, the other is told who did", async () => {
	const { enter, approve, reject, steps } = await testDesk(server());
	const { id } = (await enter("lena")).answer;
	const both = await Promise.all([approve("boss", id), reject("vera", id)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const late = both.find(({ status }) => status === 409);
	expect(late?.refusal).toMatchObject({
		code: "STALE_VERSION",
		facts: { changedBy: expect.stringMatching(/^(boss|vera) Muster$/) },
	});
	expect(await steps(id)).toHaveLength(1);
});

// biome-ignore format: a table, one case a line
test.each([
	["clerk", 403, "FORBIDDEN"],
	["reader", 403, "FORBIDDEN"],
	["lena", 403, "FORBIDDEN"],
	["head", 404, "NOT_FOUND"],
] as const)("%s may neither approve nor reject Lena's entry: %s", async (who, status, code) => {
	const { enter, approve, reject } = await testDesk(server());
	const { id } = (await enter("lena")).answer;
	const replies = [await approve(who, id), await reject(who, id)];
	expect(replies.map((reply) => [reply.status, reply.refusal.code])).toEqual([[status, code], [status, code]]);
});

test("one's own entry is approved by oneself where its activity allows it", async () => {
	const { enter, approve, extra, worker } = await testDesk(server());
	const own = async (activityId: string, span: string[]) => {
		const userId = worker("boss").id;
		const { answer } = await enter("boss", { userId, activityId, span });
		return approve("boss", answer.id);
	};
	const denied = await own(extra.overtime, ["08:00", "09:00"]);
	expect([denied.status, denied.refusal.code]).toEqual([403, "SELF_APPROVAL_NOT_ALLOWED"]);
	expect((await own(extra.standby, ["09:00", "10:00"])).status).toBe(200);
});

test("another open step stands in the way until the supervisor skips it", async () => {
	const { enter, approve, extra, steps } = await testDesk(server());
	const { answer } = await enter("lena", { activityId: extra.errand });
	const hindered = await approve("boss", answer.id);
	expect([hindered.status, hindered.refusal]).toMatchObject([
		422,
		{
			error: "RuleViolation",
			code: "OPEN_APPROVAL_STEP",
			violations: [{ kind: "REQUEST_REASON", acceptable: true }],
		},
	]);
	const skipping = await approve("boss", answer.id, 1, { openStepSuperVisor: true });
	expect(skipping.answer.state).toBe("APPROVED");
	expect(await steps(answer.id)).toEqual([
		"REQUEST REQUEST_REASON=SKIPPED",
		"REQUEST SUPERVISOR_APPROVAL=DONE",
	]);
});

test("an overlap found at approval is a violation", async () => {
	const { enter, approve, detail } = await testDesk(server());
	const { id } = (await enter("lena")).answer;
	await enter("boss", {
		span: ["11:30", "12:30"],
		state: "APPROVED",
		accept: ["TIME_TRACKING_OVERLAPS"],
	});
	const { status, refusal } = await approve("boss", id);
	expect([status, refusal.code]).toEqual([422, "TIME_TRACKING_OVERLAPS"]);
	expect(await detail("boss", id)).toMatchObject({
		state: "REQUESTED",
		warnings: { overlaps: [{ activityName: "Arbeitszeit" }] },
	});
});

test("the reason that was owed is given by the person", async () => {
	const { browser, enter, extra, steps, detail } = await testDesk(server());
	const { id } = (await enter("lena", { activityId: extra.errand })).answer;
	const give = (more: object, version = 1) =>
		browser("lena").call(contract.giveTimeTrackingReason, { id, version, ...more });
	expect((await give({})).refusal.code).toBe("REASON_NEEDED");
	const given = await give({ reasonId: extra.reason, reason: "eilig" });
	expect(given.answer).toEqual({ version: 2, state: "REQUESTED" });
	expect(await steps(id)).toEqual([
		"REQUEST REQUEST_REASON=DONE",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	expect((await detail("lena", id)).reason).toBe("Post geholt: eilig");
	expect((await give({ reason: "nochmal" }, 2)).refusal.code).toBe("REASON_NOT_ASKED");
	expect((await give({ reason: "alt" })).refusal.code).toBe("STALE_VERSION");
});

test("cancelling what is approved is asked for, granted or refused", async () => {
	const { enter, cancel, reject, steps, detail } = await testDesk(server());
	const { id } = (await enter("boss", { state: "APPROVED" })).answer;
	expect((await cancel("lena", id)).answer).toEqual({
		version: 2,
		state: "APPROVED",
		cancellationRequested: true,
	});
	expect((await cancel("lena", id, 2)).refusal.code).toBe("CANCELLATION_ALREADY_REQUESTED");
	expect((await reject("boss", id, 2)).answer.state).toBe("APPROVED");
	await cancel("lena", id, 3);
	expect((await cancel("boss", id, 4)).answer).toMatchObject({
		state: "CANCELLED",
		cancellationRequested: false,
	});
	expect((await steps(id)).sort()).toEqual([
		"CANCELLATION SUPERVISOR_APPROVAL=DONE",
		"CANCELLATION SUPERVISOR_APPROVAL=REFUSED",
	]);
	const { events } = await detail("lena", id);
	expect(events.map(({ kind }) => kind)).toEqual([
		"APPROVED",
		"CANCELLATION_REQUESTED",
		"REJECTED",
		"CANCELLATION_REQUESTED",
		"CANCELLED",
	]);
	expect((await cancel("boss", id, 5)).refusal.code).toBe("ACTIVITY_STATE_FINAL");
});

test("a running entry is not decided about", async () => {
	const { worker, cancel, approve, activities } = await testDesk(server());
	const { answer } = await worker("lena").book({ action: "START", activityId: activities.work });
	const id = answer.begunTimeTrackingId as string;
	expect((await cancel("boss", id)).refusal.code).toBe("ACTIVITY_RUNNING");
	expect((await approve("boss", id)).refusal.code).toBe("ACTIVITY_NOT_REQUESTED_STATE");
});

test("what was finished by itself counts once the supervisor skips that step", async () => {
	const { worker, approve, tenantId, activities, steps } = await testDesk(server());
	const { answer } = await worker("lena").book({ action: "START", activityId: activities.work });
	const id = answer.begunTimeTrackingId as string;
	server().clock.advance({ hours: 11 });
	await server().services.database.transaction(tenantId, (tx) =>
		finishDueEntries(tx, tenantId, server().clock.now()),
	);
	const version = 2;
	const { code, violations = [] } = (await approve("boss", id, version)).refusal;
	const told = violations as { code: string }[];
	// steps and rules at once: the person who decides is asked once
	expect([code, ...told.map((one) => one.code)]).toEqual([
		"OPEN_APPROVAL_STEP",
		"OPEN_APPROVAL_STEP",
		"OVER_8_HOURS",
		"BREAK_MISSING",
		"SIX_HOURS_WITHOUT_BREAK",
	]);
	const skipping = { openStepSuperVisor: true, accept: told.map((one) => one.code) };
	expect((await approve("boss", id, version, skipping)).answer.state).toBe("APPROVED");
	expect(await steps(id)).toEqual([
		"REQUEST AUTO_FINISHED=SKIPPED",
		"REQUEST SUPERVISOR_APPROVAL=DONE",
	]);
});
