/** Each connection goes round these people, so that nobody books twice in a second and nobody waits for another. */
export const peoplePerLane = 100;
const lanes = 32;

export interface Walk {
	readonly firstPerson: number;
	/** Bookings of the first lap lie here, two minutes ago, and go on by a second a lap. */
	readonly firstSecond: number;
	step(lane: number, nth: number): { person: number; second: number; action: "START" | "END" };
}

/** How bookings go over the people of a crowd: in on one lap, out on the next. Each walk has people of its own. */
export function walkOf(index: number): Walk {
	const firstPerson = index * lanes * peoplePerLane;
	const firstSecond = Math.floor(Date.now() / 1000) - 120;
	return {
		firstPerson,
		firstSecond,
		step(lane, nth) {
			const lap = Math.floor(nth / peoplePerLane);
			return {
				person: firstPerson + lane * peoplePerLane + (nth % peoplePerLane),
				second: firstSecond + lap,
				action: lap % 2 === 0 ? "START" : "END",
			};
		},
	};
}

export function peopleOfWalks(count: number): number {
	return count * lanes * peoplePerLane;
}
