import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { type Figure, floorFigure, limitFigure } from "../bench.ts";
import { median, percentile } from "./percentile.ts";
import { browserOf, type WorkingStage } from "./working-stage.ts";

/** Afternoons of three Wednesdays, of those whom the leader leads. */
const lateEntries = `
	select t.id, t.begin_at, t.end_at, t.activity_id from time_tracking t
	join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
	join unit_closure c on c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
	join unit d on d.tenant_id = c.tenant_id and d.id = c.ancestor_id
	where t.tenant_id = $1 and d.name = 'Abteilung 1' and t.class_type = 'WORKTIME' and extract(isodow from t.day) = 3
		and t.day >= $2::date + 28 and t.day < $2::date + 49 and extract(hour from t.begin_at at time zone 'UTC') > 10
	order by t.day, t.user_id`;

/** Somebody corrects the end of an entry of eleven months ago, for one person after the other. */
export async function lateCorrection(stage: WorkingStage): Promise<Figure[]> {
	const { company, bare, address } = stage;
	await bare.query("create table plain_entry (like time_tracking including indexes)");
	await bare.query("insert into plain_entry select * from time_tracking");
	const { rows } = await bare.query<EntryRow>(lateEntries, [company.tenantId, company.from]);
	const leader = browserOf(address, company.leader);
	const administrator = browserOf(address, company.administrator);
	const floors: number[] = [];
	const answers: number[] = [];
	for (const [nth, row] of rows.entries()) {
		const end = new Date(row.end_at.getTime() + 7 * 60_000);
		const corrected = { ...row, end };
		const took =
			nth % 2 === 0
				? await bareUpdate(stage, corrected)
				: await approval(leader, administrator, corrected);
		// the first ones only warm up
		if (nth < 10) continue;
		(nth % 2 === 0 ? floors : answers).push(took);
	}
	return [
		floorFigure("correction 11 months back, against an update of its row", {
			value: median(answers),
			floor: median(floors),
			unit: "ms",
		}),
		limitFigure("the slowest of 20", percentile(answers, 0.95), 150, "ms"),
	];
}

interface EntryRow {
	readonly id: string;
	readonly begin_at: Date;
	readonly end_at: Date;
	readonly activity_id: string;
}

type Corrected = EntryRow & { readonly end: Date };

async function bareUpdate(
	{ bare, company }: WorkingStage,
	{ id, end }: Corrected,
): Promise<number> {
	const begin = performance.now();
	await bare.query(
		"update plain_entry set end_at = $3, occupied_to = $3, version = version + 1 where tenant_id = $1 and id = $2",
		[company.tenantId, id, end],
	);
	return performance.now() - begin;
}

/** What one has asked for counts as soon as another approves it. */
async function approval(
	leader: TestBrowser,
	administrator: TestBrowser,
	{ id, begin_at, activity_id, end }: Corrected,
): Promise<number> {
	const asked = await leader.call(entries.requestTimeTrackingChange, {
		id,
		version: 1,
		begin: begin_at.toISOString(),
		end: end.toISOString(),
		activityId: activity_id,
		projectNodeId: null,
		reason: "Nachgetragen",
	});
	const { changeRequestId } = asked.answer;
	const begin = performance.now();
	const { answer } = await administrator.call(entries.approveChangeRequest, {
		changeRequestId,
		version: 1,
	});
	if (answer.state !== "APPROVED") throw new Error(answer.state);
	return performance.now() - begin;
}
