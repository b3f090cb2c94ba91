import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { moment, testDesk } from "./test-desk.ts";

const server = useTestServer();

test("who asks for oneself is answered with a request that a supervisor has to approve", async () => {
	const { enter, detail, steps, traces, bookings, worker } = await testDesk(server());
	const { status, answer } = await enter("lena", { reason: "Vergessen" });
	expect([status, answer]).toEqual([
		200,
		{
			id: expect.any(String),
			version: 1,
			state: "REQUESTED",
			warnings: { isLong: false, overlaps: [] },
		},
	]);
	expect(await steps(answer.id)).toEqual(["REQUEST SUPERVISOR_APPROVAL=OPEN"]);
	expect(await traces(answer.id)).toEqual(["created"]);
	expect(await bookings(worker("lena").id)).toEqual([]);
	expect(await detail("lena", answer.id)).toMatchObject({
		day: "2026-11-20",
		begin: "2026-11-20T08:00:00.000Z",
		duration: 14_400,
		state: "REQUESTED",
		source: "MANUAL",
		reason: "Vergessen",
		corrected: true,
		openSteps: ["SUPERVISOR_APPROVAL"],
		events: [{ kind: "REQUESTED", by: "lena Muster", reason: "Vergessen" }],
		moves: ["EDIT", "CANCEL"],
		mayDelete: true,
	});
});

// biome-ignore format: a table, one case a line
test.each([
	["lena", "work", "APPROVED", "APPROVED"],
	["lena", "overtime", "APPROVED", "APPROVAL_NEEDED"],
	["lena", "overtime", "REQUESTED", "REQUESTED"],
	["lena", "overtime", "PLANNED", "PLANNED"],
	["lena", "errand", "APPROVED", "APPROVAL_NEEDED"],
	["lena", "field", "APPROVED", "APPROVAL_NEEDED"],
	["clerk", "overtime", "APPROVED", "APPROVAL_NEEDED"],
	["clerk", "overtime", "REQUESTED", "REQUESTED"],
	["boss", "overtime", "APPROVED", "APPROVED"],
	["boss", "leave", "REQUESTED", "TIME_TRACKING_ACTIVITY_ONLY"],
	["reader", "work", "REQUESTED", "FORBIDDEN"],
	["tom", "work", "REQUESTED", "FORBIDDEN"],
	["head", "work", "REQUESTED", "NOT_FOUND"],
] as const)("%s enters %s for Lena as %s: %s", async (who, what, state, expected) => {
	const { enter, activities, extra } = await testDesk(server());
	const activityId = what === "work" ? activities.work : extra[what];
	const reply = await enter(who, { activityId, state });
	expect(reply.status === 200 ? reply.answer.state : reply.refusal.code).toBe(expected);
});

test("a missing level is named", async () => {
	const { enter } = await testDesk(server());
	const { status, refusal } = await enter("reader");
	expect([status, refusal]).toMatchObject([
		403,
		{ permission: "timetrackings.manage", level: "WRITE" },
	]);
});

