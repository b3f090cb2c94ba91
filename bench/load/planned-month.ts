import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { contract as sequences } from "#areas/shift-planning/sequences/contract.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { figure, floorFigure, limitFigure, type Tell } from "../bench.ts";
import type { PlannedCompany } from "../stage/planned-company.ts";
import { compressedBytes, type MeasuredStage, measure } from "./measured-answer.ts";
import { browserOf } from "./working-stage.ts";

export interface PlannedStage extends MeasuredStage {
	readonly company: PlannedCompany;
	readonly bare: pg.Client;
}

/** Five shifts in a week, nights behind late shifts, and two days off. */
const rotation = [0, 0, 1, 2, 2, null, null] as const;
const times = [
	{ beginMinute: 360, endMinute: 840 },
	{ beginMinute: 780, endMinute: 1260 },
	{ beginMinute: 1320, endMinute: 1800 },
] as const;

/** A sequence for everybody for a month, until the last of its shifts is there; and the month made known. */
export async function sequenceAndPublishing(stage: PlannedStage, tell: Tell): Promise<void> {
	const { company, address, bare } = stage;
	const browser = browserOf(address, company.administrator);
	const id = await createSequence(browser, company);
	const { from, to } = company.month;
	const people = company.userIds.map((userId, nth) => ({ userId, offset: nth % rotation.length }));
	const applying = performance.now();
	await browser.call(sequences.applySequence, { id, people, from, to, onClash: "SKIP" });
	await untilMade(browser, id);
	tell(
		limitFigure(
			"sequence for everybody for a month",
			(performance.now() - applying) / 1000,
			3,
			"s",
		),
		figure("shifts made", await countShifts(bare, company), ""),
	);
	await bare.query("vacuum analyze shift");
	const publishing = performance.now();
	const { answer } = await browser.call(shifts.publishShifts, { unitIds: [company.unitId], to });
	tell(
		limitFigure("publishing it", (performance.now() - publishing) / 1000, 2, "s"),
		figure("shifts published", answer.shifts, ""),
	);
}

async function createSequence(browser: TestBrowser, company: PlannedCompany): Promise<string> {
	const { workspaceId, kindIds, unitId } = company;
	const days = rotation.map((kind) =>
		kind === null
			? []
			: [{ workspaceId, activityId: kindIds[kind] as string, ...times[kind], pauses: [] }],
	);
	const values = { name: "Umlauf", unitId, start: "START_ON_ANY_DAY" as const, days };
	return (await browser.call(sequences.createShiftSequence, values)).answer.id;
}

const pollMs = 100;

async function untilMade(browser: TestBrowser, id: string): Promise<void> {
	for (;;) {
		const { answer } = await browser.call(sequences.listSequenceRuns, { id });
		const [run] = answer.runs;
		if (run && !run.isBusy && run.made > 0) return;
		await setTimeout(pollMs);
	}
}

async function countShifts(bare: pg.Client, { tenantId }: PlannedCompany): Promise<number> {
	const { rows } = await bare.query(
		"select count(*)::int as count from shift where tenant_id = $1 and deleted_at is null",
		[tenantId],
	);
	return rows[0].count;
}

/** A second one on every other day that has one: short, and later than the first. */
const secondShifts = `
	insert into shift (tenant_id, id, user_id, unit_id, workspace_id, activity_id, class_type, day, begin_at, end_at, zone, published_at)
	select tenant_id, uuidv7(), user_id, unit_id, workspace_id, activity_id, class_type, day, end_at + interval '30 minutes',
		end_at + interval '90 minutes', zone, published_at
	from shift where tenant_id = $1 and deleted_at is null and extract(day from day)::int % 2 = 0`;

/** People in the order in which they are shown, each with what she has. */
const monthOfPeople = `
	select p.*, s.id as shift_id, s.version, s.day, s.begin_at, s.end_at, s.pause1_min, s.pause2_min, s.workspace_id, s.activity_id,
		s.published_at, s.group_id
	from (select u.tenant_id, u.id, u.first_name, u.last_name, u.unit_id, n.name as unit_name, u.entry_date, u.exit_date, count(*) over () as people
		from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = $1 and u.role = 'USER' and u.is_enabled
		order by n.name collate natural_order, u.unit_id, u.last_name collate natural_order, u.first_name collate natural_order, u.id
		limit 300) p
	left join shift s on s.tenant_id = p.tenant_id and s.user_id = p.id and s.day between $2 and $3 and s.deleted_at is null`;

const places = "select id, name, unit_id, color, is_enabled from workspace where tenant_id = $1";
const kinds =
	"select id, name, code, color, class_type from activity where tenant_id = $1 and category = 'SHIFT'";

/** The plan of the month as the planner asks for it. */
export async function planAnswer(stage: PlannedStage, tell: Tell): Promise<void> {
	const { company, address, bare } = stage;
	const { tenantId, month, administrator } = company;
	await bare.query(secondShifts, [tenantId]);
	await bare.query("vacuum analyze shift");
	const path = `/api/shift-plan?from=${month.from}&to=${month.to}&pageSize=300`;
	const request = { method: "GET", path, cookie: administrator } as const;
	const bytes = await compressedBytes(address, request);
	tell(
		figure("shifts in the answer", await countShifts(bare, company), ""),
		limitFigure("answer, compressed", bytes / 1024, 150, "kB"),
	);
	const dated = [tenantId, month.from, month.to];
	const measured = await measure(
		stage,
		() => request,
		() => [
			[
				{ name: "month", text: monthOfPeople, values: dated },
				{ name: "places", text: places, values: [tenantId] },
				{ name: "kinds", text: kinds, values: [tenantId] },
			],
		],
	);
	tell(floorFigure("answer", measured, { atMost: 2 }));
}
