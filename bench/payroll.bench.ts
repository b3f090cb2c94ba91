import pg from "pg";
import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { reckonPeople } from "#areas/payroll/payrolls/server/reckon.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { correctionHeader } from "#kit/contract/headers.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { transactionOn } from "#kit/server/database/tenant-transaction.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { type Bench, figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { secondsOfJob } from "./load/seconds-of-job.ts";
import { browserOf, type WorkingStage } from "./load/working-stage.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { checkEverybody, insertPayrollCompany } from "./stage/payroll-company.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 10_000);
const few = Math.min(people, 1000);
const months = 6;
/** `ONLY=closing` leaves out the rest, `ONLY=corrected` the closing of everybody. */
const only = process.env.ONLY;
/** People whose lines are made together, as closing does. */
const together = 250;

/** What payroll costs a large company at the end of a month. */
export const bench: Bench = {
	name: "payroll",
	title: `payroll: lines of ${few} people, closing ${people}, and ${months} closed months of ${few} corrected; floors: the bare SQL of what is read and written`,
	async run(tell) {
		if (only !== "closing")
			await withStage(few, 31 * (months + 1), async (stage) => {
				await linesOfMonth(stage, tell);
				await corrected(stage, tell);
			});
		if (only !== "corrected") await withStage(people, 65, (stage) => closed(stage, tell));
	},
};

interface Stage extends WorkingStage {
	readonly cluster: BenchCluster;
	readonly serving: ServingProcess;
	readonly browser: TestBrowser;
}

async function withStage(size: number, days: number, work: (stage: Stage) => Promise<void>) {
	await withBenchCluster(async (cluster) => {
		const company = await insertPayrollCompany(cluster.ownerUrl, size, days);
		const serving = await startServing(cluster);
		const bare = new pg.Client({ connectionString: cluster.bareUrl });
		await bare.connect();
		try {
			const { address } = serving;
			const browser = browserOf(address, company.administrator);
			await work({ cluster, company, bare, address, serving, browser });
		} finally {
			await bare.end();
			await serving.stop();
		}
	});
}

/** So many months before that of today; e.g. 2026-10. */
function monthBefore({ company }: Stage, count: number): string {
	return isoOfDay(addMonths(dayOfIso(company.today), -count)).slice(0, 7);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
	const begin = performance.now();
	await work();
	return (performance.now() - begin) / 1000;
}

/** From stored days, as closing and corrections make them. */
async function linesOfMonth(stage: Stage, tell: Tell): Promise<void> {
	const { tenantId, userIds } = stage.company;
	const month = monthBefore(stage, 1);
	const client = askingTogether(stage.cluster.ownerUrl);
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const terms = { month, chargeBy: "NOBODY", proRata: "CALENDAR_DAYS" } as const;
		const make = async () => {
			for (let from = 0; from < userIds.length; from += together) {
				await client.query("begin");
				const some = userIds.slice(from, from + together);
				await reckonPeople(transactionOn(client), tenantId, terms, some);
				await client.query("commit");
			}
		};
		await make();
		const value = await seconds(make);
		const floor = await seconds(() => stage.bare.query(groupedMonth, [tenantId, `${month}-01`]));
		tell(
			floorFigure(`lines of ${few} people, against grouped days`, { value, floor, unit: "s" }),
			limitFigure(`lines of ${few} people for a month`, value, 1, "s"),
		);
	} finally {
		await client.end();
	}
}

const groupedMonth = `
	select user_id, sum(target_min), sum(worked_min), sum(holiday_credit_min), sum(absence_credit_min), sum(balance_min)
	from day_result where tenant_id = $1 and day >= $2 and day < $2::date + interval '1 month' group by user_id`;

/** Begins the month for everybody, has it looked at, and closes it. @returns the seconds of the job */
async function closeMonth(stage: Stage, month: string): Promise<number> {
	const { browser, bare } = stage;
	const begun = await browser.call(payrolls.createPayrolls, {
		...{ month, siteId: null, userIds: null },
		...({ chargeBy: "NOBODY", proRata: "CALENDAR_DAYS" } as const),
	});
	const { periodId } = begun.answer;
	await checkEverybody(bare, periodId);
	const { answer } = await browser.call(payrolls.listPayrollPeriods, { month });
	const version = answer.items[0]?.version as number;
	const closing = await browser.call(payrolls.closePayrollPeriod, { id: periodId, version });
	const took = await secondsOfJob(browser, closing.answer.jobId);
	const { rows } = await bare.query(
		"select count(*)::int as left from payroll where period_id = $1 and state <> 'CLOSED'",
		[periodId],
	);
	if (rows[0].left > 0) throw new Error(`${rows[0].left} people were not closed.`);
	return took;
}

async function closed(stage: Stage, tell: Tell): Promise<void> {
	const { bare, serving } = stage;
	const seen: number[] = [];
	const watching = setInterval(() => seen.push(serving.memory() / 1024), 1000);
	const before = serving.memory() / 1024;
	const value = await closeMonth(stage, monthBefore(stage, 1)).finally(() =>
		clearInterval(watching),
	);
	const { rows } = await bare.query("select count(*)::int as lines from payroll_line");
	await bare.query("create table plain_day (like frozen_day)");
	await bare.query("create table plain_line (like payroll_line)");
	const floor = await seconds(async () => {
		await bare.query("insert into plain_day select * from frozen_day");
		await bare.query("insert into plain_line select * from payroll_line");
	});
	tell(
		figure("lines frozen", rows[0].lines, ""),
		floorFigure("closing, against the same rows written", { value, floor, unit: "s" }),
		limitFigure(`closing and freezing ${people} people`, value, 120, "s"),
		figure("memory of the server before", before, "MB"),
		limitFigure("grown at most", Math.max(...seen) - before, 200, "MB"),
		figure("grown in the second half", second(seen), "MB"),
	);
}

/** How much more the second half of a run took than the first at most. */
function second(seen: readonly number[]): number {
	const half = Math.ceil(seen.length / 2);
	return Math.max(...seen.slice(half)) - Math.max(...seen.slice(0, half));
}

/** A rule that every day followed is switched off with a reason: until the last correction has its people. */
async function corrected(stage: Stage, tell: Tell): Promise<void> {
	const { company, browser, bare } = stage;
	const all = Array.from({ length: months }, (_, nth) => monthBefore(stage, months - nth));
	let closing = 0;
	for (const month of all) closing += await closeMonth(stage, month);
	tell(figure(`closing ${months} months of ${few} people`, closing, "s"));
	browser.headers[correctionHeader] = encodeURIComponent("Pausen galten nicht");
	const begin = performance.now();
	const off = { id: company.ruleId, version: 1, isEnabled: false };
	const changed = await browser.call(rules.updateTimeRuleState, off);
	if (changed.status !== 200) throw new Error(changed.refusal.message);
	for (const month of all) {
		const { answer } = await browser.call(payrolls.listPayrollPeriods, { month });
		const [period] = answer.items;
		const closed = { id: period?.id as string, version: period?.version as number };
		const begun = await browser.call(payrolls.createPayrollCorrection, closed);
		await secondsOfJob(browser, begun.answer.jobId);
	}
	const took = (performance.now() - begin) / 1000;
	const { rows } = await bare.query(
		"select count(*)::int as runs from payroll x join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id where p.run_no = 1",
	);
	if (rows[0].runs < few * months) throw new Error(`${rows[0].runs} people are corrected.`);
	tell(limitFigure(`a rule changed over ${months} closed months`, took, 30, "s"));
}
