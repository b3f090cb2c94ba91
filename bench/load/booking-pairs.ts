import { newId } from "#kit/contract/new-id.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";
import type { Crowd } from "../stage/crowd.ts";
import { type Floor, runBookNow } from "./book-now-load.ts";
import { type LoadResult, runLoad } from "./http-load.ts";
import { peopleOfWalks, type Walk, walkOf } from "./walk.ts";

const rounds = 3;
const seconds = 5;

export interface BookingPair {
	readonly floor: Floor;
	readonly load: LoadResult;
}

/** So many people a series of pairs goes over. */
export const peopleOfPairs = peopleOfWalks(2 * rounds + 2);

/**
 * Bookings over HTTP and their statement alone, by turns.
 *
 * @param nth series of the same crowd: each has people of its own
 * @param warm after the first round, which only warms up
 */
export async function bookingPairs(
	cluster: BenchCluster,
	crowd: Crowd,
	address: string,
	{ nth, warm }: { readonly nth: number; readonly warm: () => Promise<void> },
): Promise<BookingPair[]> {
	const pairs: BookingPair[] = [];
	const first = nth * (2 * rounds + 2);
	for (let round = 0; round <= rounds; round++) {
		const walk = first + 2 * round;
		const floor = await runBookNow(cluster, crowd, walkOf(walk), seconds);
		const load = await post(address, crowd, walkOf(walk + 1));
		if (load.others.size > 0) throw new Error(`Answers ${[...load.others]}`);
		if (round > 0) pairs.push({ floor, load });
		else await warm();
	}
	return pairs;
}

function post(address: string, crowd: Crowd, walk: Walk): Promise<LoadResult> {
	return runLoad({
		address,
		connections: 32,
		seconds,
		next(connection, nth) {
			const { person, second, action } = walk.step(connection, nth);
			return {
				method: "POST",
				path: "/api/bookings",
				cookie: crowd.cookie(person),
				body: JSON.stringify({
					bookingId: newId(Date.now()),
					timestamp: new Date(second * 1000).toISOString(),
					activityId: crowd.workActivityId,
					action,
				}),
			};
		},
	});
}
