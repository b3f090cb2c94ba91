import { describe, expect, test } from "vitest";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { barriersOf, type MetBarrier, metBarriers, type UnitBarrier } from "./public.ts";
import { barrierOffice } from "./test-barriers.ts";

const server = useTestServer();
const office = () => barrierOffice(server());

describe("an absence meets a barrier", () => {
	test("of a department above, on the days that both have", async () => {
		const { create, met, ids } = await office();
		const { id } = (await create()).answer;
		expect(await met({ from: "2026-12-24", to: "2026-12-29" })).toEqual([
			{
				...{ nth: 0, barrierId: id, name: "Inventur", reason: "Alle werden gebraucht" },
				...{ barrierFrom: "2026-12-28", barrierTo: "2026-12-31" },
				...{ from: "2026-12-28", to: "2026-12-29" },
			},
		]);
		expect(await met({ from: "2026-12-24", to: "2026-12-27" })).toEqual([]);
		expect(await met({ from: "2026-12-31", to: "2027-01-02" })).toHaveLength(1);
		expect(await met({ from: "2027-01-01", to: "2027-01-02" })).toEqual([]);
		expect(await met({ userId: ids.Sven as string })).toEqual([]);
	});

	test("each of several that overlap, in the order of their days", async () => {
		const { create, met, unit } = await office();
		await create({ name: "Zweite", from: "2026-12-20", unitIds: [unit("Nord 1")] });
		await create({ name: "Erste", from: "2026-12-10", to: "2026-12-30", unitIds: [unit("")] });
		await create({ name: "Fremde", unitIds: [unit("Nord 2"), unit("Süd")] });
		// named twice on her way up it is still one
		await create({ name: "Letzte", unitIds: [unit("Nord"), unit("Nord 1")] });
		expect((await met({})).map(({ name }) => name)).toEqual(["Erste", "Zweite", "Letzte"]);
	});

	test("of the kind that it bars: all leave, unless one is named", async () => {
		const { create, met, kind } = await office();
		await create({ name: "Urlaub" });
		await create({ name: "Ausgleich", activityId: kind("Freizeitausgleich") });
		const names = async (name: string) =>
			(await met({ activityId: kind(name) })).map((one) => one.name);
		expect(await names("Urlaub")).toEqual(["Urlaub"]);
		expect(await names("Freizeitausgleich")).toEqual(["Ausgleich"]);
		expect(await names("Sonderurlaub")).toEqual([]);
		expect(await names("Krankheit")).toEqual([]);
	});

	test("not once that is archived", async () => {
		const { as, create, met } = await office();
		const { id } = (await create()).answer;
		const switched = (isEnabled: boolean, version: number) =>
			as("Alma").call(contract.updateLeaveBarrierState, { id, version, isEnabled });
		await switched(false, 1);
		expect(await met({})).toEqual([]);
		await switched(true, 2);
		expect(await met({})).toHaveLength(1);
	});

	test("of a further department only on the days in it", async () => {
		const { met, create, unit, ids, tenantId } = await office();
		await create({ unitIds: [unit("Süd")], from: "2026-12-01" });
		await server().services.database.transaction(tenantId, (tx) =>
			addRows(tx, "user_unit", {
				...{ tenant_id: tenantId, id: "01a1fd2c-47a0-70d1-9a38-000000000001" },
				...{ user_id: ids.Mia as string, unit_id: unit("Süd") },
				...{ valid_from: "2026-12-10", valid_to: "2026-12-12" },
			}),
		);
		const days = (await met({}, { from: "2026-12-13" })).map(({ nth, from, to }) => [
			nth,
			from,
			to,
		]);
		expect(days).toEqual([[0, "2026-12-10", "2026-12-12"]]);
	});

	test("also when many ask at once, each for itself; of other companies none", async () => {
		const { create, met, ids, tenantId, kind } = await office();
		const other = await office();
		await create();
		await other.create({ unitIds: [other.unit("")] });
		const asked = [
			{ userId: ids.Sven as string },
			{},
			{ to: "2026-12-02" },
			{ from: "2026-12-30" },
		];
		expect((await met(...asked)).map(({ nth, from }) => [nth, from])).toEqual([
			[1, "2026-12-28"],
			[3, "2026-12-30"],
		]);
		expect(await met({ userId: other.ids.Mia as string })).toEqual([]);
		expect(await met()).toEqual([]);
		const day = { from: "2026-12-30", to: "2026-12-30", activityId: kind("Urlaub") };
		const question = metBarriers(tenantId, [{ ...day, userId: ids.Leo as string }]);
		const found = await server().services.database.once<MetBarrier>(tenantId, question);
		expect(found.map(({ name }) => name)).toEqual(["Inventur"]);
	});
});

test("calendars show what holds in their departments, once each, from above too", async () => {
	const { create, unit, kind, tenantId, as } = await office();
	const whole = (await create({ name: "Alle", unitIds: [unit(""), unit("Nord")] })).answer;
	const named = { name: "Süden", unitIds: [unit("Süd")], activityId: kind("Urlaub") };
	await create({ ...named, from: "2026-12-29" });
	const off = (await create({ name: "Archiv" })).answer;
	const state = { id: off.id, version: 1, isEnabled: false };
	await as("Alma").call(contract.updateLeaveBarrierState, state);
	const shown = async (from: string, to: string) => {
		const unitIds = [unit("Nord 1"), unit("Süd")];
		const found = await server().services.database.once<UnitBarrier>(
			tenantId,
			barriersOf(tenantId, { unitIds, from, to }),
		);
		const nameOf = (id: string) => (id === unit("Süd") ? "Süd" : "Nord 1");
		return found.map((one) => `${one.name} in ${nameOf(one.unitId)} from ${one.from}`).toSorted();
	};
	expect(await shown("2026-12-31", "2027-01-31")).toEqual([
		"Alle in Nord 1 from 2026-12-28",
		"Alle in Süd from 2026-12-28",
		"Süden in Süd from 2026-12-29",
	]);
	expect(await shown("2026-12-01", "2026-12-28")).toEqual([
		"Alle in Nord 1 from 2026-12-28",
		"Alle in Süd from 2026-12-28",
	]);
	expect(await shown("2026-12-01", "2026-12-27")).toEqual([]);
	expect(whole.unitNames).toContain("Nord");
});
