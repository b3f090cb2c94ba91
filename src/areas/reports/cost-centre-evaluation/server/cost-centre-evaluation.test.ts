import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReportRow } from "#areas/reports/report-view/contract/report.ts";
import { wholeParts } from "#domain/payroll/lines/apportion.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { chargedWard } from "./test-charges.ts";

const server = useTestServer();
const july = { fromMonth: "2026-07", toMonth: "2026-07" };

/** "A 07: 300/270 1000/900" of each row. */
function said(rows: readonly ReportRow[]) {
	return rows.map(
		(row) =>
			`${row.code ?? "-"} ${String(row.month).slice(5)}: ${row.plannedMinutes}/${row.actualMinutes} ${row.plannedCents}/${row.actualCents}`,
	);
}

test("shifts are charged by the shares of the day, by whichever grouping, with wages of who may see them", async () => {
	const { as, ids, units, places, kinds, share, shift, wage, ask, tenantId } = await chargedWard(
		server(),
	);
	await share({
		target: "UNIT",
		targetId: units["Nord 1"],
		of: { A: 60, B: 40 },
		to: "2026-07-15",
	});
	await share({ target: "UNIT", targetId: units["Nord 1"], of: { C: 100 }, from: "2026-07-16" });
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
	const all = await list("Alma");
	expect(said(all.items)).toEqual([
		"A 07: 300/270 10000/9000",
		"B 07: 200/180 10000/9000",
		"C 07: 220/190 3333/4333",
	]);
	expect(all.sums).toMatchObject({ plannedMinutes: 720, actualMinutes: 640, actualCents: 22_333 });
	expect(all.bars[0]).toEqual({ label: "Haus A", values: [300, 270] });
	expect(all.items[2]).toMatchObject({ people: 2, withoutWage: 1, differenceMinutes: -30 });
	expect(said((await list("Alma", { grouping: "USER" })).items)).toEqual([
		"B 07: 600/580 30000/29000",
		"- 07: 120/60 null/null",
	]);
	expect(said((await list("Alma", { grouping: "WORKSPACE" })).items)).toEqual([
		"A 07: 720/640 20000/19333",
	]);
	expect(said((await list("Alma", { grouping: "ACTIVITY" })).items)).toEqual([
		"- 07: 720/640 20000/19333",
	]);
	// Petra plans Nord: Sven of Süd is none of hers, wages are not hers to know
	expect((await list("Petra")).sums).toMatchObject({
		plannedMinutes: 660,
		actualMinutes: 580,
		actualCents: 0,
	});
	expect((await list("Petra", { search: "haus b" })).items).toHaveLength(1);
	expect((await list("Petra", { unitIds: [units.Süd] })).items).toEqual([]);
	const detail = {
		...july,
		grouping: "UNIT" as const,
		costCentreId: String(all.items[2]?.costCentreId),
	};
	const { items } = (await as("Alma").call(contract.listCostCentreShiftDetails, detail)).answer;
	expect(
		items.map(({ firstName, target, plannedMinutes }) => [firstName, target, plannedMinutes]),
	).toEqual([
		["Mia", "Nord 1", 100],
		["Sven", "Nord 1", 60],
		[null, "Nord 1", 60],
	]);
	expect(kinds.early).toBeDefined();
	await ask("delete from shift where tenant_id = $1", [tenantId]);
	expect((await list("Alma")).items).toEqual([]);
});

test("recorded time is charged with its target beside it; whoever may see nobody is turned away", async () => {
	const { as, ids, units, share, shift, entry, wage, ask, tenantId } = await chargedWard(server());
	await share({ target: "UNIT", targetId: units["Nord 1"], of: { A: 33.33, B: 33.33, C: 33.34 } });
	await shift(ids.Mia, "2026-07-06", 480, 100);
	await entry(ids.Mia, "2026-07-06", 100);
	await wage(ids.Mia, "MONTHLY", 348_000);
	await ask(
		`with made as (insert into employment (tenant_id, id, user_id, entry_date) values ($1, gen_random_uuid(), $2, '2025-01-01') returning id)
		insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week)
		select $1, gen_random_uuid(), $2, id, '2025-01-01', 2400, 5 from made`,
		[tenantId, ids.Mia],
	);
	const list = async (who: string, given: object = {}) =>
		as(who).call(contract.listCostCentreTrackings, { ...july, ...given });
	// 348,000 cents by 174 hours are 20 € an hour
	expect(said((await list("Alma")).answer.items)).toEqual([
		"A 07: 160/33 5333/1111",
		"B 07: 160/33 5333/1111",
		"C 07: 160/34 5334/1111",
	]);
	const byWorkspace = (await list("Alma", { grouping: "WORKSPACE" })).answer;
	expect(said(byWorkspace.items)).toEqual(["- 07: 0/100 0/3333"]);
	expect((await list("Sven")).refusal?.code).toBe("FORBIDDEN");
	const backwards = { fromMonth: "2026-08" };
	expect((await list("Alma", backwards)).refusal?.code).toBe("MONTHS_BACKWARDS");
	expect((await list("Alma", { fromMonth: "2024-07" })).refusal?.code).toBe("MONTHS_TOO_MANY");
	expect((await list("Alma", { grouping: "TREE" })).status).toBe(400);
	const long = { fromMonth: "2024-08", search: "", pageSize: 5 };
	expect((await list("Alma", long)).answer.items).toHaveLength(3);
});

test("whatever the shares, the parts of a person's month are those of the domain and add up to it", async () => {
	const { as, ids, units, share, shift, ask, tenantId, centres } = await chargedWard(server());
	const percents = fc
		.tuple(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 9998 }))
		.filter(([a, b]) => a + b < 10_000);
	const samples = fc.sample(
		fc.tuple(percents, fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 700 })),
		5,
	);
	for (const [[a, b], planned, worked] of samples) {
		await ask("delete from shift where tenant_id = $1", [tenantId]);
		await ask("delete from cost_centre_link where tenant_id = $1", [tenantId]);
		await ask("delete from day_result where tenant_id = $1", [tenantId]);
		const parts = { A: a / 100, B: b / 100, C: (10_000 - a - b) / 100 };
		await share({ target: "UNIT", targetId: units["Nord 1"], of: parts });
		await shift(ids.Mia, "2026-07-06", planned, worked);
		await shift(ids.Mia, "2026-07-07", planned, worked);
		const { items } = (await as("Alma").call(contract.listCostCentreShifts, july)).answer;
		const found = (name: "plannedMinutes" | "actualMinutes") =>
			["A", "B", "C"].map(
				(code) => items.find((row) => row.costCentreId === centres[code])?.[name],
			);
		const exact = (minutes: number) =>
			[a, b, 10_000 - a - b].map((share) => (2 * minutes * share) / 10_000);
		expect(found("plannedMinutes")).toEqual(wholeParts(2 * planned, exact(planned)));
		expect(found("actualMinutes")).toEqual(wholeParts(2 * worked, exact(worked)));
	}
});
