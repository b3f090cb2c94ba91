import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();

test("who asks for a week is answered with a request that costs five days", async () => {
	const { ask, detail, steps, actions, kept, credits, worker } = await testTeam(server());
	const { status, answer } = await ask("lena", { reason: "Meer" });
	expect([status, answer]).toEqual([
		200,
		{ id: expect.any(String), version: 1, state: "REQUESTED" },
	]);
	expect(await steps(answer.id)).toEqual(["REQUEST SUPERVISOR_APPROVAL=OPEN"]);
	expect(await actions(answer.id)).toEqual(["created"]);
	expect(await kept(worker("lena").id)).toEqual(["REQUESTED 07-06 07-12 5"]);
	expect(await credits(worker("lena").id)).toEqual([]);
	expect(await detail("lena", answer.id)).toMatchObject({
		calendarDays: 7,
		cost: "5",
		costMinutes: 2400,
		reason: "Meer",
		activity: { name: "Urlaub im Team" },
		openSteps: ["SUPERVISOR_APPROVAL"],
		events: [{ kind: "REQUESTED", by: "lena Muster" }],
		moves: ["EDIT", "CANCEL"],
		days: [
			{ day: "2026-07-06", cost: "1", costMinutes: 480, reason: "WORKDAY" },
			{ day: "2026-07-07" },
			{ day: "2026-07-08" },
			{ day: "2026-07-09" },
			{ day: "2026-07-10" },
			{ day: "2026-07-11", cost: "0", costMinutes: 0, reason: "NO_WORKDAY" },
			{ day: "2026-07-12" },
		],
	});
});

// biome-ignore format: a table, one case a line
test.each([
	["lena", "leave", "REQUESTED", "REQUESTED"],
	["lena", "leave", "PLANNED", "PLANNED"],
	["lena", "leave", "APPROVED", "APPROVAL_NEEDED"],
	["lena", "sick", "APPROVED", "APPROVED"],
	["clerk", "leave", "REQUESTED", "REQUESTED"],
	["clerk", "leave", "APPROVED", "APPROVAL_NEEDED"],
	["boss", "leave", "APPROVED", "APPROVED"],
	["reader", "leave", "REQUESTED", "FORBIDDEN"],
	["tom", "leave", "REQUESTED", "FORBIDDEN"],
	["head", "leave", "REQUESTED", "NOT_FOUND"],
] as const)("%s asks for Lena's %s as %s: %s", async (who, what, state, expected) => {
	const { ask, extra } = await testTeam(server());
	const reply = await ask(who, { activityId: extra[what], state });
	expect(reply.status === 200 ? reply.answer.state : reply.refusal.code).toBe(expected);
});

const half = { fromPart: "FIRST_HALF", toPart: "FIRST_HALF", to: "2026-07-06" } as const;

// biome-ignore format: a table, one case a line
test.each<[string, object, string]>([
	["reversed", { from: "2026-07-13" }, "ABSENCE_REVERSED"],
	["endless", { to: "2199-12-31" }, "ABSENCE_TOO_LONG"],
	["a morning first of several days", { fromPart: "FIRST_HALF" }, "ABSENCE_PARTS"],
	["hours of leave", { to: "2026-07-06", beginMinutes: 480, endMinutes: 600 }, "ABSENCE_NO_HOURS"],
	["not a day", { from: "2026-02-30" }, "MALFORMED"],
	["an unknown kind", { activityId: "00000000-0000-4000-8000-000000000000" }, "ACTIVITY_NOT_FOUND"],
	["after the employment", { from: "2026-12-28", to: "2027-01-08" }, "RULES_VIOLATED"],
	["a weekend", { from: "2026-07-11" }, "RULES_VIOLATED"],
])("%s is refused", async (_, more, expected) => {
	const { ask, kept, worker } = await testTeam(server());
	const { status, refusal } = await ask("boss", { ...more, state: "APPROVED" });
	expect([refusal?.code, status >= 400 && status < 500]).toEqual([expected, true]);
	expect(await kept(worker("lena").id)).toEqual([]);
});

test("half a day costs half, hours cost minutes alone", async () => {
	const { ask, detail, credits, worker, extra } = await testTeam(server());
	const morning = await ask("boss", { ...half, state: "APPROVED" });
	expect(await detail("lena", morning.answer.id)).toMatchObject({ cost: "0.5", costMinutes: 240 });
	const hours = { from: "2026-07-07", to: "2026-07-07", beginMinutes: 540, endMinutes: 660 };
	const doctor = await ask("lena", { ...hours, activityId: extra.doctor, state: "APPROVED" });
	expect(await detail("lena", doctor.answer.id)).toMatchObject({ cost: "0", costMinutes: 120 });
	expect(await credits(worker("lena").id)).toEqual(["07-06 240", "07-07 120"]);
});

