import { expect, test, vi } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { usualWeights } from "#domain/auto-plan/department/department-plan.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { patient, testPlans as plansOf, week } from "./test-plans.ts";
import { insertYear } from "./test-year.ts";

const server = useTestServer({}, { background: true });

const testPlans = () => plansOf(server());

test("open shifts and copies of templates are proposed, read, accepted in part and as a whole, as edits that can be taken back", async () => {
	const { as, create, plan, start, ready, accept, seen, plans } = await testPlans();
	await create("Petra");
	await plan("Petra", { userId: null, day: "2026-07-08" });
	const { answer: started } = await start("Willi");
	expect(started.needed).toBe(4);
	const proposal = await ready("Rita");
	expect([proposal.mayAccept, (await ready("Willi")).mayAccept]).toEqual([false, true]);
	expect(proposal.shifts.map(({ day, userId }) => [day, userId !== null])).toEqual([
		["2026-07-08", true],
		["2026-07-06", true],
		["2026-07-06", true],
		["2026-07-10", true],
	]);
	expect(await seen("Petra")).toEqual(["- 07-08 360-870 F"]);
	const [first] = proposal.shifts;
	const some = await accept("Willi", proposal.id, { keys: [first?.key] });
	expect(some.answer).toMatchObject({ accepted: 1, impossible: [] });
	expect((await seen("Petra")).filter((one) => one.startsWith("-"))).toEqual([]);
	const all = await accept("Willi", proposal.id);
	expect(all.answer).toMatchObject({ accepted: 3, impossible: [] });
	const planned = await seen("Petra");
	expect(planned.map((one) => one.slice(one.indexOf(" ") + 1))).toEqual(
		expect.arrayContaining(["07-06 360-870 F", "07-08 360-870 F", "07-10 1260-1560 N"]),
	);
	expect(planned).toHaveLength(4);
	// nothing of it is left
	expect(await plans("Willi")).toEqual([]);
	expect((await accept("Willi", proposal.id)).refusal.code).toBe("AUTO_PLAN_OVER");
	const { editId } = all.answer;
	const undone = await as("Willi").call(shifts.undoShiftEdit, { id: editId as string });
	expect(undone.status).toBe(200);
	expect(await seen("Petra")).toHaveLength(1);
});

test("figures with a proposal are those that people have once it is accepted, in part and as a whole", async () => {
	const { as, create, plan, start, ready, accept } = await testPlans();
	await create("Petra");
	await plan("Petra", { userId: null, day: "2026-07-11" });
	await start("Petra");
	const { id, shifts: found } = await ready("Petra");
	const told = async (given: object = {}) => {
		const asked = { ...week, ids: [id], ...given };
		return (await as("Rita").call(contract.getProposalFigures, asked)).answer.people;
	};
	const planned = async (people: Awaited<ReturnType<typeof told>>) => {
		const { answer } = await as("Rita").call(shifts.getPlanPeople, week);
		const known = new Map(answer.people.map((one) => [one.userId, one.figures]));
		return people.map(({ userId }) => ({ userId, figures: known.get(userId) }));
	};
	const [first, ...others] = found.map(({ key }) => key);
	const [some, all] = [await told({ without: [first] }), await told()];
	const sum = (people: typeof all, which: "rangeMinutes" | "nights" | "weekends") =>
		people.reduce((total, { figures }) => total + figures[which], 0);
	// three early ones of eight hours, and a night of five
	expect(sum(all, "rangeMinutes") - sum(some, "rangeMinutes")).toBe(480);
	expect([sum(all, "rangeMinutes"), sum(all, "nights")]).toEqual([3 * 480 + 300, 1]);
	expect(await planned(all)).not.toEqual(all);
	// of June nothing is proposed, whatever the days that are shown
	const june = await told({ from: "2026-06-29" });
	expect([sum(june, "nights"), sum(june, "rangeMinutes")]).toEqual([0, 3 * 480 + 300]);
	expect((await accept("Petra", id, { keys: others })).answer.accepted).toBe(3);
	expect(await planned(some)).toEqual(some);
	await accept("Petra", id);
	expect(await planned(all)).toEqual(all);
	expect(await told()).toEqual([]);
	const refused = async (who: string, given = week) =>
		(await as(who).call(contract.getProposalFigures, { ...given, ids: [id] })).refusal.code;
	expect(await refused("Mia")).toBe("FORBIDDEN");
	expect(await refused("Rita", { from: week.to, to: week.from })).toBe("SHIFT_PLAN_RANGE");
});

