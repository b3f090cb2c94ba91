import pg from "pg";
import { type Bench, type Figure, ratioFigure } from "./bench.ts";
import { type BookingPair, bookingPairs, peopleOfPairs } from "./load/booking-pairs.ts";
import { median } from "./load/percentile.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { type Crowd, insertCrowd } from "./stage/crowd.ts";
import { startServing } from "./stage/serving-process.ts";
import { withoutChecks } from "./stage/without-checks.ts";

const few = 10_000;
/** Some gigabytes and some minutes. */
const many = 10_000_000;

/** Single pairs differ by a third on a shared machine. */
const seriesEach = 3;

/** What a booking costs in a company that has just begun, and in one that has booked for years. */
export const bench: Bench = {
	name: "history",
	title: `a booking beside ${few} and ${many} stored entries; floor: its statement alone, beside the same ones`,
	run: () =>
		withBenchCluster(async (cluster) => {
			const people = 2 * seriesEach * peopleOfPairs;
			const crowd = await insertCrowd(cluster.ownerUrl, people);
			await store(cluster, crowd, 0, few);
			const young = await measure(cluster, crowd, 0);
			await store(cluster, crowd, few, many);
			const old = await measure(cluster, crowd, seriesEach);
			return [
				...figures(`${few} entries`, young),
				...figures(`${many} entries`, old),
				ratioFigure("ratio, old to young", ratioOf(old) / ratioOf(young), 0.9),
			];
		}),
};

/** @param first of its series among all of them: each has people of its own */
async function measure(cluster: BenchCluster, crowd: Crowd, first: number): Promise<BookingPair[]> {
	const pairs: BookingPair[] = [];
	const serving = await startServing(cluster);
	try {
		const { address } = serving;
		const warm = async () => {};
		for (let nth = first; nth < first + seriesEach; nth++)
			pairs.push(...(await bookingPairs(cluster, crowd, address, { nth, warm })));
		return pairs;
	} finally {
		await serving.stop();
	}
}

function ratioOf(pairs: readonly BookingPair[]): number {
	return median(pairs.map(({ load, floor }) => load.perSecond / floor.perSecond));
}

function figures(name: string, pairs: readonly BookingPair[]): Figure[] {
	const perSecond = (of: (pair: BookingPair) => number) => `${median(pairs.map(of)).toFixed(0)} /s`;
	return [
		{
			name: `${name}: floor, ${pairs[0]?.floor.by}`,
			value: perSecond(({ floor }) => floor.perSecond),
		},
		{ name: `${name}: bookings over HTTP`, value: perSecond(({ load }) => load.perSecond) },
		{ name: `${name}: ratio`, value: ratioOf(pairs).toFixed(2) },
	];
}

/** Entries with the booking that began each, four a day, until ten days ago; everybody has as many. */
async function store(
	{ ownerUrl }: BenchCluster,
	{ tenantId, userIds }: Crowd,
	from: number,
	to: number,
): Promise<void> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		await withoutChecks(client, ["booking", "time_tracking"], async () => {
			for (const text of [bookings, entries])
				await client.query(text, [tenantId, userIds, from, to]);
		});
		// both sides as after some nights: what is written by the million is tidied up later on, while bookings come in
		await client.query("vacuum (analyze)");
	} finally {
		await client.end();
	}
}

const numbered = `
	from generate_series($3::int, $4::int - 1) n
	cross join lateral (select ($2::uuid[])[n % cardinality($2::uuid[]) + 1] as user_id, n / cardinality($2::uuid[]) as own) p
	cross join lateral (select date_trunc('day', now()) - make_interval(days => 10 + p.own / 4)
		+ make_interval(hours => 6 + 2 * (p.own % 4)) as begin_at) b
	join activity a on a.tenant_id = $1 and a.class_type = 'WORKTIME' and a.is_default`;

const bookings = `
	insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, received_at, outcome)
	select $1, uuidv7(b.begin_at - clock_timestamp()), p.user_id, b.begin_at, 'Europe/Berlin', 'START', 'TERMINAL', a.id,
		a.class_type, b.begin_at, 'APPLIED' ${numbered}`;

const entries = `
	insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
	select $1, uuidv7(b.begin_at - clock_timestamp()), p.user_id, b.begin_at::date, b.begin_at, b.begin_at + interval '90 minutes',
		b.begin_at + interval '90 minutes', 'Europe/Berlin', a.id, a.class_type, 'APPROVED', 'TERMINAL' ${numbered}`;
