import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReportRow } from "#areas/reports/report-view/contract/report.ts";
import { wholeParts } from "#domain/payroll/lines/apportion.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { chargedWard } from "./test-charges.ts";

const server = useTestServer();
const july = { fromMonth: "2026-07", toMonth: "2026-07" };

/** "A 07: 300/270 1000/900" of each row: code, month, minutes and cents as planned and as they came. */
function said(rows: readonly ReportRow[]) {
	return rows.map(
		(row) =>
			`${row.code ?? "-"} ${String(row.month).slice(5)}: ${row.plannedMinutes}/${row.actualMinutes} ${row.plannedCents}/${row.actualCents}`,
	);
}

/** Mia earns 20 € an hour, 30 € on B; Nord 1 is charged to A and B until the 15th, to C from then on. */
async function plannedWard() {
	const ward = await chargedWard(server());
	const { as, ids, units, places, share, shift, wage } = ward;
	const nord1 = { target: "UNIT", targetId: units["Nord 1"] } as const;
	await share({ ...nord1, of: { A: 60, B: 40 }, to: "2026-07-15" });
	await share({ ...nord1, of: { C: 100 }, from: "2026-07-16" });
	await share({ target: "USER", targetId: ids.Mia, of: { B: 100 } });
	await share({ target: "WORKSPACE", targetId: places.north, of: { A: 100 } });
	await wage(ids.Mia, "HOURLY", 2000);
	await wage(ids.Mia, "HOURLY", 3000, "B");
	await shift(ids.Mia, "2026-07-06", 500, 450);
	await shift(ids.Mia, "2026-07-20", 100, 130);
	await shift(null, "2026-07-21", 60);
	await shift(ids.Sven, "2026-07-21", 60, 60);
	const list = async (who: string, given: object = {}) =>
		(await as(who).call(contract.listCostCentreShifts, { ...july, ...given })).answer;
	return { ...ward, list };
}

test("shifts are charged by the shares of the day, by each grouping", async () => {
	const { as, list } = await plannedWard();
	const all = await list("Alma");
	expect(said(all.items)).toEqual([
		"A 07: 300/270 10000/9000",
		"B 07: 200/180 10000/9000",
		"C 07: 220/190 3333/4333",
	]);
	expect(all.sums).toMatchObject({ plannedMinutes: 720, actualMinutes: 640, actualCents: 22_333 });
	expect(all.bars[0]).toEqual({ label: "Haus A", values: [300, 270] });
	expect(all.items[2]).toMatchObject({ people: 2, withoutWage: 1, differenceMinutes: -30 });
	const by = async (grouping: string) => said((await list("Alma", { grouping })).items);
	expect(await by("USER")).toEqual(["B 07: 600/580 30000/29000", "- 07: 120/60 null/null"]);
	expect(await by("WORKSPACE")).toEqual(["A 07: 720/640 20000/19333"]);
	expect(await by("ACTIVITY")).toEqual(["- 07: 720/640 20000/19333"]);
	const costCentreId = String(all.items[2]?.costCentreId);
	const detail = await as("Alma").call(contract.listCostCentreShiftDetails, {
		...{ ...july, costCentreId },
	});
	expect(detail.answer.items.map((row) => [row.firstName, row.target, row.plannedMinutes])).toEqual(
		[
			["Mia", "Nord 1", 100],
			["Sven", "Nord 1", 60],
			[null, "Nord 1", 60],
		],
	);
});

test("who plans a department is told of its people and open shifts, and of no wage that is not hers to know", async () => {
	const { list, units, ask, tenantId } = await plannedWard();
	expect((await list("Petra")).sums).toMatchObject({
		...{ plannedMinutes: 660, actualMinutes: 580, actualCents: 0 },
	});
	expect((await list("Petra")).items.map(({ actualCents }) => actualCents)).toEqual(
		Array(3).fill(null),
	);
	expect((await list("Petra", { search: "haus b" })).items).toHaveLength(1);
	expect((await list("Petra", { unitIds: [units.Süd] })).items).toEqual([]);
	await ask("delete from shift where tenant_id = $1", [tenantId]);
	expect((await list("Alma")).items).toEqual([]);
});