test("what a proposal comes to is told with what is chosen of it: wishes, shares, and the law", async () => {
	const { as, ids, create, start, ready, accept } = await testPlans();
	await create("Petra");
	const friday = { begin: "2026-07-09T22:00:00.000Z", end: "2026-07-10T22:00:00.000Z" };
	for (const [who, available] of [["Max", false] as const, ["Mia", true] as const])
		await as("Petra").call(availability.setAvailability, {
			...{ userId: ids[who] as string, ...friday, available, wish: 2 },
		});
	await start("Petra");
	const { id, shifts: found } = await ready("Petra");
	const told = (who: string, given: object = {}) =>
		as(who).call(contract.getProposalBalance, { id, ...given });
	const { wishes, shares, law } = (await told("Rita")).answer;
	// the night is hers who wishes for it, and not his who does not
	expect(wishes.map(({ user, isGranted }) => [user.firstName, isGranted])).toEqual(
		expect.arrayContaining([
			["Max", true],
			["Mia", true],
		]),
	);
	expect(shares.reduce((sum, { nights }) => sum + nights, 0)).toBe(1);
	expect(shares.find(({ user }) => user.id === ids.Mia)).toMatchObject({
		nights: 1,
		yearNights: 1,
	});
	expect(law).toMatchObject({ leastRestMinutes: 660, nightsInRow: 1, mostAverageMinutes: 2880 });
	const night = found.find(({ day }) => day === "2026-07-10")?.key;
	const other = (await told("Rita", { without: [night] })).answer;
	expect(other.wishes.map(({ user, isGranted }) => [user.firstName, isGranted])).toEqual([
		["Mia", false],
		["Max", true],
	]);
	expect(other.law.nightsInRow).toBe(0);
	expect((await told("Mia")).refusal.code).toBe("FORBIDDEN");
	expect((await told("Rita", { id: ids.Mia })).refusal.code).toBe("NOT_FOUND");
	await accept("Petra", id);
	expect((await told("Rita")).refusal.code).toBe("NOT_FOUND");
});

test("what somebody changed meanwhile is told shift by shift, and so is what a rule forbids by now", async () => {
	const { plan, change, start, ready, accept, seen } = await testPlans();
	const days = ["2026-07-06", "2026-07-08", "2026-07-10"];
	const open = await Promise.all(days.map((day) => plan("Petra", { userId: null, day })));
	const made = open.map(({ answer }) => answer.shifts[0]?.id as string);
	await start("Willi");
	const { id, shifts: found } = await ready("Willi");
	const byDay = new Map(found.map((one) => [one.day, one]));
	const moved = { id: made[0], version: 1, values: { beginMinute: 420, endMinute: 930 } };
	expect((await change("Petra", [moved])).status).toBe(200);
	const taker = byDay.get("2026-07-08")?.userId as string;
	await plan("Petra", { day: "2026-07-08", userId: taker });
	const { accepted, impossible } = (await accept("Willi", id)).answer;
	expect(accepted).toBe(1);
	expect(impossible.map(({ key, reason }) => [key, reason])).toEqual([
		[made[0], "CHANGED"],
		[made[1], "RULES"],
	]);
	expect(impossible[1]?.violations.map(({ code }) => code)).toContain("SHIFT_CONFLICT");
	expect((await seen("Petra")).filter((one) => one.startsWith("-"))).toEqual([
		"- 07-06 420-930 F",
		"- 07-08 360-870 F",
	]);
});

test("where a department wants it, what nobody was told of is moved, as little as it takes; what is known stays", async () => {
	const { as, ids, units: unitIds, plan, skilled, moved, released } = await testPlans();
	const unitId = unitIds.Nord as string;
	await released("2026-06-30");
	// what Mia alone may do is at the time of what everybody could do
	const days = ["2026-07-06", "2026-07-08"];
	await plan("Petra");
	const open = await Promise.all(days.map((day) => plan("Petra", { day, userId: null })));
	await skilled("Mia", ...open.map(({ answer }) => answer.shifts[0]?.id as string));
	await as("Petra").call(shifts.publishShifts, { unitIds: [unitId], to: "2026-07-06" });
	await plan("Petra", { day: "2026-07-08" });
	await plan("Petra", { day: "2026-07-10", userId: ids.Max as string });
	expect(await moved()).toEqual([]);
	const setting = { unitId, weights: usualWeights, moves: "UNPUBLISHED", version: 0 } as const;
	await as("Petra").call(contract.putAutoPlanSettings, setting);
	const found = await moved();
	expect(found.map(({ day }) => day)).toEqual(["2026-07-08", "2026-07-08"]);
	const takers = new Map(found.map((one) => [one.fromUserId, one.userId]));
	expect([takers.get(null), takers.has(ids.Mia as string)]).toEqual([ids.Mia, true]);
});

