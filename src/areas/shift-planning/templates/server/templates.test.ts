import { expect, test } from "vitest";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, mostPlaces } from "../contract.ts";
import { type GivenTemplate, testDemand } from "./test-demand.ts";

const server = useTestServer();

const week = ["07-06 early 1 NONE", "07-06 early 2 NONE", "07-10 night 1 NONE"];

test("copies are filled, each once; taken back they are free again, and a shift that moves away stands for none", async () => {
	const { as, ids, items, create, copies, coverage, fill, change, places, kinds } =
		await testDemand(server());
	expect((await create("Willi")).status).toBe(200);
	expect(await copies("Rita")).toEqual(week);
	const first = { itemId: items.early.id, day: "2026-07-06", copy: 1 };
	const { answer } = await fill("Willi", [{ ...first, userId: ids.Mia as string }]);
	expect(await copies("Rita")).toEqual(week.with(0, "07-06 early 1 FILLED"));
	expect((await fill("Petra", [first])).refusal.code).toBe("SHIFT_COPY_FILLED");
	const second = await fill("Petra", [{ ...first, copy: 2 }]);
	expect(await coverage("Rita")).toEqual(["07-06 F 2/1/1", "07-10 N 1/0/0"]);
	const undone = await as("Willi").call(shifts.undoShiftEdit, { id: answer.editId });
	expect(undone.status).toBe(200);
	expect(await copies("Rita")).toEqual(week.with(1, "07-06 early 2 FILLED"));
	expect((await fill("Petra", [first])).status).toBe(200);
	const redone = await as("Willi").call(shifts.redoShiftEdit, { id: answer.editId });
	expect(redone.refusal.code).toBe("SHIFT_COPY_FILLED");
	const [{ id = "" } = {}] = second.answer.shifts;
	const values = {
		...{ day: "2026-07-06", beginMinute: 420, endMinute: 870, pauses: [], userId: null },
		...{ workspaceId: places.north, activityId: kinds.early as string },
	};
	await change("Petra", [{ id, version: 1, values }]);
	expect(await copies("Rita")).toEqual(
		week.map((one) =>
			one.replace("early 1 NONE", "early 1 FILLED").replace("early 2 NONE", "early 2 FILLED"),
		),
	);
	await change("Petra", [{ id, version: 2, values: { ...values, day: "2026-07-07" } }]);
	expect(await copies("Rita")).toEqual(week.with(0, "07-06 early 1 FILLED"));
});

