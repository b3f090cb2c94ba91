import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testChanges } from "./test-changes.ts";
import { moment } from "./test-desk.ts";

const server = useTestServer();
const long = { span: ["05:00", "15:30"] } as const;
const tooMuch = ["OVER_10_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];

function told(refusal: { readonly violations?: readonly unknown[] }) {
	return (refusal.violations ?? []) as {
		code: string;
		severity: string;
		acceptable: boolean;
		day: string;
		minutes?: number;
	}[];
}

test("what a day would violate is told first, and written once all of it is accepted", async () => {
	const { enter, approve, acknowledged, detail } = await testChanges(server());
	const { status, refusal } = await enter("lena", long);
	expect([status, refusal.error, refusal.code]).toEqual([422, "RuleViolation", "RULES_VIOLATED"]);
	expect(told(refusal)).toEqual([
		{ code: "OVER_10_HOURS", severity: "ERROR", acceptable: true, day: "2026-11-20", minutes: 30 },
		expect.objectContaining({ code: "BREAK_MISSING", severity: "WARNING" }),
		expect.objectContaining({ code: "SIX_HOURS_WITHOUT_BREAK" }),
	]);
	const half = await enter("lena", { ...long, accept: ["OVER_10_HOURS"] });
	expect(half.refusal.code).toBe("RULES_VIOLATED");
	const { id } = (await enter("lena", { ...long, accept: tooMuch })).answer;
	// the supervisor has to know it too
	expect((await approve("boss", id)).refusal.code).toBe("RULES_VIOLATED");
	const openShiftsTool = true;
	await approve("boss", id, 1, { accept: tooMuch, openShiftsTool });
	expect((await detail("lena", id)).state).toBe("APPROVED");
	expect(await acknowledged(id)).toEqual([
		{ kind: "REQUESTED", codes: tooMuch, overrides: { accept: true } },
		{ kind: "APPROVED", codes: tooMuch, overrides: { accept: true, openShiftsTool: true } },
	]);
});

test("rest is that between shifts of two days; what informs only asks nobody", async () => {
	const { enter, activities, worker } = await testChanges(server());
	const late = { begin: "2026-11-19T12:00:00Z", end: "2026-11-19T20:30:00Z" };
	const pauses = { activityId: activities.pause };
	await enter("boss", { ...late, state: "APPROVED", accept: tooMuch });
	const early = await enter("lena", { span: ["05:00", "09:00"] });
	expect(told(early.refusal)).toEqual([
		expect.objectContaining({
			code: "REST_TOO_SHORT",
			severity: "ERROR",
			day: "2026-11-20",
			restMinutes: 510,
			requiredMinutes: 660,
		}),
	]);
	const tom = { userId: worker("tom").id, state: "APPROVED" } as const;
	await enter("boss", { ...tom, span: ["07:00", "12:00"] });
	await enter("boss", { ...tom, ...pauses, span: ["12:00", "12:45"] });
	// nine hours with a break: over eight, which is information alone
	const nine = await enter("boss", { ...tom, span: ["12:45", "16:45"] });
	expect(nine.status).toBe(200);
});

test("a change is asked for, approved and made with its violations; what was so before is not told again", async () => {
	const { approved, ask, edit, browser, acknowledged, traces, activities } = await testChanges(
		server(),
	);
	const id = await approved();
	const times = { begin: moment("05:00"), end: moment("15:30"), activityId: activities.work };
	expect((await ask("lena", id, 1, long.span)).refusal.code).toBe("RULES_VIOLATED");
	const asked = await browser("lena").call(contract.requestTimeTrackingChange, {
		id,
		version: 1,
		...times,
		accept: tooMuch,
	});
	const decide = (accept: string[]) =>
		browser("boss").call(contract.approveChangeRequest, {
			changeRequestId: asked.answer.changeRequestId,
			version: 1,
			accept,
		});
	expect((await decide([])).refusal.code).toBe("RULES_VIOLATED");
	expect((await decide(tooMuch)).status).toBe(200);
	const codes = (await acknowledged(id)).map((event) => event.codes);
	expect(codes).toEqual([[], tooMuch, tooMuch]);
	expect((await edit("boss", id, 2, long.span)).status).toBe(200);
	const longer = await edit("boss", id, 3, ["05:00", "16:00"]);
	expect(told(longer.refusal).map(({ minutes }) => minutes)).toContain(60);
	expect(await traces(id)).toHaveLength(4);
});

test("a plan breaks nothing until it is requested", async () => {
	const { enter, browser } = await testChanges(server());
	const { id } = (await enter("lena", { ...long, state: "PLANNED" })).answer;
	const ask = (accept: string[]) =>
		browser("lena").call(contract.requestTimeTrackingState, { id, version: 1, accept });
	expect((await ask([])).refusal.code).toBe("RULES_VIOLATED");
	expect((await ask(tooMuch)).answer.state).toBe("REQUESTED");
});

test("what is not acceptable is refused whatever was accepted", async () => {
	const { enter } = await testChanges(server());
	await enter("boss", { state: "APPROVED" });
	const refused = await enter("boss", { state: "APPROVED", accept: ["TIME_TRACKING_OVERLAPS"] });
	expect(told(refused.refusal)).toMatchObject([
		{ code: "TIME_TRACKING_OVERLAPS", severity: "ERROR", acceptable: false },
	]);
});