test("approving credits the days, cancelling gives everything back", async () => {
	const { ask, approve, cancel, credits, kept, worker } = await testTeam(server());
	const { answer } = await ask("lena");
	const lena = worker("lena").id;
	expect((await approve("boss", answer.id)).answer).toEqual({ version: 2, state: "APPROVED" });
	expect(await credits(lena)).toEqual(
		["07-06", "07-07", "07-08", "07-09", "07-10"].map((day) => `${day} 480`),
	);
	const asked = await cancel("lena", answer.id, 2);
	expect(asked.answer).toMatchObject({ state: "APPROVED", cancellationRequested: true });
	expect((await cancel("boss", answer.id, 3)).answer).toMatchObject({ state: "CANCELLED" });
	expect(await credits(lena)).toEqual([]);
	expect(await kept(lena)).toEqual(["CANCELLED 07-06 07-12 0"]);
});

const changeKind = (activityId: string, change: string) =>
	withClient(server().adminUrl, (client) =>
		client.query(`update activity set ${change} where id = $1`, [activityId]),
	);

test("one's own are decided by somebody else unless their kind allows it, and two who decide at once do it once", async () => {
	const { ask, approve, extra } = await testTeam(server());
	const own = await ask("boss", { user: "boss", accept: ["NO_WORKDAY"] });
	const approveOwn = () => approve("boss", own.answer.id, 1, { accept: ["NO_WORKDAY"] });
	expect((await approveOwn()).refusal?.code).toBe("SELF_APPROVAL_NOT_ALLOWED");
	await changeKind(extra.leave, `approval = approval || '{"selfApproval": true}'`);
	expect((await approveOwn()).answer).toMatchObject({ state: "APPROVED" });
	const { answer } = await ask("lena");
	const both = await Promise.all(["boss", "vera"].map((who) => approve(who, answer.id)));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("two supervisors agree, each of them another one", async () => {
	const { ask, approve, steps, detail, extra } = await testTeam(server());
	const { answer } = await ask("lena", { activityId: extra.long });
	expect((await approve("boss", answer.id)).answer).toEqual({ version: 2, state: "REQUESTED" });
	expect((await approve("boss", answer.id, 2)).refusal?.code).toBe("NEXT_STAGE_BY_ANOTHER");
	expect((await detail("boss", answer.id)).moves).not.toContain("APPROVE");
	expect((await detail("vera", answer.id)).moves).toContain("APPROVE");
	expect((await approve("vera", answer.id, 2)).answer).toEqual({ version: 3, state: "APPROVED" });
	expect(await steps(answer.id)).toEqual([
		"REQUEST SUPERVISOR_APPROVAL=DONE",
		"REQUEST SUPERVISOR_APPROVAL=DONE",
	]);
});

test("where a reason is asked for nobody decides without one; given, with the request or later, it is open no more", async () => {
	const { ask, approve, browser, steps, detail, extra } = await testTeam(server());
	await changeKind(extra.leave, "reason_required = true");
	const { id } = (await ask("lena")).answer;
	expect(await steps(id)).toEqual([
		"REQUEST REQUEST_REASON=OPEN",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	expect((await detail("lena", id)).moves).toContain("GIVE_REASON");
	expect((await approve("boss", id)).refusal?.code).toBe("OPEN_APPROVAL_STEP");
	const said = { id, version: 1, reason: "Umzug" };
	const given = await browser("lena").call(contract.giveAbsenceReason, said);
	expect(given.answer).toMatchObject({ version: 2, state: "REQUESTED" });
	expect(await detail("boss", id)).toMatchObject({
		reason: "Umzug",
		openSteps: ["SUPERVISOR_APPROVAL"],
	});
	expect((await approve("boss", id, 2)).answer).toMatchObject({ state: "APPROVED" });
	const days = { from: "2026-08-03", to: "2026-08-04" };
	const explained = await ask("lena", { ...days, reason: "Umzug" });
	expect(await steps(explained.answer.id)).toEqual(["REQUEST SUPERVISOR_APPROVAL=OPEN"]);
});

test("a change is asked for and made, and its days are reckoned anew", async () => {
	const { ask, browser, kept, credits, worker, extra } = await testTeam(server());
	const { answer } = await ask("boss", { state: "APPROVED" });
	const change = {
		id: answer.id,
		version: 1,
		activityId: extra.leave,
		from: "2026-07-08",
		to: "2026-07-14",
	};
	const asked = await browser("lena").call(contract.requestAbsenceChange, {
		...change,
		reason: "Später",
	});
	const lena = worker("lena").id;
	expect(await kept(lena)).toEqual(["APPROVED 07-06 07-12 5"]);
	const wanted = { changeRequestId: asked.answer.changeRequestId, version: 1 };
	expect((await browser("boss").call(contract.approveAbsenceChange, wanted)).status).toBe(200);
	expect(await kept(lena)).toEqual(["APPROVED 07-08 07-14 5"]);
	expect((await credits(lena)).map((one) => one.slice(0, 5))).toEqual([
		"07-08",
		"07-09",
		"07-10",
		"07-13",
		"07-14",
	]);
});
