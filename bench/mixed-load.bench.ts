import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { bookingRequest } from "./load/booking-pairs.ts";
import type { LoadResult } from "./load/http-load.ts";
import { openListeners } from "./load/live-listeners.ts";
import { runOpen } from "./load/open-load.ts";
import { probe } from "./load/probe.ts";
import type { RawRequest } from "./load/request-text.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startBareServer, startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 365);
const seconds = sizeOf("SECONDS", 60);
/** Bookings a second; months are a quarter of it, lists a tenth. */
const rate = sizeOf("RATE", 20);
const live = Math.min(200, people);
/** Before anything counts: plans are made, code is compiled. */
const warmSeconds = Math.min(10, seconds);

/** An ordinary morning: some look, some book, many have it open. */
export const bench: Bench = {
	name: "mixed-load",
	title: `${seconds} s of ${live} live connections and a second ${rate} bookings, ${rate / 4} months, ${rate / 10} lists of ${people} people; floor: a bare Node process asked at the same time`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
			const [serving, bare] = [await startServing(cluster), await startBareServer()];
			const { address } = serving;
			const listeners = await openListeners(
				Array.from({ length: live }, (_, nth) => ({ address, cookie: company.cookie(nth) })),
			);
			try {
				const morning = morningOf(company, address, bare.address);
				await morning(warmSeconds);
				tell(...figuresOf(await morning(seconds)));
			} finally {
				listeners.close();
				await Promise.all([serving.stop(), bare.stop()]);
			}
		}),
};

interface Morning {
	readonly health: LoadResult;
	readonly floor: LoadResult;
	readonly bookings: LoadResult;
	readonly months: LoadResult;
	readonly lists: LoadResult;
}

function morningOf(company: WorkingCompany, address: string, bareAddress: string) {
	const walk = walkOver(people);
	const month = company.today.slice(0, 7);
	const load = (perSecond: number, duration: number, next: (nth: number) => RawRequest) =>
		runOpen({ address, perSecond, seconds: duration, next });
	return async (duration: number): Promise<Morning> => {
		const [[health, floor], bookings, months, lists] = await Promise.all([
			probe([address, bareAddress], duration),
			load(rate, duration, (nth) => bookingRequest(company, walk.step(0, 1, nth))),
			load(rate / 4, duration, (nth) => monthOf(company, month, (nth * 37) % people)),
			load(rate / 10, duration, (nth) => listOf(company, month, nth)),
		]);
		if (health === undefined || floor === undefined) throw new Error("Not probed.");
		return { health, floor, bookings, months, lists };
	};
}

function monthOf(company: WorkingCompany, month: string, person: number): RawRequest {
	const path = `/api/target-actuals/${company.userIds[person]}?month=${month}`;
	return { method: "GET", path, cookie: company.cookie(person) };
}

/** What those who lead look at. */
function listOf({ leaders, today }: WorkingCompany, month: string, nth: number): RawRequest {
	const paths = [
		`/api/users?page=${1 + (nth % 4)}`,
		`/api/target-actuals?month=${month}`,
		`/api/time-trackings?from=${month}-01&to=${today}`,
	];
	const path = paths[nth % paths.length] as string;
	return { method: "GET", path, cookie: leaders[nth % leaders.length] as string };
}

function figuresOf({ health, floor, bookings, months, lists }: Morning): Figure[] {
	const refused = [bookings, months, lists, health].flatMap(({ others }) => [...others]);
	const count = refused.reduce((sum, [, times]) => sum + times, 0);
	return [
		floorFigure(
			"/healthz: p99.9",
			{ value: health.p999, floor: floor.p999, unit: "ms" },
			{ atMost: 2 },
		),
		floorFigure("/healthz: p50", { value: health.p50, floor: floor.p50, unit: "ms" }),
		limitFigure("bookings: p99.9", bookings.p999, 100, "ms"),
		figure("bookings: p50", bookings.p50, "ms"),
		figure("months: p50", months.p50, "ms"),
		figure("months: p99", months.p99, "ms"),
		figure("lists: p50", lists.p50, "ms"),
		figure("lists: p99", lists.p99, "ms"),
		limitFigure("answers other than 200", count, 0, ""),
	];
}