test("one at a time of a department; stopped it gives what it has, cancelled too, and cut off it begins anew", async () => {
	const { as, units, plan, start, plans, ready, accept, discard, cutOff } = await testPlans();
	expect((await start("Petra")).refusal.code).toBe("AUTO_PLAN_NOTHING");
	await plan("Petra", { userId: null });
	const { answer } = await start("Petra", { seconds: 100 });
	const below = await start("Petra", { unitId: units["Nord 1"] as string });
	expect(below.refusal.code).toBe("AUTO_PLAN_BUSY");
	expect((await accept("Petra", answer.id)).refusal.code).toBe("AUTO_PLAN_RUNNING");
	expect((await discard("Petra", answer.id)).refusal.code).toBe("AUTO_PLAN_RUNNING");
	await vi.waitFor(async () => expect((await plans("Willi"))[0]?.shifts).toHaveLength(1), patient);
	expect((await as("Willi").call(contract.stopAutoPlan, { id: answer.id })).status).toBe(200);
	expect((await ready("Willi")).shifts[0]?.userId).not.toBeNull();
	const second = await start("Petra", { seconds: 100 });
	await vi.waitFor(async () => expect((await plans("Willi"))[0]?.shifts).toHaveLength(1), patient);
	await as("Petra").call(jobs.deleteJob, { jobId: second.answer.jobId });
	expect((await ready("Willi")).shifts[0]?.userId).not.toBeNull();
	await cutOff(second.answer.id);
	const again = await ready("Willi");
	expect([again.id, again.shifts.length]).toEqual([second.answer.id, 1]);
});

