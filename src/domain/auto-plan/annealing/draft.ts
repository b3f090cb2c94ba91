import type { PlanState } from "./plan-state.ts";

/**
 * A proposal before anybody knows whether it is any good: cells that would change, of one person or of two, first all of the one,
 * then all of the other. One is kept and written over millions of times: making an object for each would take most of the time.
 */
export class Draft {
	readonly people: Int32Array;
	readonly days: Int32Array;
	readonly before: Uint8Array;
	readonly after: Uint8Array;
	size = 0;
	/** Where the cells of the other person begin; -1: there is none. What two exchange leaves cover as it is. */
	middle = -1;
	/** The days around which runs may have changed, and those of a second window; `first2` is -1 where there is none. */
	first = 0;
	last = 0;
	first2 = -1;
	last2 = -1;
	readonly #days: number;
	readonly #values: number;
	readonly #cells: Uint8Array;
	readonly #isAllowed: Uint8Array;

	constructor({ cells, problem }: PlanState) {
		const most = 4 * problem.days + 4;
		this.people = new Int32Array(most);
		this.days = new Int32Array(most);
		this.before = new Uint8Array(most);
		this.after = new Uint8Array(most);
		this.#days = problem.days;
		this.#values = problem.values;
		this.#cells = cells;
		this.#isAllowed = problem.isAllowed;
	}

	clear(): void {
		this.size = 0;
		this.middle = -1;
		this.first2 = -1;
	}

	/** False when the cell may not hold it. */
	put(person: number, day: number, value: number): boolean {
		const cell = person * this.#days + day;
		const held = this.#cells[cell] ?? 0;
		if (held === value) return true;
		if (this.#isAllowed[cell * this.#values + value] === 0) return false;
		const place = this.size;
		this.people[place] = person;
		this.days[place] = day;
		this.before[place] = held;
		this.after[place] = value;
		this.size = place + 1;
		return true;
	}

	/** Two windows in the order of their days; false when they meet. */
	setWindows(from: number, to: number, from2: number, to2: number): boolean {
		const isInOrder = from <= from2;
		this.first = isInOrder ? from : from2;
		this.last = isInOrder ? to : to2;
		this.first2 = isInOrder ? from2 : from;
		this.last2 = isInOrder ? to2 : to;
		return this.last < this.first2;
	}
}
