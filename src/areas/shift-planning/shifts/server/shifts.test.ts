import { expect, test } from "vitest";
import { contract as units } from "#areas/staff/units/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWard } from "./test-ward.ts";

const server = useTestServer();

test("a shift is planned, moved to somebody else, deleted; each taken back and done again", async () => {
	const { as, ids, plan, change, seen, usual } = await testWard(server());
	const petra = as("Petra");
	const { answer } = await plan("Petra");
	const [{ id = "" } = {}] = answer.shifts;
	expect(await seen("Petra")).toEqual(["Mia 07-06 360-870 F"]);
	const late = usual({ userId: ids.Max as string, beginMinute: 780, endMinute: 1290, pauses: [] });
	const moved = await change(
		"Petra",
		[{ id, version: 1, values: late }],
		["BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
	);
	expect(moved.answer.shifts).toEqual([{ id, version: 2 }]);
	expect(await seen("Petra")).toEqual(["Max 07-06 780-1290 F"]);
	const undo = (editId: string) => petra.call(contract.undoShiftEdit, { id: editId });
	expect((await undo(moved.answer.editId)).status).toBe(200);
	expect(await seen("Petra")).toEqual(["Mia 07-06 360-870 F"]);
	const accept = ["BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];
	const again = await petra.call(contract.redoShiftEdit, { id: moved.answer.editId, accept });
	expect(again.answer.shifts).toEqual([{ id, version: 4 }]);
	const copied = await change("Petra", [{ copyOf: id, values: { day: "2026-07-07" } }], accept);
	expect(await seen("Petra")).toEqual(["Max 07-06 780-1290 F", "Max 07-07 780-1290 F"]);
	expect((await undo(copied.answer.editId)).status).toBe(200);
	const deleted = await petra.call(contract.deleteShift, { id });
	expect(await seen("Petra")).toEqual([]);
	const back = await petra.call(contract.undoShiftEdit, { id: deleted.answer.editId, accept });
	expect(back.status).toBe(200);
	expect(await seen("Petra")).toEqual(["Max 07-06 780-1290 F"]);
	const detail = await petra.call(contract.getShift, { id });
	expect(detail.answer).toMatchObject({
		...{ version: 6, begin: "2026-07-06T11:00:00.000Z", minutes: 510, mayDelete: true },
		user: { firstName: "Max" },
		unit: { name: "Nord" },
	});
});

test("what somebody else changed since cannot be taken back, and nothing else is touched", async () => {
	const { as, plan, change, seen, usual } = await testWard(server());
	const { answer } = await plan("Petra");
	const [{ id = "" } = {}] = answer.shifts;
	const values = usual({ day: "2026-07-07" });
	expect((await change("Willi", [{ id, version: 1, values }])).status).toBe(200);
	const undo = await as("Petra").call(contract.undoShiftEdit, { id: answer.editId });
	expect([undo.status, undo.refusal.code]).toEqual([409, "SHIFT_EDIT_OVERTAKEN"]);
	const others = await as("Willi").call(contract.undoShiftEdit, { id: answer.editId });
	expect(others.refusal.code).toBe("NOT_FOUND");
	// the id of a shift that is there makes no new one
	const taken = await change("Willi", [{ id, values: usual({ day: "2026-07-15" }) }]);
	expect(taken.refusal.code).toBe("MALFORMED");
	const stale = await change("Petra", [{ values: usual() }, { id, version: 1, values }]);
	expect(stale.refusal.code).toBe("STALE_VERSION");
	expect(await seen("Petra")).toEqual(["Mia 07-07 360-870 F"]);
});

test("rules are told first and put aside by who may; nobody is in two places", async () => {
	const { as, plan, usual } = await testWard(server());
	await plan("Petra");
	const both = await plan("Petra", { beginMinute: 840, endMinute: 1140, pauses: [] }, [
		"SHIFT_CONFLICT",
	]);
	expect([both.status, both.refusal.code]).toEqual([422, "SHIFT_RULES"]);
	const twice = [
		{ values: usual({ day: "2026-07-08" }) },
		{ values: usual({ day: "2026-07-08" }) },
	];
	const checked = await as("Willi").call(contract.checkShifts, { changes: twice });
	expect(checked.answer.violations.map(({ change, code }) => `${change} ${code}`)).toEqual([
		"0 SHIFT_CONFLICT",
		"0 OVER_10_HOURS",
		"1 SHIFT_CONFLICT",
	]);
});

test("what is critical is put aside by who may, and stands among the conflicts", async () => {
	const { as, ids, plan, seen } = await testWard(server());
	await plan("Petra");
	const night = { day: "2026-07-05", beginMinute: 1260, endMinute: 1560, pauses: [] };
	const { refusal } = await plan("Willi", night);
	expect(refusal.violations).toMatchObject([
		{
			code: "REST_TOO_SHORT",
			severity: "ERROR",
			acceptable: false,
			day: "2026-07-06",
			userId: ids.Mia,
		},
		// § 12 TzBfG: it is Wednesday
		{ code: "SHORT_NOTICE", severity: "INFO", days: 4, day: "2026-07-05", userId: ids.Mia },
	]);
	const codes = (refusal.violations as { code: string }[]).map(({ code }) => code);
	expect((await plan("Willi", night, codes)).refusal.code).toBe("SHIFT_RULES");
	expect((await plan("Petra", night)).refusal.code).toBe("SHIFT_RULES");
	const conflicts = async (who: string) =>
		(await as(who).call(contract.getPlanConflicts, { from: "2026-07-01", to: "2026-07-31" })).answer
			.conflicts;
	expect(await conflicts("Rita")).toEqual([]);
	expect((await plan("Petra", night, codes)).status).toBe(200);
	const [found, ...others] = await conflicts("Rita");
	expect(found).toMatchObject({ code: "REST_TOO_SHORT", userId: ids.Mia, day: "2026-07-06" });
	expect(others).toEqual([]);
	expect(await seen("Petra")).toEqual(["Mia 07-05 1260-1560 F", "Mia 07-06 360-870 F"]);
});

// biome-ignore format: a table, one case a line
test.each([
	["Sven", {}, "FORBIDDEN"],
	["Rita", {}, "FORBIDDEN"],
	["Willi", { workspace: "south" }, "NOT_FOUND"],
	["Willi", { user: "Sven" }, "SHIFT_PERSON_NOT_PLANNABLE"],
	["Willi", { workspaceId: "01a1fd2c-47a0-70d1-9a38-000000000001" }, "SHIFT_WORKSPACE_NOT_USABLE"],
	["Willi", { activityId: "01a1fd2c-47a0-70d1-9a38-000000000001" }, "SHIFT_ACTIVITY_NOT_USABLE"],
	["Willi", { customerId: "01a1fd2c-47a0-70d1-9a38-000000000001" }, "SHIFT_CUSTOMER_NOT_USABLE"],
	["Willi", { endMinute: 360 }, "SHIFT_REVERSED"],
	["Willi", { endMinute: 360 + 2881, pauses: [] }, "SHIFT_TOO_LONG"],
	["Willi", { pauses: [{ minute: 300, minutes: 30 }] }, "SHIFT_PAUSE_OUTSIDE"],
	["Willi", { pauses: [{ minute: 600, minutes: 30 }, { minute: 610, minutes: 30 }] }, "SHIFT_PAUSES_OVERLAP"],
	["Willi", { endMinute: -1 }, "MALFORMED"],
	["Willi", { day: "2026-02-30" }, "MALFORMED"],
	["Willi", { day: undefined }, "MALFORMED"],
] as const)("%s plans %j: %s", async (who, { workspace, user, ...given }: Record<string, unknown>, code) => {
	const { plan, places, ids, seen } = await testWard(server());
	const { refusal } = await plan(who, {
		...given,
		...(workspace === "south" && { workspaceId: places.south }),
		...(user === "Sven" && { userId: ids.Sven as string }),
	});
	expect(refusal.code).toBe(code);
	expect(await seen("Petra")).toEqual([]);
});

test("people see what was made known of them; with LIMITED that is up to a day", async () => {
	const { as, ids, plan, seen, units: unitIds } = await testWard(server());
	const unitId = unitIds.Nord as string;
	const settings = { publishing: "LIMITED", publishedTo: "2026-07-06", suggestion: "ALL" } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, { unitId, ...settings, version: 0 });
	await plan("Petra");
	await plan("Petra", { day: "2026-07-20" });
	await plan("Petra", { day: "2026-07-27", userId: null });
	expect(await seen("Mia")).toEqual(["Mia 07-06 360-870 F"]);
	expect(await seen("Sven")).toEqual([]);
	const publish = (who: string, to: string) =>
		as(who).call(contract.publishShifts, { unitIds: [unitId], to });
	expect((await publish("Rita", "2026-07-31")).refusal.code).toBe("FORBIDDEN");
	expect((await publish("Petra", "2029-07-31")).refusal.code).toBe("SHIFT_RELEASE_TOO_FAR");
	expect((await publish("Petra", "2026-07-31")).answer).toEqual({ shifts: 2, people: 1 });
	expect(await seen("Mia")).toEqual(["Mia 07-06 360-870 F", "Mia 07-20 360-870 F"]);
	await plan("Petra", { day: "2026-07-29" });
	expect(await seen("Mia")).toHaveLength(3);
	const list = { from: "2026-07-01", to: "2026-07-31" };
	const days = async (who: string, more: object = {}) =>
		(await as(who).call(contract.listShifts, { ...list, ...more })).answer.items.map(
			({ day, user }) => `${day.slice(5)} ${user?.firstName ?? "-"}`,
		);
	expect(await days("Mia")).toEqual(["07-06 Mia", "07-20 Mia", "07-29 Mia"]);
	expect(await days("Rita", { isOpen: true })).toEqual(["07-27 -"]);
	expect(await days("Rita", { search: "mia", sortDirection: "DESC", pageSize: 1 })).toEqual([
		"07-29 Mia",
	]);
	expect(await days("Sven", { userIds: [ids.Mia] })).toEqual([]);
});

test("a closed month keeps its plan, which can still be made known", async () => {
	const { as, tenantId, ids, plan, change, seen, units: unitIds } = await testWard(server());
	const unitId = unitIds.Nord as string;
	const settings = { publishing: "LIMITED", publishedTo: "2026-06-01", suggestion: "ALL" } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, { unitId, ...settings, version: 0 });
	const june = { day: "2026-06-30" };
	const [{ id = "" } = {}] = (await plan("Petra", june)).answer.shifts;
	const [{ id: later = "" } = {}] = (await plan("Petra", { day: "2026-07-20" })).answer.shifts;
	await close(tenantId, ids.Mia as string);
	const code = async (of: string, values: object | null) =>
		(await change("Petra", [{ id: of, version: 1, values }])).refusal.code;
	const short = { beginMinute: 900, endMinute: 960, pauses: [] };
	expect((await plan("Petra", { ...june, ...short })).refusal.code).toBe("MONTH_CLOSED");
	const wanted = [{ day: "2026-07-02" }, { userId: ids.Max }, { endMinute: 840 }, null];
	for (const values of wanted) expect(await code(id, values)).toBe("MONTH_CLOSED");
	expect(await code(later, { day: "2026-06-29" })).toBe("MONTH_CLOSED");
	expect(await seen("Petra")).toEqual(["Mia 06-30 360-870 F", "Mia 07-20 360-870 F"]);
	const listed = async (days: object) =>
		(await as("Petra").call(contract.listShifts, days)).answer.items.map(({ day }) => day);
	// where nothing is said of days the list is of what is to come
	expect(await listed({})).toEqual(["2026-07-20"]);
	expect(await listed({ to: "2026-07-10" })).toEqual(["2026-06-30"]);
	const known = { unitIds: [unitId], to: "2026-07-31" };
	expect((await as("Petra").call(contract.publishShifts, known)).answer.shifts).toBe(2);
});

async function close(tenantId: string, userId: string): Promise<void> {
	await withClient(server().ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		await client.query(
			"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-06-01', 1, now())",
			[tenantId, userId],
		);
	});
}
