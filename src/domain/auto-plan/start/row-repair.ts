import type { Random } from "../annealing/random.ts";
import { type CompiledProblem, noWeekend } from "../problem/compiled-problem.ts";

/** Longest window that changes at once. */
const longest = 4;
/** After so many tries it begins to wander again. */
const cycle = 100_000;
/** Minutes that weigh as much as one day too many. */
const minutesOfDay = 480;

/**
 * One row that breaks rules, changed window by window until it breaks none: a small annealing on what is broken. Judged near the
 * change alone, totals beside it.
 */
export class RowRepair {
	readonly row: Uint8Array;
	readonly #problem: CompiledProblem;
	readonly #person: number;
	readonly #counts: Int32Array;
	readonly #tallied: Int32Array;
	readonly #old = new Uint8Array(longest);
	#minutes = 0;
	#weekends = 0;

	constructor(problem: CompiledProblem, person: number, begin: Uint8Array) {
		this.row = begin.slice();
		this.#problem = problem;
		this.#person = person;
		this.#counts = new Int32Array(problem.values);
		this.#tallied = new Int32Array(problem.tallies.length);
		for (let day = 0; day < problem.days; day++) this.#count(day, 1);
		this.#weekends = this.#weekendsNear(0, problem.days - 1);
	}

	/** True when the row is legal. */
	run(random: Random, tries: number): boolean {
		const { days } = this.#problem;
		let faults = this.#faultsOfTotals() + this.#faultsNear(0, days - 1);
		for (let done = 0; faults > 1e-9 && done < tries; done++) {
			const temperature = 0.4 * (1 - (done % cycle) / cycle) + 0.02;
			const first = random.below(days);
			const last = Math.min(days, first + 1 + random.below(longest)) - 1;
			const before = this.#faultsOfTotals() + this.#faultsNear(first, last);
			this.#change(random, first, last);
			const after = this.#faultsOfTotals() + this.#faultsNear(first, last);
			const more = after - before;
			if (more <= 0 || random.share() < Math.exp(-more / temperature)) faults += more;
			else this.#set(first, last, (nth) => this.#old[nth] ?? 0);
		}
		return faults <= 1e-9;
	}

	#change(random: Random, first: number, last: number): void {
		for (let day = first; day <= last; day++) this.#old[day - first] = this.row[day] ?? 0;
		const kinds = this.#problem.kindsOf[this.#person] ?? new Uint8Array();
		const way = random.below(4);
		const length = last - first + 1;
		if (way === 1 && length > 1) {
			this.#set(first, last, (nth) => this.#old[(nth + 1) % length] ?? 0);
			return;
		}
		const value = way < 2 || kinds.length === 0 ? 0 : (kinds[random.below(kinds.length)] ?? 0);
		this.#set(first, last, () => value);
	}

	#set(first: number, last: number, valueAt: (nth: number) => number): void {
		this.#weekends -= this.#weekendsNear(first, last);
		for (let day = first; day <= last; day++) {
			this.#count(day, -1);
			this.row[day] = valueAt(day - first);
			this.#count(day, 1);
		}
		this.#weekends += this.#weekendsNear(first, last);
	}

	#count(day: number, sign: number): void {
		const { minutes, tallies, values } = this.#problem;
		const value = this.row[day] ?? 0;
		this.#minutes += sign * (minutes[value] ?? 0);
		this.#counts[value] = (this.#counts[value] ?? 0) + sign;
		tallies.forEach(({ amounts }, tally) => {
			const amount = amounts[day * values + value] ?? 0;
			this.#tallied[tally] = (this.#tallied[tally] ?? 0) + sign * amount;
		});
	}

	#faultsOfTotals(): number {
		const { limits, values, mostOfKind, tallies } = this.#problem;
		const person = this.#person;
		const over = (count: number, most: number | undefined) => Math.max(0, count - (most ?? 0));
		let faults = over(this.#minutes, limits.mostMinutes[person]) / minutesOfDay;
		faults += over(limits.leastMinutes[person] ?? 0, this.#minutes) / minutesOfDay;
		faults += over(this.#weekends, limits.mostWeekends[person]);
		for (let kind = 1; kind < values; kind++)
			faults += over(this.#counts[kind] ?? 0, mostOfKind[person * values + kind]);
		for (let tally = 0; tally < tallies.length; tally++)
			faults += over(this.#tallied[tally] ?? 0, tallies[tally]?.most[person]);
		return faults;
	}

	/** Cells of a window, what follows what there, and all runs that touch it or its neighbours. */
	#faultsNear(first: number, last: number): number {
		const { days, values, isAllowed, isRefusedNext } = this.#problem;
		const { row } = this;
		let faults = 0;
		for (let day = Math.max(0, first - 1); day <= last && day + 1 < days; day++)
			faults += isRefusedNext[(row[day] ?? 0) * values + (row[day + 1] ?? 0)] ?? 0;
		for (let day = first; day <= last; day++)
			if (isAllowed[(this.#person * days + day) * values + (row[day] ?? 0)] === 0) faults += 2;
		let from = Math.max(0, first - 1);
		const isFree = row[from] === 0;
		while (from > 0 && (row[from - 1] === 0) === isFree) from--;
		while (from < days && from <= last + 1) {
			let end = from + 1;
			while (end < days && (row[end] === 0) === (row[from] === 0)) end++;
			faults += this.#faultsOfRun(from, end);
			from = end;
		}
		return faults;
	}

	#faultsOfRun(from: number, end: number): number {
		const { limits, days } = this.#problem;
		const length = end - from;
		const isAtEnd = from === 0 || end === days;
		if (this.row[from] === 0)
			return isAtEnd ? 0 : Math.max(0, (limits.shortestRest[this.#person] ?? 0) - length);
		const tooLong = Math.max(0, length - (limits.longestRun[this.#person] ?? 0));
		return isAtEnd
			? tooLong
			: tooLong + Math.max(0, (limits.shortestRun[this.#person] ?? 0) - length);
	}

	/** Weekends with a worked day of which a day lies in the window. */
	#weekendsNear(first: number, last: number): number {
		const { weekendPartners } = this.#problem;
		let weekends = 0;
		for (let day = first; day <= last; day++) {
			const partner = weekendPartners[day] ?? noWeekend;
			if (partner === noWeekend) continue;
			const isSecond = partner >= first && partner < day;
			if (isSecond) continue;
			if (this.row[day] !== 0 || (partner >= 0 && this.row[partner] !== 0)) weekends++;
		}
		return weekends;
	}
}