test("steps follow what the activity asks for", async () => {
	const { enter, steps, extra } = await testDesk(server());
	const entered = async (activityId: string, more: object = {}) =>
		steps((await enter("lena", { activityId, ...more })).answer.id);
	expect(await entered(extra.errand)).toEqual([
		"REQUEST REQUEST_REASON=OPEN",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	const later = { begin: moment("13:00"), end: moment("14:00") };
	const chosen = { ...later, reasonId: extra.reason };
	expect(await entered(extra.errand, chosen)).toEqual(["REQUEST SUPERVISOR_APPROVAL=OPEN"]);
	const latest = { begin: moment("15:00"), end: moment("16:00") };
	expect(await entered(extra.field, latest)).toEqual([
		"REQUEST BOOKING_GPS_LOCATIONS=OPEN",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
});

const tooMuch = ["OVER_10_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];

// biome-ignore format: a table, one case a line
test.each([
	[["12:00", "12:00"], {}, 422, "TIME_TRACKING_END_BEFORE_BEGIN"],
	[["12:00", "11:00"], {}, 422, "TIME_TRACKING_END_BEFORE_BEGIN"],
	[["00:00", "+12:01"], {}, 422, "TIME_TRACKING_TOO_LONG"],
	[["00:00", "+12:00"], {}, 422, "RULES_VIOLATED"],
	[["00:00", "+12:00"], { accept: tooMuch }, 200, undefined],
	[["+11:00", "+12:02"], {}, 422, "TIME_TRACKING_IN_FUTURE"],
	[["+11:00", "+12:02"], { state: "PLANNED" }, 200, undefined],
] as const)("from %j %j: %s %s", async (span, more, status, code) => {
	const { enter } = await testDesk(server());
	const reply = await enter("lena", { span, ...more });
	expect([reply.status, reply.status === 200 ? undefined : reply.refusal.code]).toEqual([status, code]);
});

test("outside the employment nothing can be entered", async () => {
	const { enter } = await testDesk(server());
	const before = await enter("lena", {
		begin: "2025-12-31T08:00:00Z",
		end: "2025-12-31T09:00:00Z",
	});
	expect([before.status, before.refusal]).toMatchObject([
		422,
		{
			error: "RuleViolation",
			code: "USER_NOT_EMPLOYED",
			violations: [{ entryDate: "2026-01-01", exitDate: "2026-12-31" }],
		},
	]);
	const after = await enter("lena", {
		state: "PLANNED",
		begin: "2027-01-01T08:00:00Z",
		end: "2027-01-01T09:00:00Z",
	});
	expect(after.refusal.code).toBe("USER_NOT_EMPLOYED");
});

test("an approved entry is not met by another; a request only tells of it", async () => {
	const { enter, bookings, worker } = await testDesk(server());
	const { answer: first } = await enter("boss", { state: "APPROVED" });
	expect(await bookings(worker("lena").id)).toEqual([
		"20 08:00 START MANUAL",
		"20 12:00 END MANUAL",
	]);
	const within = { span: ["11:00", "13:00"] };
	const refused = await enter("boss", { ...within, state: "APPROVED" });
	expect([refused.status, refused.refusal]).toMatchObject([
		422,
		{
			code: "TIME_TRACKING_OVERLAPS",
			violations: [{ entry: { id: first.id, activityName: "Arbeitszeit" } }],
		},
	]);
	expect((await enter("lena", within)).refusal).toMatchObject({
		code: "RULES_VIOLATED",
		violations: [{ code: "TIME_TRACKING_OVERLAPS", acceptable: true }],
	});
	const accept = ["TIME_TRACKING_OVERLAPS"];
	const asked = await enter("lena", { ...within, accept });
	expect(asked.answer.warnings.overlaps.map(({ id }) => id)).toEqual([first.id]);
	const next = await enter("boss", { span: ["12:00", "13:00"], state: "APPROVED", accept });
	expect(next.status).toBe(200);
});

test("more than sixteen hours are warned about", async () => {
	const { enter } = await testDesk(server());
	const { answer } = await enter("lena", { span: ["00:00", "16:01"], accept: tooMuch });
	expect(answer.warnings.isLong).toBe(true);
});

test("projects and reasons are the person's and the activity's own", async () => {
	const { enter, extra, activities } = await testDesk(server());
	const code = async (more: object) => (await enter("lena", more)).refusal.code;
	expect((await enter("lena", { projectNodeId: extra.node })).status).toBe(200);
	expect(await code({ projectNodeId: newId(0) })).toBe("PROJECT_NODE_UNKNOWN");
	expect(await code({ activityId: newId(0) })).toBe("ACTIVITY_NOT_FOUND");
	expect(await code({ activityId: activities.work, reasonId: extra.reason })).toBe(
		"REASON_NOT_FOUND",
	);
});

test("what is no entry at all is malformed; another company's person is missing", async () => {
	const { browser, enter, worker } = await testDesk(server());
	const malformed = await browser("lena").fetch("/api/time-trackings", {
		method: "POST",
		body: JSON.stringify({ userId: worker("lena").id, begin: "gestern" }),
	});
	expect(malformed.status).toBe(400);
	const elsewhere = await testDesk(server());
	const foreign = await enter("boss", { userId: elsewhere.worker("lena").id });
	expect(foreign.status).toBe(404);
	const { answer } = await elsewhere.enter("lena");
	const read = await browser("boss").call(contract.getTimeTracking, { id: answer.id });
	expect(read.status).toBe(404);
});

test("a plan is requested later, by no other way than that", async () => {
	const { browser, enter, steps, approve } = await testDesk(server());
	const { answer } = await enter("lena", { state: "PLANNED" });
	const ask = (newState: "PLANNED" | "REQUESTED", version: number) =>
		browser("lena").call(contract.requestTimeTrackingState, { id: answer.id, version, newState });
	expect((await approve("boss", answer.id)).refusal.code).toBe("ACTIVITY_NOT_REQUESTED_STATE");
	const planned = await ask("PLANNED", 1);
	expect([planned.refusal.code, planned.refusal.message]).toEqual([
		"PLANNED_NOT_IMPLEMENTED",
		"Not implemented, yet!",
	]);
	expect((await ask("REQUESTED", 1)).answer).toEqual({ version: 2, state: "REQUESTED" });
	expect(await steps(answer.id)).toEqual(["REQUEST SUPERVISOR_APPROVAL=OPEN"]);
	expect((await ask("REQUESTED", 2)).refusal.code).toBe("ACTIVITY_NOT_PLANNED_STATE");
});