test("recorded time is charged with its target beside it; people without the right are turned away", async () => {
	const { as, ids, units, share, shift, entry, wage, ask, tenantId } = await chargedWard(server());
	const thirds = { A: 33.33, B: 33.33, C: 33.34 };
	await share({ target: "UNIT", targetId: units["Nord 1"], of: thirds });
	await shift(ids.Mia, "2026-07-06", 480, 100);
	await entry(ids.Mia, "2026-07-06T06:00:00Z", "2026-07-06T07:40:00Z");
	await wage(ids.Mia, "MONTHLY", 348_000);
	await ask(
		`with made as (insert into employment (tenant_id, id, user_id, entry_date) values ($1, gen_random_uuid(), $2, '2025-01-01') returning id)
		insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week)
		select $1, gen_random_uuid(), $2, id, '2025-01-01', 2400, 5 from made`,
		[tenantId, ids.Mia],
	);
	const list = (who: string, given: object = {}) =>
		as(who).call(contract.listCostCentreTrackings, { ...july, ...given });
	// 348,000 cents by 174 hours are 20 € an hour
	expect(said((await list("Alma")).answer.items)).toEqual([
		"A 07: 160/33 5333/1111",
		"B 07: 160/33 5333/1111",
		"C 07: 160/34 5334/1111",
	]);
	const byWorkspace = (await list("Alma", { grouping: "WORKSPACE" })).answer;
	expect(said(byWorkspace.items)).toEqual(["- 07: 0/100 0/3333"]);
	const refused = async (who: string, given: object = {}) => (await list(who, given)).refusal?.code;
	expect(await refused("Sven")).toBe("FORBIDDEN");
	expect(await refused("Alma", { fromMonth: "2026-08" })).toBe("MONTHS_BACKWARDS");
	expect(await refused("Alma", { fromMonth: "2024-07" })).toBe("MONTHS_TOO_MANY");
	expect((await list("Alma", { grouping: "TREE" })).status).toBe(400);
	expect((await list("Alma", { fromMonth: "2024-08" })).answer.items).toHaveLength(3);
});

const samples = fc.record({
	/** Of A and B, in hundredths; the rest is C's. */
	shares: fc
		.tuple(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 9998 }))
		.filter(([a, b]) => a + b < 10_000),
	planned: fc.integer({ min: 1, max: 600 }),
	worked: fc.integer({ min: 0, max: 700 }),
});

test("whatever the shares, the parts of a person's month are those of the domain and add up to it", async () => {
	const { as, ids, units, share, shift, ask, tenantId, centres } = await chargedWard(server());
	for (const { shares, planned, worked } of fc.sample(samples, 5)) {
		for (const table of ["shift", "cost_centre_link", "day_result"])
			await ask(`delete from ${table} where tenant_id = $1`, [tenantId]);
		const [a, b] = shares;
		const parts = [a, b, 10_000 - a - b];
		const of = { A: a / 100, B: b / 100, C: (10_000 - a - b) / 100 };
		await share({ target: "UNIT", targetId: units["Nord 1"], of });
		for (const day of ["2026-07-06", "2026-07-07"]) await shift(ids.Mia, day, planned, worked);
		const { items } = (await as("Alma").call(contract.listCostCentreShifts, july)).answer;
		const found = (name: "plannedMinutes" | "actualMinutes") =>
			Object.values(centres).map((id) => items.find((row) => row.costCentreId === id)?.[name]);
		const exact = (minutes: number) => parts.map((part) => (2 * minutes * part) / 10_000);
		expect(found("plannedMinutes")).toEqual(wholeParts(2 * planned, exact(planned)));
		expect(found("actualMinutes")).toEqual(wholeParts(2 * worked, exact(worked)));
	}
});
