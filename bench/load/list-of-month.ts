import { type Figure, limitFigure } from "../bench.ts";
import { runLoad } from "./http-load.ts";
import { median, percentile } from "./percentile.ts";
import { timeFigure, type WorkingStage } from "./working-stage.ts";

const rounds = 4;

/** A page of everybody's month. */
export async function listOfMonth(stage: WorkingStage): Promise<Figure[]> {
	const { company, address } = stage;
	const month = company.today.slice(0, 7);
	const rows: number[] = [];
	const sums: number[] = [];
	const answers: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const read = await spent(stage, rowsOfMonth, month);
		const summed = await spent(stage, sumsOfMonth, month);
		const { p50, others } = await runLoad({
			address,
			connections: 1,
			seconds: 2,
			next: () => ({
				method: "GET",
				path: `/api/target-actuals?month=${month}&pageSize=${company.people}`,
				cookie: company.administrator,
			}),
		});
		if (others.size > 0) throw new Error(`Answers ${[...others]}`);
		// the first round only warms up
		if (round === 0) continue;
		rows.push(read);
		sums.push(summed);
		answers.push(p50);
	}
	const pairs = answers.map((answer, nth) => answer / (rows[nth] as number));
	return [
		timeFigure("floor: the month's day rows, bare SQL", median(rows)),
		timeFigure("their sums by person, bare SQL", median(sums)),
		timeFigure(`listTargetActuals of ${company.people} people`, median(answers)),
		limitFigure("list, times the floor", median(pairs), 2, "×"),
	];
}

const columns =
	"target_min worked_min pause_min auto_pause_min holiday_credit_min absence_credit_min extra_min balance_min overtime_min pending_min".split(
		" ",
	);

const ofMonth = `from day_result r join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id
	where r.tenant_id = $1 and u.is_enabled and r.day >= ($2 || '-01')::date and r.day < ($2 || '-01')::date + interval '1 month'`;

const rowsOfMonth = `select r.user_id, r.day, ${columns.map((name) => `r.${name}`).join(", ")}, r.flags ${ofMonth}`;

const sumsOfMonth = `select u.id, u.first_name, u.last_name, u.personnel_no, u.unit_id,
	${columns.map((name) => `sum(r.${name})::int as ${name}`).join(", ")}, bit_or(r.flags) as flags
	${ofMonth} group by u.id, u.tenant_id order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`;

/** Median milliseconds of a statement, one after the other for a second. */
async function spent(
	{ bare, company }: WorkingStage,
	text: string,
	month: string,
): Promise<number> {
	const found: number[] = [];
	for (const end = performance.now() + 1000; performance.now() < end; ) {
		const begin = performance.now();
		await bare.query({ name: text.slice(0, 20), text, values: [company.tenantId, month] });
		found.push(performance.now() - begin);
	}
	return percentile(found, 0.5);
}
