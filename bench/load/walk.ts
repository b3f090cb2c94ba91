export interface Step {
	/** Which of the people, from 0. */
	readonly person: number;
	/** Seconds since the epoch: each person's later than the one before. */
	readonly second: number;
	readonly action: "START" | "END";
}

export interface Walk {
	/** @param lane one of so many connections, each of which has people of its own */
	step(lane: number, lanes: number, nth: number): Step;
}

/** A booking that is older is a late one, one that lies farther ahead is refused. */
const oldestSeconds = 240;
const newestSeconds = 50;

/**
 * How bookings go over people, one after the other: in, and out again the next time. Goes on from load to load.
 *
 * @param isServed whether the times are told to the product, which takes none far ahead
 */
export function walkOver(people: number, isServed = true): Walk {
	const lastSeconds = new Array<number>(people).fill(0);
	const isIn = new Array<boolean>(people).fill(false);
	return {
		step(lane, lanes, nth) {
			const own = Math.floor((people - lane - 1) / lanes) + 1;
			const person = lane + lanes * (nth % own);
			const now = Math.floor(Date.now() / 1000);
			const second = Math.max((lastSeconds[person] as number) + 1, now - oldestSeconds);
			if (isServed && second > now + newestSeconds)
				throw new Error("So few people cannot book so often.");
			const action = isIn[person] ? "END" : "START";
			lastSeconds[person] = second;
			isIn[person] = !isIn[person];
			return { person, second, action };
		},
	};
}
