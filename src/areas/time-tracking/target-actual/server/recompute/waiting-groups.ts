import type { waitingPeople } from "../sql/stale.ts";
import { madeCurrentAtOnce } from "./make-days-current.ts";

type Waiting = Awaited<ReturnType<typeof waitingPeople>>;

/** All days of theirs. */
export function daysOf(waiting: Waiting): number {
	return waiting.reduce((sum, { days }) => sum + days, 0);
}

/** Whole people, so many that their days are computed in one go. */
export function groupsOf(waiting: Waiting): Waiting[] {
	const groups: Waiting[] = [];
	let room = 0;
	for (const person of waiting) {
		if (groups.length === 0 || person.days > room) {
			groups.push([]);
			room = madeCurrentAtOnce;
		}
		groups.at(-1)?.push(person);
		room -= person.days;
	}
	return groups;
}
