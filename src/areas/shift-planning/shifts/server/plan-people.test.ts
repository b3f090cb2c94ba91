import { expect, test } from "vitest";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWard } from "./test-ward.ts";

const server = useTestServer();
const july = { from: "2026-07-01", to: "2026-07-31" };

test("what people said, their figures and whom one has lent are told to who reads their plan alone", async () => {
	const { as, ids, plan, units, places, kinds } = await testWard(server());
	const night = { beginMinute: 1260, endMinute: 1620, pauses: [], activityId: kinds.night };
	await plan("Petra", { ...night, day: "2026-07-10" });
	await plan("Petra", { day: "2026-07-18" });
	await plan("Petra", { day: "2026-07-19", activityId: kinds.free });
	await as("Petra").call(availability.setAvailability, {
		...{ userId: ids.Mia as string, available: false },
		...{ begin: "2026-07-19T22:00:00Z", end: "2026-07-20T22:00:00Z" },
	});
	const people = async (who: string, more: object = {}) =>
		(await as(who).call(contract.getPlanPeople, { ...july, ...more })).answer.people;
	const [mia] = (await people("Rita")).filter(({ userId }) => userId === ids.Mia);
	const monday = (20 - 1) * 1440;
	expect(mia?.said).toEqual([[monday, monday + 1440, false, null]]);
	expect(mia?.figures).toMatchObject({ plannedMinutes: 840, nights: 1, weekends: 1 });
	expect((await people("Mia")).map(({ userId }) => userId)).toEqual([ids.Mia]);
	expect(await people("Sven", { search: "Mia" })).toEqual([]);
	expect((await people("Rita", { unitIds: [units.Süd] })).map(({ userId }) => userId)).toEqual([]);
	const far = await as("Rita").call(contract.getPlanPeople, { from: july.to, to: july.from });
	expect(far.refusal.code).toBe("SHIFT_PLAN_RANGE");
	// lent: Sven of Süd works in Nord, and Nord sees him on that day alone
	const lent = { userId: ids.Sven as string, day: "2026-07-22" };
	const elsewhere = { userId: ids.Sven as string, day: "2026-07-23", workspaceId: places.south };
	expect((await plan("Alma", lent)).status).toBe(200);
	expect((await plan("Alma", elsewhere)).status).toBe(200);
	const seen = async (unitId: string | undefined) =>
		(
			await as("Rita").call(contract.getShiftPlan, { ...july, unitIds: [unitId as string] })
		).answer.people.map(({ firstName, shifts }) => `${firstName} ${shifts.length}`);
	expect(await seen(units.Nord)).toContain("Sven 1");
	expect(await seen(units.Süd)).toEqual(["Sven 1"]);
	const none = { ...july, qualificationIds: [ids.Mia as string] };
	expect((await as("Rita").call(contract.getShiftPlan, none)).answer.people).toEqual([]);
});