test("all that is missing becomes open shifts at once, by the holidays of the site, and nothing is made twice", async () => {
	const { as, ids, create, items, fill, seen, places } = await testDemand(server());
	await create("Petra");
	const nights = [{ ...items.night, id: newId(0) }];
	await create("Petra", {
		name: "Feiertag",
		holidayMode: "ON_HOLIDAY_IGNORE_DAYINDEX",
		items: nights,
	});
	const holiday = { name: "Stadtfest", date: "2026-07-08", factor: 1, kind: "OTHER" } as const;
	const given = await as("Alma").call(holidays.createHoliday, { ...holiday, siteId: null });
	expect(given.status).toBe(200);
	const third = { itemId: items.early.id, day: "2026-07-13", copy: 1, userId: ids.Mia as string };
	expect((await fill("Petra", [third])).status).toBe(200);
	const elsewhere = Array.from({ length: mostPlaces - 1 }, () => newId(0));
	const workspaceIds = [places.north, ...elsewhere];
	const range = { workspaceIds, from: "2026-07-06", to: "2026-07-13" };
	const open = (who: string) => as(who).call(contract.fillDemand, range);
	expect((await open("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await open("Willi")).answer.shifts).toBe(5);
	expect(await seen("Petra")).toEqual([
		"- 07-06 360-870 F",
		"- 07-06 360-870 F",
		"- 07-08 1260-1560 N",
		"- 07-10 1260-1560 N",
		"- 07-13 360-870 F",
		"Mia 07-13 360-870 F",
	]);
	expect((await open("Willi")).answer).toEqual({ editId: null, shifts: 0 });
	const crowd = Array.from({ length: 11 }, () => ({ ...items.early, id: newId(0), copies: 99 }));
	await create("Petra", { name: "Alle", items: crowd });
	expect((await open("Willi")).refusal.code).toBe("TOO_MANY_COPIES");
});

test("what differs on a day is said, replaced and taken back; rules hold when a copy is filled", async () => {
	const { as, ids, items, create, copies, fill, except, kinds, places, seen } = await testDemand(
		server(),
	);
	await create("Petra");
	expect((await except("Willi", {})).status).toBe(200);
	const left = ["(07-06 early 1 SKIPPED)", "(07-06 early 2 SKIPPED)", week[2]];
	expect(await copies("Rita")).toEqual(left);
	const first = { itemId: items.early.id, day: "2026-07-06", copy: 1, userId: ids.Mia as string };
	expect((await fill("Petra", [first])).refusal.code).toBe("COPY_NOT_NEEDED");
	const late = { activityId: kinds.night as string, beginMinute: 780, endMinute: 1290 };
	const { answer } = await except("Willi", late);
	expect(await copies("Rita")).toEqual(["07-06 early 1 CHANGED", "07-06 early 2 CHANGED", week[2]]);
	const broken = await fill("Petra", [first]);
	expect([broken.status, broken.refusal.code]).toEqual([422, "SHIFT_RULES"]);
	const accept = ["BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];
	const filled = await as("Petra").call(contract.fillCopies, { copies: [first], accept });
	expect(filled.status).toBe(200);
	expect(await seen("Petra")).toEqual(["Mia 07-06 780-1290 N"]);
	expect((await except("Rita", {})).refusal.code).toBe("FORBIDDEN");
	expect((await except("Petra", {}, places.south)).refusal.code).toBe("NOT_FOUND");
	const codes = async (given: object) => (await except("Petra", given)).refusal.code;
	expect(await codes({ itemId: newId(0) })).toBe("TEMPLATE_ITEM_UNKNOWN");
	expect(await codes({ endMinute: 300 })).toBe("TEMPLATE_TIMES_UNFIT");
	expect(await codes({ activityId: newId(0) })).toBe("TEMPLATE_ACTIVITY_UNFIT");
	const gone = (who: string) => as(who).call(contract.deleteTemplateException, answer);
	expect((await gone("Sven")).refusal.code).toBe("FORBIDDEN");
	expect((await gone("Willi")).status).toBe(200);
	expect((await gone("Willi")).refusal.code).toBe("NOT_FOUND");
	expect(await copies("Rita")).toEqual(week.with(0, "07-06 early 1 FILLED"));
});

test("a template changes as one; what is filled stays where its items go, and so does the template of another", async () => {
	const { as, ids, items, create, usual, copies, fill, seen } = await testDemand(server());
	const { answer } = await create("Petra");
	const both = [1, 2].map((copy) => ({
		...{ itemId: items.early.id, day: "2026-07-06", copy },
		userId: ids[copy === 1 ? "Mia" : "Max"] as string,
	}));
	await fill("Petra", both);
	const update = (who: string, version: number, given: GivenTemplate) =>
		as(who).call(contract.updateShiftTemplate, { ...usual(given), id: answer.id, version });
	const fewer = { items: [{ ...items.early, copies: 1 }] };
	expect((await update("Willi", 1, fewer)).answer).toMatchObject({ version: 2, copyCount: 1 });
	expect((await update("Petra", 1, fewer)).refusal.code).toBe("STALE_VERSION");
	expect(await copies("Rita")).toEqual(["07-06 early 1 FILLED", "(07-06 early 2 FILLED)"]);
	await update("Willi", 2, { items: [] });
	expect(await copies("Rita")).toEqual([]);
	expect(await seen("Petra")).toHaveLength(2);
	const taken = await create("Petra", { name: "Andere", items: [items.early] });
	expect(taken.status).toBe(200);
	expect((await update("Petra", 3, {})).refusal.code).toBe("TEMPLATE_ITEM_TAKEN");
	const removed = (who: string) =>
		as(who).call(contract.deleteShiftTemplate, { id: taken.answer.id });
	expect((await removed("Willi")).refusal.code).toBe("FORBIDDEN");
	expect((await removed("Petra")).status).toBe(200);
	expect(await seen("Petra")).toHaveLength(2);
});

/** The demand, and a qualification that nobody has. */
async function demandOfSkill() {
	const demand = await testDemand(server());
	await demand.create("Petra");
	const qualificationId = newId(0);
	await withClient(server().adminUrl, (client) =>
		client.query(
			"insert into qualification (tenant_id, id, name, type, levels) values ($1, $2, 'Wundpflege', 'BOOLEAN', '[]')",
			[demand.tenantId, qualificationId],
		),
	);
	const ask = (who: string, target: "SHIFT" | "TEMPLATE_ITEM", targetId: string) =>
		demand.as(who).call(workspaces.assignRequirement, {
			...{ target, targetId, qualificationId, minLevel: null },
		});
	return { ...demand, ask };
}

const broken = ({ refusal }: { readonly refusal?: { readonly violations?: unknown } }) =>
	((refusal?.violations ?? []) as { code: string }[]).map(({ code }) => code);

test("a line of a template asks for a qualification of who fills it, other lines do not", async () => {
	const { ids, items, fill, ask } = await demandOfSkill();
	const { id } = items.early;
	const refused = async (who: string, itemId: string) =>
		(await ask(who, "TEMPLATE_ITEM", itemId)).refusal.code;
	expect([await refused("Rita", id), await refused("Sven", id)]).toEqual([
		"FORBIDDEN",
		"FORBIDDEN",
	]);
	expect(await refused("Willi", newId(0))).toBe("REQUIREMENT_TARGET_NOT_FOUND");
	expect((await ask("Willi", "TEMPLATE_ITEM", id)).status).toBe(200);
	const given = { copy: 1, userId: ids.Mia as string };
	expect(broken(await fill("Petra", [{ ...given, itemId: id, day: "2026-07-06" }]))).toEqual([
		"QUALIFICATION_MISSING",
	]);
	const night = { ...given, itemId: items.night.id, day: "2026-07-10" };
	expect((await fill("Petra", [night])).status).toBe(200);
});

test("a shift by itself asks for a qualification, and so does what is copied from it", async () => {
	const { as, ids, plan, change, ask } = await demandOfSkill();
	const [{ id = "" } = {}] = (await plan("Petra", { day: "2026-07-14" })).answer.shifts;
	expect((await ask("Willi", "SHIFT", id)).status).toBe(200);
	const toMax = { userId: ids.Max as string };
	const missing = ["QUALIFICATION_MISSING"];
	expect(broken(await change("Petra", [{ id, version: 1, values: toMax }]))).toEqual(missing);
	const copy = [{ copyOf: id, values: { day: "2026-07-15", ...toMax } }];
	expect(broken(await change("Petra", copy))).toEqual(missing);
	const [copied] = (await change("Petra", copy, missing)).answer.shifts;
	const target = { target: "SHIFT" as const, targetId: copied?.id as string };
	const list = (who: string) => as(who).call(workspaces.listRequirements, target);
	const { requirements, name } = (await list("Rita")).answer;
	expect([name, requirements[0]?.name]).toEqual(["Frühdienst am Tag", "Wundpflege"]);
	const gone = (who: string) =>
		as(who).call(workspaces.deleteRequirement, { id: requirements[0]?.id as string });
	expect((await gone("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await gone("Willi")).status).toBe(200);
	const moved = { ...copied, values: { day: "2026-07-16" } } as Parameters<typeof change>[1][0];
	expect((await change("Petra", [moved])).status).toBe(200);
	const foreign = await testDemand(server());
	const other = await foreign.as("Petra").call(workspaces.listRequirements, target);
	expect(other.refusal.code).toBe("REQUIREMENT_TARGET_NOT_FOUND");
});

// biome-ignore format: a table, one case a line
test.each([
	["Sven", {}, "FORBIDDEN"],
	["Rita", {}, "FORBIDDEN"],
	["Petra", { item: { endMinute: 360 } }, "TEMPLATE_TIMES_UNFIT"],
	["Petra", { item: { pauses: [{ minute: 300, minutes: 30 }] } }, "TEMPLATE_TIMES_UNFIT"],
	["Petra", { item: { endMinute: 360 + 2881 } }, "TEMPLATE_TIMES_UNFIT"],
	["Petra", { item: { activityId: newId(0) } }, "TEMPLATE_ACTIVITY_UNFIT"],
	["Petra", { item: { unitId: newId(0) } }, "TEMPLATE_UNIT_UNKNOWN"],
	["Petra", { item: { dayIndex: 7 } }, "MALFORMED"],
	["Petra", { item: { copies: 0 } }, "MALFORMED"],
	["Petra", { isTwice: true }, "TEMPLATE_ITEM_TAKEN"],
	["Petra", { isSouth: true }, "REFERENCE_NOT_FOUND"],
] as const)("%s makes a template of %j: %s", async (who, given: { item?: object; isTwice?: boolean; isSouth?: boolean }, code) => {
	const { create, items, places } = await testDemand(server());
	const item = { ...items.early, ...given.item };
	const { refusal } = await create(who, {
		items: given.isTwice ? [item, item] : [item],
		...(given.isSouth && { workspaceId: places.south }),
	});
	expect(refusal.code).toBe(code);
});
