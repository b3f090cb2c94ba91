import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { expectAllApplied } from "./load/all-applied.ts";
import { type BookingPair, type BookingPairs, bookingPairs } from "./load/booking-pairs.ts";
import { median } from "./load/percentile.ts";
import { makePlainTables, plainBookings } from "./load/plain-bookings.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 500);
const days = sizeOf("DAYS", 365);
const seconds = sizeOf("SECONDS", 5);
const rounds = 3;
/** One at a desk, a usual morning, everybody at once. */
const crowds = [1, 8, 64];

/** Clock in and out over HTTP with audit, notes and live messages, against the rows that this leaves. */
export const bench: Bench = {
	name: "booking",
	title: `POST /api/bookings by ${people} people who worked for ${days} days; floor: the same rows inserted by bare SQL over as many connections`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const crowd = await insertWorkingCompany(cluster.ownerUrl, people, days);
			await makePlainTables(cluster);
			const serving = await startServing(cluster);
			const { address } = serving;
			const walk = walkOver(people);
			const plain = plainBookings(cluster, crowd);
			try {
				for (const connections of crowds.filter((count) => count <= people)) {
					const load = { crowd, walk, plain, address, connections, seconds, rounds };
					const measured = await bookingPairs(load);
					tell(...figuresOf(connections, measured));
					// who was refused comes or goes a second time
					if (measured.refused === 0) await expectAllApplied(cluster.bareUrl);
				}
			} finally {
				await serving.stop();
			}
		}),
};

function figuresOf(connections: number, { pairs, refused }: BookingPairs): Figure[] {
	const of = (what: (pair: BookingPair) => number) => median(pairs.map(what));
	const name = `c = ${connections}`;
	const p50 = of(({ load }) => load.p50);
	const p99 = of(({ load }) => load.p99);
	return [
		floorFigure(
			`${name}: bookings`,
			{
				value: of(({ load }) => load.perSecond),
				floor: of(({ floor }) => floor.perSecond),
				ratio: of(({ load, floor }) => load.perSecond / floor.perSecond),
				unit: "/s",
			},
			goals.get(connections),
		),
		connections === 1
			? limitFigure(`${name}: p50`, p50, 5, "ms")
			: figure(`${name}: p50`, p50, "ms"),
		connections === 8
			? limitFigure(`${name}: p99`, p99, 20, "ms")
			: figure(`${name}: p99`, p99, "ms"),
		limitFigure(`${name}: refused`, refused, 0, ""),
	];
}

const goals = new Map([
	[8, { atLeast: 0.35 }],
	[64, { atLeast: 0.5 }],
]);