test("why a copy of a template stays open is said with what a proposal gives to people; and a proposal is gone on from", async () => {
	const { as, ids, items, create, plan, start, plans, ready, fill, discard } = await testPlans();
	await create("Petra");
	const asked = { itemId: items.early.id, day: "2026-07-06", copy: 2 };
	const why = (who: string, given: object = {}) =>
		as(who).call(contract.explainOpenCopy, { ...asked, ...given });
	const able = async () => (await why("Rita")).answer.people.filter((one) => one.couldTake);
	const free = (await able()).length;
	const { id } = (await start("Petra")).answer;
	expect((await ready("Petra")).shifts).toHaveLength(3);
	// the first copy, not this one, is somebody's by the proposal
	expect(await able()).toHaveLength(free - 1);
	expect((await why("Rita", { day: "2026-07-07" })).refusal.code).toBe("NOT_FOUND");
	expect((await why("Mia")).refusal.code).toBe("FORBIDDEN");
	const improve = (who: string, given: object = {}) =>
		as(who).call(contract.improveAutoPlan, { id, seconds: 60, ...given });
	expect((await improve("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await improve("Petra", { id: items.early.id })).refusal.code).toBe("NOT_FOUND");
	// what came to be open meanwhile is looked at too
	await plan("Petra", { userId: null, day: "2026-07-08" });
	expect((await improve("Petra")).answer.needed).toBe(4);
	expect((await improve("Petra")).refusal.code).toBe("AUTO_PLAN_RUNNING");
	const [running] = await plans("Willi");
	expect(running?.shifts.map(({ userId }) => userId !== null)).toEqual([true, true, true]);
	await as("Willi").call(contract.stopAutoPlan, { id });
	const found = (await ready("Willi")).shifts;
	expect(found.map(({ userId }) => userId !== null)).toEqual([true, true, true, true]);
	await discard("Petra", id);
	expect((await improve("Petra")).refusal.code).toBe("AUTO_PLAN_OVER");
	await fill("Petra", [{ ...asked, userId: ids.Max as string }]);
	expect((await why("Rita")).refusal.code).toBe("NOT_FOUND");
});

test("why a shift stays open is said person by person; where nobody fits, all of them", async () => {
	const { as, ids, plan, start, ready, accept } = await testPlans();
	await plan("Petra");
	const { answer: open } = await plan("Petra", { userId: null });
	const [{ id = "" } = {}] = open.shifts;
	const why = await as("Rita").call(contract.explainOpenShift, { id });
	expect(why.answer.day).toBe("2026-07-06");
	const said = new Map(why.answer.people.map((one) => [one.user.id, one]));
	expect(said.get(ids.Max as string)).toMatchObject({ couldTake: true, violations: [] });
	expect(said.get(ids.Mia as string)).toMatchObject({ couldTake: false });
	expect(said.get(ids.Mia as string)?.violations.map(({ code }) => code)).toEqual([
		"SHIFT_CONFLICT",
		"OVER_10_HOURS",
	]);
	const able = why.answer.people.filter(({ couldTake }) => couldTake);
	for (const { user } of able) await plan("Petra", { userId: user.id });
	await start("Petra");
	const proposal = await ready("Petra");
	expect(proposal.shifts.map(({ userId }) => userId)).toEqual([null]);
	const nothing = { editId: null, accepted: 0, impossible: [] };
	expect((await accept("Petra", proposal.id)).answer).toEqual(nothing);
	const now = await as("Rita").call(contract.explainOpenShift, { id });
	expect(now.answer.people.every(({ couldTake }) => !couldTake)).toBe(true);
	expect(now.answer.people).toHaveLength(able.length + 1);
});

test("who plans elsewhere, or only reads, is turned away; weights are kept by version", async () => {
	const { as, units, plan, start, plans, ready, accept, discard } = await testPlans();
	const unitId = units.Nord as string;
	await plan("Petra", { userId: null });
	expect((await start("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await start("Willi", { unitId: units.Süd as string })).status).toBeGreaterThanOrEqual(
		403,
	);
	expect((await start("Willi", { to: "2026-06-01" })).refusal.code).toBe("SHIFT_PLAN_RANGE");
	await start("Willi");
	const { id } = await ready("Willi");
	expect((await accept("Rita", id)).refusal.code).toBe("FORBIDDEN");
	expect((await discard("Rita", id)).refusal.code).toBe("FORBIDDEN");
	expect((await discard("Petra", id)).status).toBe(200);
	expect((await discard("Petra", id)).refusal.code).toBe("AUTO_PLAN_OVER");
	expect(await plans("Rita")).toEqual([]);
	const get = () => as("Rita").call(contract.getAutoPlanSettings, { unitId });
	expect((await get()).answer).toEqual({ weights: usualWeights, moves: "KEEP", version: 0 });
	const weights = { ...usualWeights, nights: "MUCH" as const };
	const put = (who: string, version: number) =>
		as(who).call(contract.putAutoPlanSettings, { unitId, weights, moves: "UNPUBLISHED", version });
	expect((await put("Rita", 0)).refusal.code).toBe("FORBIDDEN");
	expect((await put("Willi", 0)).answer).toEqual({ version: 1 });
	expect((await put("Willi", 0)).refusal.code).toBe("STALE_VERSION");
	expect((await get()).answer).toEqual({ weights, moves: "UNPUBLISHED", version: 1 });
});

test("shares of a year are counted by person: nights by their hours, weekends, holidays, and what came of wishes", async () => {
	const plans = await testPlans();
	const { as, units } = plans;
	await insertYear(server(), plans);
	const counted = async (who: string, given: object = {}) =>
		as(who).call(contract.listFairness, { until: "2026-06-30", sortBy: "nights", ...given });
	const { items } = (await counted("Rita", { sortDirection: "DESC" })).answer;
	// bars are on the scale of all in sight, those who are not listed too
	const [max] = (await counted("Rita", { search: "Max" })).answer.items;
	expect(max?.parts).toEqual({ nights: 0.5, weekends: 0, holidays: 0 });
	expect(items.slice(0, 2).map(({ firstName, counts }) => [firstName, counts])).toEqual([
		["Mia", { nights: 2, weekends: 1, holidays: 1, granted: 1, refused: 2 }],
		["Max", { nights: 1, weekends: 0, holidays: 0, granted: 0, refused: 0 }],
	]);
	const earlier = (await counted("Rita", { until: "2026-06-13" })).answer;
	expect(earlier.items.at(-1)).toMatchObject({
		firstName: "Mia",
		counts: { nights: 3, weekends: 1 },
	});
	expect((await counted("Rita", { unitIds: [units.Süd] })).answer.items).toEqual([]);
	expect((await counted("Sven")).refusal.code).toBe("FORBIDDEN");
});
