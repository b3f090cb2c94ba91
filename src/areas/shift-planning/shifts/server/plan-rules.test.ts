import fc from "fast-check";
import { expect, test } from "vitest";
import { contract as units } from "#areas/staff/units/contract.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWard } from "./test-ward.ts";

const server = useTestServer();

type Ward = Awaited<ReturnType<typeof testWard>>;
type Rules = NonNullable<GivenOf<typeof units.putUnitShiftplanSettings>["own"]>["rules"];

const settings = { publishing: "ALWAYS", publishedTo: null, suggestion: "ALL" } as const;

function say({ as, units: ids }: Ward, rules: Rules, mostDaysInRow: number | null = null) {
	const own = { mostDaysInRow, rules };
	const unitId = ids.Nord as string;
	return as("Alma").call(units.putUnitShiftplanSettings, { unitId, ...settings, own, version: 0 });
}

const sql = (text: string, values: unknown[]) =>
	withClient(server().adminUrl, async (client) => (await client.query(text, values)).rows);

test("what is critical is done with a reason alone, which its trace keeps", async () => {
	const ward = await testWard(server());
	await ward.plan("Petra");
	const night = { day: "2026-07-05", beginMinute: 1260, endMinute: 1560, pauses: [] };
	const given = {
		changes: [{ values: ward.usual(night) }],
		accept: ["REST_TOO_SHORT", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"],
	};
	const petra = ward.as("Petra");
	const bare = await petra.call(contract.changeShifts, given);
	expect([bare.status, bare.refusal.code]).toEqual([422, "SHIFT_REASON_MISSING"]);
	const blank = await petra.call(contract.changeShifts, { ...given, overrideReason: "  " });
	expect(blank.refusal.code).toBe("SHIFT_REASON_MISSING");
	const overrideReason = "Zwei Kranke, niemand sonst erreichbar";
	const { answer } = await petra.call(contract.changeShifts, { ...given, overrideReason });
	const reasons = await sql("select reason from audit_event where entity_id = $1", [
		answer.shifts[0]?.id,
	]);
	expect(reasons).toEqual([{ reason: overrideReason }]);
});

test("a department weighs its rules, with words of its own, for every check", async () => {
	const ward = await testWard(server());
	await say(
		ward,
		[
			{ rule: "PLANNED_FREE", severity: "CRITICAL", words: "Ersatz über die Bereitschaft." },
			{ rule: "CONSECUTIVE_DAYS", severity: "HINT", words: "" },
		],
		2,
	);
	await ward.plan("Petra", {
		...{ activityId: ward.kinds.free as string, beginMinute: 0, endMinute: 1440, pauses: [] },
	});
	const { refusal } = await ward.plan("Willi", {});
	expect(refusal.violations).toMatchObject([
		{
			...{ code: "PLANNED_FREE", severity: "ERROR", acceptable: false },
			words: "Ersatz über die Bereitschaft.",
		},
	]);
	for (const day of ["2026-07-08", "2026-07-09"]) await ward.plan("Willi", { day });
	// two are intended, and a hint asks nobody
	const third = ward.usual({ day: "2026-07-10" });
	const checked = await ward
		.as("Willi")
		.call(contract.checkShifts, { changes: [{ values: third }] });
	expect(checked.answer.violations).toMatchObject([
		{ code: "CONSECUTIVE_DAYS", severity: "INFO", days: 3, most: 2 },
	]);
	expect((await ward.plan("Willi", third)).status).toBe(200);
});

test("half a year that was worked and is planned, working hours and a contract count", async () => {
	const ward = await testWard(server());
	const { tenantId, ids } = ward;
	await worked(ward);
	const overlong = { day: "2026-07-04", beginMinute: 480, endMinute: 991, pauses: [] };
	const codes = async (values: Parameters<Ward["usual"]>[0]) => {
		const changes = [{ values: ward.usual(values) }];
		const { answer } = await ward.as("Petra").call(contract.checkShifts, { changes });
		return answer.violations.map(({ code }) => code);
	};
	expect(await codes(overlong)).toContain("AVERAGE_24_WEEKS");
	// of what was recorded less counts, whatever was planned
	await sql(
		`update day_result set net_min = 420 where tenant_id = $1 and user_id = $2 and day = '2026-06-30'`,
		[tenantId, ids.Mia],
	);
	expect(await codes(overlong)).not.toContain("AVERAGE_24_WEEKS");
	await sql(
		"insert into holiday (tenant_id, id, name, date, factor, kind) values ($1, gen_random_uuid(), 'Feiertag', '2026-06-22', 1, 'PUBLIC')",
		[tenantId],
	);
	expect(await codes({ ...overlong, endMinute: 1071 })).toContain("AVERAGE_24_WEEKS");
	await limited(ward);
	expect(await codes({ day: "2026-07-06" })).toEqual(["OUTSIDE_HOURS", "MAX_ACTUAL_EXCEEDED"]);
	expect(await codes({ day: "2026-07-06", beginMinute: 480, endMinute: 600, pauses: [] })).toEqual(
		[],
	);
});

/** Mia: eight hours on each working day of 24 weeks until Friday, the last days of them planned alone. */
async function worked({ tenantId, ids, units: unitIds, places, kinds, siteId }: Ward) {
	const about = [tenantId, ids.Mia, unitIds["Nord 1"]];
	await sql(
		`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
			holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, net_min, input_hash)
		select $1, $2, d, $3, $4, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 480, ''
		from generate_series(date '2026-01-19', date '2026-06-30', interval '1 day') d where extract(isodow from d) < 7`,
		[...about, siteId],
	);
	await sql(
		`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, workspace_id, day, begin_at, end_at)
		select $1, gen_random_uuid(), $2, $3, $4, 'SHIFT_MORNING', $5, d, d + interval '6 hours', d + interval '14 hours'
		from generate_series(timestamptz '2026-06-29', timestamptz '2026-07-03', interval '1 day') d`,
		[...about, kinds.early, places.north],
	);
}

/** She works from 8 to 16 on weekdays, and five hours a month at most. */
async function limited({ tenantId, ids }: Ward) {
	await sql(
		`with template as (insert into worksheet_template (tenant_id, id, name, kind, weeks)
				values ($1, gen_random_uuid(), 'Fest', 'FIXED', 1) returning id),
			version as (insert into worksheet_template_version (tenant_id, id, template_id, valid_from, weeks)
				select $1, gen_random_uuid(), id, '2020-01-01', 1 from template returning id),
			days as (insert into worksheet_day (tenant_id, version_id, week, weekday, target_min, begin_min, end_min)
				select $1, id, 1, n, 480, 480, 960 from version, generate_series(1, 5) n)
		insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
		select $1, gen_random_uuid(), $2, id, '2020-01-06', '2020-01-01' from template`,
		[tenantId, ids.Mia],
	);
	await sql("delete from shift where tenant_id = $1", [tenantId]);
	await sql(
		`with job as (insert into employment (tenant_id, id, user_id, entry_date)
				values ($1, gen_random_uuid(), $2, '2020-01-01') returning id)
		insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week, max_actual_min)
		select $1, gen_random_uuid(), $2, id, '2020-01-01', 0, 5, 300 from job`,
		[tenantId, ids.Mia],
	);
}

test("related only: people of the department, of those below, beside their own, and who worked there of late", async () => {
	const ward = await testWard(server());
	const { as, ids, places, tenantId, units: unitIds } = ward;
	const suggested = async (who: string, workspaceId = places.north) =>
		as(who).call(contract.getSuggestedPeople, { workspaceId });
	expect((await suggested("Alma")).answer.userIds).toBeNull();
	const unitId = unitIds.Nord as string;
	const only = { ...settings, suggestion: "RELATED_ONLY", version: 0 } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, { unitId, ...only });
	const names = async () => {
		const { answer } = await suggested("Alma");
		const nameOf = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
		return (answer.userIds ?? []).map((id) => nameOf.get(id)).sort();
	};
	const own = ["Leo", "Max", "Mia", "Petra", "Rita", "Willi"];
	expect(await names()).toEqual(own);
	const shift = `insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, workspace_id, day, begin_at, end_at)
		values ($1, gen_random_uuid(), $2, $3, $4, 'SHIFT_MORNING', $5, $6::date, $6::date, $6::date + interval '4 hours')`;
	const at = [unitIds["Nord 2"], ward.kinds.early, places.north];
	await sql(shift, [tenantId, ids.Sven, ...at, "2026-04-01"]);
	await sql(shift, [tenantId, ids.Hanna, ...at, "2026-07-02"]);
	expect(await names()).toEqual(own);
	await sql(shift, [tenantId, ids.Sven, ...at, "2026-04-02"]);
	expect(await names()).toEqual([...own, "Sven"].sort());
	expect((await suggested("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await suggested("Willi", places.south)).refusal.code).toBe("NOT_FOUND");
});

const edit = fc.record({
	kind: fc.constantFrom("MAKE" as const, "MOVE" as const, "GIVE" as const, "DELETE" as const),
	nth: fc.nat(20),
	day: fc.nat(9),
});

test("any sequence of edits is taken back and done again edit by edit, and the plan is as it was", async () => {
	const ward = await testWard(server());
	const petra = ward.as("Petra");
	await fc.assert(
		fc.asyncProperty(fc.array(edit, { minLength: 3, maxLength: 7 }), async (wanted) => {
			const stands = [await ward.seen("Petra")];
			const done: string[] = [];
			for (const one of wanted) {
				const edited = await ward.change("Petra", await changesFor(ward, one), accepted);
				// nobody is in two places: that is no edit
				if (edited.status !== 200) continue;
				done.push(edited.answer.editId);
				stands.push(await ward.seen("Petra"));
			}
			const again = { accept: [...accepted], overrideReason: "Zurück" };
			for (const [nth, id] of [...done.entries()].reverse()) {
				expect((await petra.call(contract.undoShiftEdit, { id, ...again })).status).toBe(200);
				expect(await ward.seen("Petra")).toEqual(stands[nth]);
			}
			for (const [nth, id] of done.entries()) {
				expect((await petra.call(contract.redoShiftEdit, { id, ...again })).status).toBe(200);
				expect(await ward.seen("Petra")).toEqual(stands[nth + 1]);
			}
		}),
		{ numRuns: 4, seed: 20_261_127 },
	);
});

const accepted = ["CONSECUTIVE_DAYS", "REST_TOO_SHORT", "OVER_10_HOURS", "SUBSTITUTE_DAY"];

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

async function changesFor(ward: Ward, { kind, nth, day }: Edit) {
	const range = { from: "2026-07-01", to: "2026-07-31" };
	const { answer } = await ward.as("Petra").call(contract.listShifts, range);
	const { id, version } = answer.items[nth % Math.max(1, answer.items.length)] ?? {};
	const values = { day: isoDayPlus("2026-07-06", day) };
	if (kind === "MAKE" || id === undefined || version === undefined)
		return [{ values: ward.usual(values) }];
	if (kind === "MOVE") return [{ id, version, values }];
	if (kind === "DELETE") return [{ id, version, values: null }];
	return [{ id, version, values: { userId: day % 2 === 0 ? null : (ward.ids.Max as string) } }];
}
