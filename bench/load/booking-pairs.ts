import { newId } from "#kit/contract/new-id.ts";
import type { Crowd } from "../stage/crowd.ts";
import type { BareResult } from "./bare-load.ts";
import { type Load, type LoadResult, runLoad } from "./http-load.ts";
import type { PlainBookings } from "./plain-bookings.ts";
import type { RawRequest } from "./request-text.ts";
import type { Step, Walk } from "./walk.ts";

export interface BookingPair {
	readonly floor: BareResult;
	readonly load: LoadResult;
}

export interface BookingPairs {
	readonly pairs: readonly BookingPair[];
	/** How many bookings got another answer than 200, those that warmed up among them. */
	readonly refused: number;
}

export interface BookingLoad {
	readonly crowd: Crowd;
	readonly walk: Walk;
	readonly plain: PlainBookings;
	readonly address: Load["address"];
	readonly connections: number;
	/** Of each side of a pair. */
	readonly seconds: number;
	readonly rounds: number;
}

/** Bookings over HTTP and the plain inserts of the same rows, by turns; the first round only warms up. */
export async function bookingPairs(load: BookingLoad): Promise<BookingPairs> {
	const pairs: BookingPair[] = [];
	let refused = 0;
	for (let round = 0; round <= load.rounds; round++) {
		const floor = await load.plain.run(load.connections, load.seconds);
		const booked = await book(load);
		refused += [...booked.others.values()].reduce((sum, count) => sum + count, 0);
		if (round > 0) pairs.push({ floor, load: booked });
	}
	return { pairs, refused };
}

export function book({
	address,
	crowd,
	walk,
	connections,
	seconds,
}: Omit<BookingLoad, "plain" | "rounds">): Promise<LoadResult> {
	return runLoad({
		address,
		connections,
		seconds,
		next: (connection, nth) => bookingRequest(crowd, walk.step(connection, connections, nth)),
	});
}

export function bookingRequest(crowd: Crowd, { person, second, action }: Step): RawRequest {
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
}
