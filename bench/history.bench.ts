import { type Bench, type Figure, floorFigure, limitFigure } from "./bench.ts";
import { type BookingLoad, type BookingPair, bookingPairs } from "./load/booking-pairs.ts";
import { median } from "./load/percentile.ts";
import { makePlainTables, plainBookings } from "./load/plain-bookings.ts";
import { walkOver } from "./load/walk.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { storeOlderEntries } from "./stage/older-entries.ts";
import { startServing } from "./stage/serving-process.ts";
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
			await storeOlderEntries(cluster, crowd, 0, few);
			const going = {
				...{ crowd, connections, seconds, rounds },
				walk: walkOver(people),
				plain: plainBookings(cluster, crowd),
			};
			const young = await measure(cluster, going);
			tell(pairFigure(`${few} entries`, young));
			await storeOlderEntries(cluster, crowd, few, many);
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
