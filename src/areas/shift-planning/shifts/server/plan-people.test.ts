import { expect, test } from "vitest";
import { makeFields } from "#areas/settings/custom-fields/server/test-fields.ts";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
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
	const [ofWeek] = (await people("Mia", { from: "2026-07-13", to: "2026-07-19" })) as [typeof mia];
	expect(ofWeek?.figures).toMatchObject({ plannedMinutes: 840, rangeMinutes: 480 });
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

test("several have a shift together, for a customer", async () => {
	const { as, ids, tenantId, change, usual } = await testWard(server());
	const customerId = newId(0);
	await withClient(server().adminUrl, (client) =>
		client.query(
			"insert into customer (tenant_id, id, no, name, address, contact) values ($1, $2, '7', 'Klinik am See', '{}', '{}')",
			[tenantId, customerId],
		),
	);
	const groupId = newId(0);
	const shared = { groupId, customerId };
	const made = await change("Petra", [
		{ values: usual(shared) },
		{ values: usual({ ...shared, userId: ids.Max as string }) },
	]);
	const [{ id = "" } = {}, { id: other = "" } = {}] = made.answer.shifts;
	const detail = async (of: string) =>
		(await as("Petra").call(contract.getShift, { id: of })).answer;
	expect(await detail(id)).toMatchObject({
		customer: { id: customerId, name: "Klinik am See" },
		group: [{ shiftId: other, userId: ids.Max, name: "Muster, Max" }],
	});
	const later = { beginMinute: 420 };
	await change("Petra", [
		{ id, version: 1, values: later },
		{ id: other, version: 1, values: later },
	]);
	expect((await detail(other)).group).toMatchObject([{ shiftId: id, version: 2 }]);
	const copied = await change("Petra", [{ copyOf: id, values: { day: "2026-07-08" } }]);
	const copy = await detail(copied.answer.shifts[0]?.id ?? "");
	expect([copy.customer?.name, copy.group.length]).toEqual(["Klinik am See", 2]);
	const listed = await as("Petra").call(contract.listShifts, { ...july, sortBy: "customer" });
	expect(listed.answer.items[0]?.customer?.name).toBe("Klinik am See");
});

test("very many at once are asked about", async () => {
	const { change, usual } = await testWard(server());
	const many = Array.from({ length: 101 }, () => ({
		values: usual({ userId: null, day: "2026-07-20" }),
	}));
	const asked = await change("Petra", many);
	expect(asked.refusal.violations).toMatchObject([
		{ code: "SERIES_LARGE", severity: "WARNING", acceptable: true, count: 101 },
	]);
	expect((await change("Petra", many, ["SERIES_LARGE"])).answer.shifts).toHaveLength(101);
	expect((await change("Petra", many.slice(1))).status).toBe(200);
});

test("a company's own fields are checked, kept by what is moved or copied, and told with the shift", async () => {
	const { as, ids, change, usual } = await testWard(server());
	await makeFields(as("Alma"), [{ entity: "SHIFT", key: "funk", name: "Funk", type: "NUMBER" }]);
	const made = await change("Petra", [{ values: { ...usual(), custom: { funk: 7 } } }]);
	const [{ id = "" } = {}] = made.answer.shifts;
	const wrong = [{ id, version: 1, values: { custom: { funk: "sieben" } } }];
	const { refusal } = await change("Petra", wrong);
	expect([refusal.code, refusal.details?.[0]?.field]).toEqual([
		"CUSTOM_VALUES_INVALID",
		"custom.funk",
	]);
	const moved = [{ id, version: 1, values: { day: "2026-07-08" } }];
	expect((await change("Petra", moved)).status).toBe(200);
	const copied = await change("Petra", [{ copyOf: id, values: { day: "2026-07-09" } }]);
	const detail = async (shift: string | undefined) =>
		(await as("Mia").call(contract.getShift, { id: shift as string })).answer;
	expect((await detail(id)).custom).toEqual({ funk: 7 });
	expect((await detail(copied.answer.shifts[0]?.id)).custom).toEqual({ funk: 7 });
	await as("Petra").call(contract.undoShiftEdit, { id: copied.answer.editId });
	expect((await detail(id)).custom).toEqual({ funk: 7 });
	const asked = async (day: string, ...names: readonly string[]) => {
		const shifts = names.map((name) => usual({ day, userId: ids[name] as string }));
		const changes = shifts.map((values) => ({ values: { ...values, custom: { funk: 8 } } }));
		return (await statementsOf(server(), () => change("Alma", changes))).length;
	};
	expect(await asked("2026-07-20", "Mia", "Max")).toBe(await asked("2026-07-21", "Mia"));
	const listed = async (given: object) =>
		(await as("Petra").call(contract.listShifts, { ...july, ...given })).answer.items.map(
			({ day, custom }) => `${day.slice(8)} ${custom.funk}`,
		);
	expect(await listed({ custom: ["funk:to:7"] })).toEqual(["08 7"]);
	const sorted = { sortBy: "custom.funk", sortDirection: "DESC" };
	expect(await listed(sorted)).toEqual(["21 8", "20 8", "20 8", "08 7"]);
});
