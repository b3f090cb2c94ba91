import { setTimeout } from "node:timers/promises";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, figure, limitFigure } from "./bench.ts";
import { bookingRequest } from "./load/booking-pairs.ts";
import { answeredLoad, type LoadResult } from "./load/http-load.ts";
import { runOpen } from "./load/open-load.ts";
import type { Step } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const comers = sizeOf("PEOPLE", 10_000);
/** The night shift goes home: who only comes changes no day's result. */
const goers = Math.max(1, Math.floor(comers / 10));
const days = sizeOf("DAYS", 31);
const seconds = sizeOf("SECONDS", 60);
/** A second: somebody who leads opens the dashboard and sees who is there. */
const dashboards = 5;
const nightBeganSeconds = 200;
const mostWaitSeconds = 120;

/** The shift changes: everybody stands at the clock within a minute. */
export const bench: Bench = {
	name: "six-oclock",
	title: `${comers} people clock in and ${goers} out within ${seconds} s, ${dashboards} dashboards a second are opened; no floor: all of it must be served`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, comers + goers, days);
			const serving = await startServing(cluster);
			const { address } = serving;
			try {
				await beginNight(company, address);
				await expectCurrent(cluster, company);
				const [bookings, opened] = await Promise.all([
					changeShift(company, address),
					openDashboards(company, address),
				]);
				tell(...figuresOf(bookings, opened));
				const took = await expectCurrent(cluster, company);
				await expectResults(cluster, company);
				tell(limitFigure("day results current after the last booking", took, 5, "s"));
			} finally {
				await serving.stop();
			}
		}),
};

const nowSecond = () => Math.floor(Date.now() / 1000);

/** Who goes home at six has come before. */
function beginNight(company: WorkingCompany, address: string): Promise<LoadResult> {
	const lanes = Math.min(8, goers);
	const second = nowSecond() - nightBeganSeconds;
	return answeredLoad({
		address,
		connections: lanes,
		requests: Math.ceil(goers / lanes),
		next(connection, nth) {
			const goer = connection + lanes * nth;
			// the last lap may be a short one
			if (goer >= goers) return { method: "GET", path: "/healthz" };
			return bookingRequest(company, { person: comers + goer, second, action: "START" });
		},
	});
}

/** Ten come, one goes, evenly over the minute. */
function changeShift(company: WorkingCompany, address: string): Promise<LoadResult> {
	return runOpen({
		address,
		perSecond: (comers + goers) / seconds,
		seconds,
		next: (nth) => bookingRequest(company, stepOf(nth)),
	});
}

function stepOf(nth: number): Step {
	const second = nowSecond();
	const goer = Math.floor(nth / 11);
	return nth % 11 === 10 && goer < goers
		? { person: comers + goer, second, action: "END" }
		: { person: nth - Math.min(goer, goers), second, action: "START" };
}

function openDashboards(company: WorkingCompany, address: string): Promise<LoadResult> {
	const paths = ["/api/overview", "/api/time-clocks", "/api/presence"];
	return runOpen({
		address,
		perSecond: dashboards * paths.length,
		seconds,
		next(nth) {
			const leader = Math.floor(nth / paths.length) % company.leaders.length;
			const path = paths[nth % paths.length] as string;
			return { method: "GET", path, cookie: company.leaders[leader] as string };
		},
	});
}

function figuresOf(bookings: LoadResult, opened: LoadResult): Figure[] {
	const refused = [...bookings.others.values(), ...opened.others.values()];
	return [
		limitFigure(
			"refused",
			refused.reduce((sum, count) => sum + count, 0),
			0,
			"",
		),
		figure("bookings answered", bookings.perSecond, "/s"),
		figure("bookings: p50", bookings.p50, "ms"),
		limitFigure("bookings: p99", bookings.p99, 100, "ms"),
		figure("dashboards, each read: p50", opened.p50, "ms"),
		figure("dashboards, each read: p99", opened.p99, "ms"),
	];
}

/** Seconds until no day waits any more. */
function expectCurrent({ bareUrl }: BenchCluster, { tenantId }: WorkingCompany): Promise<number> {
	const begin = performance.now();
	return withClient(bareUrl, async (client) => {
		for (;;) {
			const { rows } = await client.query(
				"select count(*)::int as waiting from day_stale where tenant_id = $1",
				[tenantId],
			);
			const took = (performance.now() - begin) / 1000;
			if (rows[0].waiting === 0) return took;
			if (took > mostWaitSeconds) throw new Error(`${rows[0].waiting} people's days still wait.`);
			await setTimeout(100);
		}
	});
}

/** Nothing waits, and what the night came to is there. */
async function expectResults(
	{ bareUrl }: BenchCluster,
	{ tenantId, today, userIds }: WorkingCompany,
): Promise<void> {
	const { rows } = await withClient(bareUrl, (client) =>
		client.query(
			`select count(distinct user_id)::int as found from day_result
			where tenant_id = $1 and user_id = any($2) and day >= $3::date - 1 and day <= $3::date + 1
				and last_end > now() - interval '10 minutes' and worked_min > 0`,
			[tenantId, userIds.slice(comers), today],
		),
	);
	if (rows[0].found < goers) throw new Error(`${rows[0].found} of ${goers} have a result.`);
}
