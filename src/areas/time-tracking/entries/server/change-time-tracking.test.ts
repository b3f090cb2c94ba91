import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testChanges } from "./test-changes.ts";

const server = useTestServer();

test("who may decide corrects an approved entry; others have to ask", async () => {
	const { approved, edit, detail, traces } = await testChanges(server());
	const id = await approved();
	const denied = await edit("lena", id, 1);
	expect([denied.status, denied.refusal.code]).toEqual([403, "CHANGE_NEEDS_REQUEST"]);
	expect((await edit("clerk", id, 1)).refusal.code).toBe("CHANGE_NEEDS_REQUEST");
	expect((await edit("reader", id, 1)).refusal.level).toBe("WRITE");
	expect((await edit("head", id, 1)).status).toBe(404);
	expect((await edit("boss", id, 1)).answer).toMatchObject({ version: 2, state: "APPROVED" });
	expect(await detail("lena", id)).toMatchObject({
		begin: "2026-11-20T08:30:00.000Z",
		end: "2026-11-20T12:30:00.000Z",
		duration: 14_400,
	});
	expect(await traces(id)).toEqual(["created", "changed"]);
	const stale = await edit("vera", id, 1);
	expect([stale.status, stale.refusal]).toMatchObject([
		409,
		{ code: "STALE_VERSION", facts: { changedBy: "boss Muster" } },
	]);
});

test("an edit keeps the rules of a new entry", async () => {
	const { approved, edit, enter } = await testChanges(server());
	const id = await approved();
	const code = async (span: readonly [string, string]) =>
		(await edit("boss", id, 1, span)).refusal.code;
	expect(await code(["12:00", "08:00"])).toBe("TIME_TRACKING_END_BEFORE_BEGIN");
	expect(await code(["08:00", "+13:00"])).toBe("TIME_TRACKING_IN_FUTURE");
	await enter("boss", { span: ["12:00", "13:00"], state: "APPROVED" });
	expect(await code(["08:00", "12:30"])).toBe("TIME_TRACKING_OVERLAPS");
});

test("old values count until the change is approved", async () => {
	const { approved, ask, decide, detail, steps } = await testChanges(server());
	const id = await approved();
	const { changeRequestId } = (await ask("lena", id, 1)).answer;
	expect(await detail("lena", id)).toMatchObject({
		begin: "2026-11-20T08:00:00.000Z",
		changeRequest: { id: changeRequestId, reason: "Falsch gestempelt" },
		change: { begin: "2026-11-20T08:30:00.000Z", activityName: "Arbeitszeit" },
		moves: ["WITHDRAW_CHANGE", "CANCEL"],
	});
	expect((await ask("lena", id, 1)).refusal.code).toBe("CHANGE_ALREADY_REQUESTED");
	expect((await decide("lena", changeRequestId)).status).toBe(403);
	expect((await decide("head", changeRequestId)).status).toBe(404);
	expect((await decide("boss", changeRequestId)).answer).toEqual({ version: 2, state: "APPROVED" });
	expect(await detail("lena", id)).toMatchObject({
		begin: "2026-11-20T08:30:00.000Z",
		reason: "Falsch gestempelt",
		change: null,
		events: [
			{ kind: "APPROVED" },
			{ kind: "CHANGE_REQUESTED", reason: "Falsch gestempelt" },
			{ kind: "CHANGE_APPROVED" },
		],
	});
	expect(await steps(id)).toEqual(["CHANGE SUPERVISOR_APPROVAL=DONE"]);
	expect((await decide("vera", changeRequestId)).refusal.code).toBe("NO_CHANGE_REQUESTED");
});

test("a change is rejected with a reason, and only with one", async () => {
	const { approved, ask, decide, detail, steps } = await testChanges(server());
	const id = await approved();
	const { changeRequestId } = (await ask("lena", id, 1)).answer;
	expect((await decide("boss", changeRequestId, "")).refusal.code).toBe("REASON_NEEDED");
	await decide("boss", changeRequestId, "Stimmt so");
	const { begin, events, version } = await detail("lena", id);
	expect([begin, events.at(-1)]).toMatchObject([
		"2026-11-20T08:00:00.000Z",
		{ kind: "CHANGE_REJECTED", reason: "Stimmt so" },
	]);
	expect(await steps(id)).toEqual(["CHANGE SUPERVISOR_APPROVAL=REFUSED"]);
	expect((await ask("lena", id, version)).status).toBe(200);
});

test("a change is withdrawn by hand, by an edit and by a cancellation", async () => {
	const { approved, ask, withdraw, edit, cancel, steps } = await testChanges(server());
	const id = await approved();
	const first = (await ask("lena", id, 1)).answer.changeRequestId;
	expect((await withdraw("reader", first)).status).toBe(403);
	expect((await withdraw("lena", first, 2)).refusal.code).toBe("STALE_VERSION");
	expect((await withdraw("lena", first)).status).toBe(200);
	await ask("lena", id, 2);
	await edit("boss", id, 2);
	await ask("lena", id, 3);
	await cancel("boss", id, 3);
	expect(await steps(id)).toEqual(Array(3).fill("CHANGE SUPERVISOR_APPROVAL=WITHDRAWN"));
});

test("a wanted change that would meet another entry is refused at its approval", async () => {
	const { approved, ask, decide, enter } = await testChanges(server());
	const { changeRequestId } = (await ask("lena", await approved(), 1)).answer;
	await enter("boss", { span: ["12:00", "13:00"], state: "APPROVED" });
	expect((await decide("boss", changeRequestId)).refusal.code).toBe("TIME_TRACKING_OVERLAPS");
});

test("a plan is really deleted, an open request vanishes, the rest is cancelled", async () => {
	const { approved, enter, remove, detail, browser, traces } = await testChanges(server());
	const plan = (await enter("lena", { state: "PLANNED" })).answer.id;
	const asked = (await enter("lena")).answer.id;
	for (const id of [plan, asked]) {
		expect((await remove("lena", id)).answer).toEqual({
			isDeleted: true,
			cancellationRequested: false,
		});
		const gone = await browser("lena").call(contract.getTimeTracking, { id });
		expect(gone.status).toBe(404);
		expect(await traces(id)).toEqual(["created", "deleted"]);
	}
	const id = await approved();
	expect((await remove("reader", id)).status).toBe(403);
	expect((await remove("boss", id)).answer).toEqual({
		isDeleted: false,
		cancellationRequested: false,
	});
	expect((await detail("lena", id)).state).toBe("CANCELLED");
});

test("deleting what was decided asks for its cancellation where one may not cancel", async () => {
	const { approved, remove } = await testChanges(server());
	expect((await remove("lena", await approved())).answer).toEqual({
		isDeleted: false,
		cancellationRequested: true,
	});
});
