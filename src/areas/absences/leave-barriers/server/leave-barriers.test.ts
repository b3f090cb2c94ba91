import { describe, expect, test } from "vitest";
import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { barrierOffice } from "./test-barriers.ts";

const server = useTestServer();
const office = () => barrierOffice(server());

describe("a leave barrier", () => {
	test("keeps what was said, and changes when something is said otherwise", async () => {
		const { as, create, usual, unit } = await office();
		const unitIds = [unit("Süd"), unit("Nord"), unit("Süd")];
		const { answer } = await create({ unitIds });
		const kept = [unit("Nord"), unit("Süd")].toSorted();
		expect(answer).toEqual({
			...usual,
			...{ id: answer.id, version: 1, isEnabled: true, unitIds: kept },
			...{ unitNames: "Nord, Süd", activityName: null },
		});
		const { id } = answer;
		const change = (given: object) =>
			as("Alma").call(contract.updateLeaveBarrier, { ...usual, unitIds, id, version: 1, ...given });
		expect((await change({ unitIds: kept })).answer.version).toBe(1);
		const changed = await change({ unitIds: [unit("Süd"), unit("Nord 1")], name: "Abschluss" });
		expect(changed.answer).toMatchObject({
			...{ version: 2, name: "Abschluss", unitNames: "Nord 1, Süd" },
		});
		const alone = await change({ name: "Abschluss", unitIds: [unit("Süd")], version: 2 });
		expect(alone.answer).toMatchObject({ version: 3, unitNames: "Süd" });
		expect((await change({ version: 2 })).refusal.code).toBe("STALE_VERSION");
		const removed = await as("Alma").call(contract.deleteLeaveBarrier, { id });
		expect(removed.status).toBe(200);
	});

	test("is listed by the days on which it holds", async () => {
		const { as, create } = await office();
		await create();
		await create({ name: "Ernte", from: "2026-08-01", to: "2026-09-15" });
		const names = async (filter: object) =>
			(await as("Alma").call(contract.listLeaveBarriers, filter)).answer.items.map(
				({ name }) => name,
			);
		expect(await names({})).toEqual(["Ernte", "Inventur"]);
		expect(await names({ since: "2026-09-15", until: "2026-12-27" })).toEqual(["Ernte"]);
		expect(await names({ since: "2026-12-31" })).toEqual(["Inventur"]);
		expect(await names({ since: "2027-01-01" })).toEqual([]);
	});

	test("lasts from a day to a later one, of something that is planned", async () => {
		const { create, kind } = await office();
		const reversed = await create({ from: "2026-12-31", to: "2026-12-30" });
		expect([reversed.status, reversed.refusal.code]).toEqual([409, "LEAVE_BARRIER_REVERSED"]);
		expect(reversed.refusal.details.map(({ field }) => field)).toEqual(["to"]);
		expect((await create({ from: "2026-12-31" })).status).toBe(200);
		const endless = await create({ from: "2026-12-31", to: "2028-12-31" });
		expect([endless.status, endless.refusal.code]).toEqual([409, "LEAVE_BARRIER_TOO_LONG"]);
		expect((await create({ from: "2026-12-31", to: "2028-12-30" })).status).toBe(200);
		const sick = await create({ activityId: kind("Krankheit") });
		expect(sick.refusal.code).toBe("LEAVE_BARRIER_ACTIVITY_UNFIT");
		const gone = await create({ activityId: "01a1fd2c-47a0-70d1-9a38-000000000001" });
		expect(gone.refusal.code).toBe("REFERENCE_NOT_FOUND");
		expect((await create({ activityId: kind("Freizeitausgleich") })).status).toBe(200);
	});

	test.each([
		["unitIds", { unitIds: [] }],
		["unitIds", { unitIds: ["x"] }],
		["to", { to: "2026-02-30" }],
		["reason", { reason: " " }],
	])("with a wrong %s is malformed: %o", async (field, wrong) => {
		const { create } = await office();
		const { status, refusal } = await create(wrong);
		expect(status).toBe(400);
		expect(refusal.details.map((one) => one.field.split(".")[0])).toEqual([field]);
	});

	test("keeps its departments from being deleted, and reads in the history by their names", async () => {
		const { as, create, unit } = await office();
		const spare = (await as("Alma").call(units.createUnit, { name: "Lager", parentId: unit("") }))
			.answer.id;
		const { id } = (await create({ unitIds: [spare] })).answer;
		const remove = () => as("Alma").call(units.deleteUnit, { unitId: spare });
		expect((await remove()).status).toBe(409);
		const { answer } = await as("Alma").call(logHistory.getLogHistory, {
			...{ entity: "leave_barrier", entityId: id },
		});
		expect(JSON.stringify(answer)).toContain("Lager");
		await as("Alma").call(contract.deleteLeaveBarrier, { id });
		expect((await remove()).status).toBe(200);
	});
});

describe("who leads a department", () => {
	test("bars it and what lies below, nothing else", async () => {
		const { create, unit } = await office();
		const bar = async (...names: string[]) => {
			const reply = await create({ unitIds: names.map(unit) }, "Leo");
			return reply.status === 200 ? "done" : reply.refusal.code;
		};
		expect(await bar("Nord")).toBe("done");
		expect(await bar("Nord 1", "Nord 2")).toBe("done");
		expect(await bar("Süd")).toBe("LEAVE_BARRIER_OUT_OF_REACH");
		expect(await bar("Nord", "Süd")).toBe("LEAVE_BARRIER_OUT_OF_REACH");
		expect(await bar("the whole company")).toBe("LEAVE_BARRIER_OUT_OF_REACH");
	});

	test("sees what holds there from above, and leaves it as it is", async () => {
		const { as, create, usual, unit } = await office();
		const whole = (await create({ name: "Alle", unitIds: [unit("")] })).answer;
		const south = (await create({ name: "Süden", unitIds: [unit("Süd")] })).answer;
		const own = (await create({ name: "Eigene" })).answer;
		const leo = as("Leo");
		const { items } = (await leo.call(contract.listLeaveBarriers, {})).answer;
		expect(items.map(({ name }) => name).toSorted()).toEqual(["Alle", "Eigene"]);
		const change = (id: string, unitIds = usual.unitIds) =>
			leo.call(contract.updateLeaveBarrier, { ...usual, name: "Neu", id, version: 1, unitIds });
		expect((await change(whole.id)).status).toBe(403);
		expect((await change(south.id)).status).toBe(404);
		expect((await change(own.id, [unit("Süd")])).refusal.code).toBe("LEAVE_BARRIER_OUT_OF_REACH");
		expect((await change(own.id)).status).toBe(200);
		const off = { id: whole.id, version: 1, isEnabled: false };
		expect((await leo.call(contract.updateLeaveBarrierState, off)).status).toBe(403);
		expect((await leo.call(contract.deleteLeaveBarrier, { id: whole.id })).status).toBe(403);
		expect((await leo.call(contract.deleteLeaveBarrier, { id: own.id })).status).toBe(200);
	});

	test("does so by a right: who only works there sees no list", async () => {
		const { as, create } = await office();
		expect((await as("Mia").call(contract.listLeaveBarriers, {})).status).toBe(403);
		expect((await create({}, "Mia")).status).toBe(403);
	});
});
