import pg from "pg";
import { type Bench, type Figure, floorFigure, limitFigure } from "./bench.ts";
import { type BookingLoad, type BookingPair, bookingPairs } from "./load/booking-pairs.ts";
import { median } from "./load/percentile.ts";
import { makePlainTables, plainBookings } from "./load/plain-bookings.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import type { Crowd } from "./stage/crowd.ts";
import { startServing } from "./stage/serving-process.ts";
import { withoutChecks } from "./stage/without-checks.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 10_000);
/** One each. */
const few = people;
/** Some gigabytes and some minutes. */
const many = sizeOf("ENTRIES", 10_000_000);
const days = 31;
const seconds = sizeOf("SECONDS", 5);
const connections = 8;
const rounds = 9;

/** What a booking costs in a company that has just begun, and in one that has booked for years. */
export const bench: Bench = {
	name: "history",
	title: `bookings of ${people} people beside ${few} and ${many} entries of years before; floor: the same rows inserted by bare SQL`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertWorkingCompany(cluster.ownerUrl, people, days);
			await makePlainTables(cluster);
			await store(cluster, crowd, 0, few);
			const going = {
				...{ crowd, connections, seconds, rounds },
				walk: walkOver(people),
				plain: plainBookings(cluster, crowd),
			};
			const young = await measure(cluster, going);
			tell(pairFigure(`${few} entries`, young));
			await store(cluster, crowd, few, many);
			const old = await measure(cluster, going);
			tell(pairFigure(`${many} entries`, old));
			const grown = ratioOf(young) / ratioOf(old);
			tell(limitFigure("a booking, old to young", grown, 1.15, "×"));
		}),
};

async function measure(
	cluster: BenchCluster,
	going: Omit<BookingLoad, "address">,
): Promise<readonly BookingPair[]> {
	const serving = await startServing(cluster);
	try {
		const { pairs, refused } = await bookingPairs({ ...going, address: serving.address });
		if (refused > 0) throw new Error(`${refused} bookings were refused.`);
		return pairs;
	} finally {
		await serving.stop();
	}
}

function ratioOf(pairs: readonly BookingPair[]): number {
	return median(pairs.map(({ load, floor }) => load.perSecond / floor.perSecond));
}

function pairFigure(name: string, pairs: readonly BookingPair[]): Figure {
	const of = (what: (pair: BookingPair) => number) => median(pairs.map(what));
	return floorFigure(`bookings beside ${name}, c = ${connections}`, {
		value: of(({ load }) => load.perSecond),
		floor: of(({ floor }) => floor.perSecond),
		ratio: ratioOf(pairs),
		unit: "/s",
	});
}

/** Entries with the booking that began each, four a day, until some weeks ago; everybody has as many. */
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
	cross join lateral (select date_trunc('day', now()) - make_interval(days => 45 + p.own / 4)
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
