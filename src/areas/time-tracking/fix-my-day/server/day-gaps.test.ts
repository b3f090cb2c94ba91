import { expect, test } from "vitest";
import { contract as dashboard } from "#areas/home/dashboard/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { entriesOf, tellGaps, testWeek, type Week } from "./test-week.ts";

const server = useTestServer();

/** What a day of eight and a half hours without a break is told to violate. */
const accept = ["OVER_8_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];

/** Sends what is proposed for one kind of gap. */
async function mend(week: Week, kind: string, name = "Mia", more: object = {}) {
	const { gaps } = await week.gaps(name);
	const gap = gaps.find((one) => one.kind === kind);
	if (gap === undefined) throw new Error(`no ${kind}`);
	return week.as(name).call(contract.sendDayMend, { userId: week.mia, steps: gap.steps, ...more });
}

test("what is wrong is told with what would mend it", async () => {
	const week = await testWeek(server());
	const found = await week.gaps();
	expect(found).toMatchObject({
		firstName: "Mia",
		zone: "Europe/Berlin",
		mayMend: true,
		openCount: 2,
	});
	expect(tellGaps(found)).toEqual(["11-20 MISSING_CLOCK_OUT*", "11-19 NO_ACTUALS*"]);
	const [friday, thursday] = found.gaps;
	// she usually leaves at 16:30
	expect(friday).toMatchObject({
		entry: { end: "2026-11-20T17:00:00.000Z", state: "REQUESTED" },
		steps: [{ kind: "CHANGE", begin: "2026-11-20T07:00:00.000Z", end: "2026-11-20T15:30:00.000Z" }],
	});
	expect(thursday?.steps).toMatchObject([
		{ begin: "2026-11-19T07:00:00.000Z", end: "2026-11-19T11:00:00.000Z" },
		{ begin: "2026-11-19T11:30:00.000Z", end: "2026-11-19T15:30:00.000Z" },
	]);
});

test("mends become requests that somebody approves, with the rules known that they violate", async () => {
	const week = await testWeek(server());
	const reason = "Ausstempeln vergessen";
	const told = await mend(week, "MISSING_CLOCK_OUT", "Mia", { reason });
	expect(told.refusal).toMatchObject({
		code: "RULES_VIOLATED",
		violations: [{}, { code: "BREAK_MISSING", acceptable: true }, {}],
	});
	const known = { reason, accept };
	const changed = await mend(week, "MISSING_CLOCK_OUT", "Mia", known);
	expect(changed.answer.entryIds).toHaveLength(1);
	expect((await mend(week, "NO_ACTUALS")).answer.entryIds).toHaveLength(2);
	expect(await entriesOf(week)).toEqual([
		"11-19 07:00-11:00 REQUESTED",
		"11-19 11:30-15:30 REQUESTED",
		"11-20 07:00-15:30 REQUESTED",
	]);
	const after = await week.gaps();
	expect(after.openCount).toBe(0);
	expect(tellGaps(after)).toEqual(["11-20 MISSING_CLOCK_OUT"]);
	const events = await week.ask<{ action: string }>(
		"select action from audit_event where entity = 'time_tracking' and subject_user_id = $1",
		[week.mia],
	);
	expect(events.map(({ action }) => action).sort()).toEqual(["changed", "created", "created"]);
});

test("a missing pause parts an approved entry: its change and the rest are asked for at once", async () => {
	const week = await testWeek(server());
	await week.ask(
		"update time_tracking set state = 'APPROVED', auto_finished = false, end_at = '2026-11-20T15:00:00Z', occupied_to = '2026-11-20T15:00:00Z' where tenant_id = $1 and day = '2026-11-20'",
		[week.tenantId],
	);
	const [gap] = (await week.gaps()).gaps;
	expect(gap).toMatchObject({
		kind: "PAUSE_MISSING",
		figures: { requiredMinutes: 30, breakMinutes: 0 },
	});
	expect((await mend(week, "PAUSE_MISSING")).status).toBe(200);
	expect((await entriesOf(week)).slice(-3)).toEqual([
		"11-20 07:00-15:00 APPROVED",
		"11-20 11:00-11:30 REQUESTED",
		"11-20 11:30-15:00 REQUESTED",
	]);
	expect(tellGaps(await week.gaps())).toContain("11-20 PAUSE_MISSING");
});

test("a reason that is owed is said with the end, or by itself", async () => {
	const week = await testWeek(server());
	await week.ask(
		"update time_tracking set needs_reason = true where tenant_id = $1 and day in ('2026-11-20', '2026-11-18')",
		[week.tenantId],
	);
	expect(tellGaps(await week.gaps())).toEqual([
		"11-20 MISSING_CLOCK_OUT*",
		"11-19 NO_ACTUALS*",
		"11-18 REASON_MISSING*",
		"11-18 REASON_MISSING*",
	]);
	const none = await mend(week, "MISSING_CLOCK_OUT", "Mia", { accept });
	expect(none.refusal).toMatchObject({ code: "REASON_NEEDED" });
	// nothing of it was done
	expect((await entriesOf(week)).at(-1)).toBe("11-20 07:00-17:00 REQUESTED");
	const reason = "Notfall";
	for (const kind of ["MISSING_CLOCK_OUT", "REASON_MISSING"]) {
		const { status } = await mend(week, kind, "Mia", { reason, accept });
		expect(status).toBe(200);
	}
	expect(tellGaps(await week.gaps())).toEqual([
		"11-20 MISSING_CLOCK_OUT",
		"11-19 NO_ACTUALS*",
		"11-18 REASON_MISSING*",
	]);
});

test("who may read sees, who may write mends, everybody else finds nobody", async () => {
	const week = await testWeek(server());
	const userId = week.mia;
	expect(await week.gaps("Rita")).toMatchObject({ mayMend: false, openCount: 2 });
	expect((await mend(week, "NO_ACTUALS", "Rita")).status).toBe(403);
	expect(await week.gaps("Willi")).toMatchObject({ mayMend: true });
	expect((await mend(week, "NO_ACTUALS", "Willi")).status).toBe(200);
	const { gaps } = await week.gaps();
	const steps = gaps.flatMap((gap) => gap.steps);
	const tom = week.as("Tom");
	expect((await tom.call(contract.listDayGaps, { userId })).status).toBe(404);
	expect((await tom.call(contract.sendDayMend, { userId, steps })).status).toBe(404);
	const ofWilli = { userId: await idOf(week, "Willi"), steps };
	const asMia = week.as("Mia");
	// somebody else's name over one's own entry
	expect((await asMia.call(contract.sendDayMend, ofWilli)).status).toBe(404);
});

async function idOf({ ask, tenantId }: Week, firstName: string) {
	const [row] = await ask<{ id: string }>(
		"select id from app_user where tenant_id = $1 and first_name = $2",
		[tenantId, firstName],
	);
	return (row as { id: string }).id;
}

test("what was changed meanwhile, and what is no mend, is refused", async () => {
	const week = await testWeek(server());
	const [gap] = (await week.gaps()).gaps;
	const [step] = gap?.steps ?? [];
	if (step?.kind !== "CHANGE") throw new Error("no change");
	const mia = week.as("Mia");
	const userId = week.mia;
	const send = (steps: object[]) => mia.call(contract.sendDayMend, { userId, steps } as never);
	expect((await send([{ ...step, version: step.version + 1 }])).status).toBe(409);
	const backwards = { ...step, end: "2026-11-20T06:00:00Z" };
	expect((await send([backwards])).refusal).toMatchObject({
		code: "TIME_TRACKING_END_BEFORE_BEGIN",
	});
	expect((await send([])).status).toBe(400);
	expect((await send([{ ...step, kind: "FORGET" }])).status).toBe(400);
});

test("a supervisor sees whose days lack actual time, as many as their own overviews say", async () => {
	const week = await testWeek(server());
	await week.settle("2026-10-01", "2026-11-30");
	const rita = week.as("Rita");
	const { answer } = await rita.call(contract.listDaysWithoutActuals, {});
	expect(answer).toMatchObject({
		total: 1,
		items: [{ userId: week.mia, lastName: "Sommer", days: ["2026-11-19"] }],
	});
	const { answer: own } = await week.as("Mia").call(dashboard.getOverview, {});
	expect(own.noActualsDayInfos).toEqual([{ date: "2026-11-19" }]);
	await week.ask(
		"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-11-01', 1, now())",
		[week.tenantId, week.mia],
	);
	// a closed month asks nobody any more
	expect((await week.gaps()).gaps).toEqual([]);
	const later = await rita.call(contract.listDaysWithoutActuals, {});
	expect(later.answer.total).toBe(0);
	await week.ask("delete from closed_month where tenant_id = $1", [week.tenantId]);
	// a day that waits to be computed may well not be one
	await week.ask(
		"insert into day_stale (tenant_id, user_id, from_day, to_day) values ($1, $2, '2026-11-19', '2026-11-20')",
		[week.tenantId, week.mia],
	);
	server().clock.advance({ seconds: 5 });
	expect((await rita.call(contract.listDaysWithoutActuals, {})).answer.total).toBe(0);
	const { answer: waiting } = await week.as("Mia").call(dashboard.getOverview, {});
	expect(waiting.noActualsDayInfos).toEqual([]);
	await week.settle("2026-10-01", "2026-11-30");
	const search = async (text: string) =>
		(await rita.call(contract.listDaysWithoutActuals, { search: text })).answer.total;
	expect([await search("mia som"), await search("brandt")]).toEqual([1, 0]);
	const tom = await week.as("Tom").call(contract.listDaysWithoutActuals, {});
	expect(tom.status).toBe(403);
	const malformed = await rita.fetch("/api/days-without-actuals?page=0");
	expect(malformed.status).toBe(400);
});
