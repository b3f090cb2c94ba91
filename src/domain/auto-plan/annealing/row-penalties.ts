import { weekendsOf } from "../problem/broken-rules.ts";
import { type CompiledProblem, noWeekend } from "../problem/compiled-problem.ts";

/** How fast a price follows what is drawn, for each temperature degree and each shift or weekend too many. */
const speed = 0.05;
/** No draw moves a price further than so many would. */
const mostAtOnce = 4;

/** What the rows that are drawn should come to. */
export interface RowAim {
	readonly minutes: number;
	readonly weekends: number;
}

/**
 * Prices on what loose graphs know nothing of: minutes, weekends and shifts of a kind. They move until rows that are drawn are
 * on average like the one that is there, so that many keep the limits.
 */
export class RowPenalties {
	/** Of each day: what beginning a run on it costs more. */
	readonly beginCosts: Float64Array;
	readonly #problem: CompiledProblem;
	/** At `person * values + value`: of one more of a kind. */
	readonly #kinds: Float64Array;
	/** Of one more shift of usual length; below 0 where people work too little. */
	readonly #shifts: Float64Array;
	readonly #weekends: Float64Array;
	readonly #shiftMinutes: number;
	readonly #counts: Int32Array;

	constructor(problem: CompiledProblem) {
		const { days, people, values, minutes } = problem;
		this.#problem = problem;
		this.beginCosts = new Float64Array(days);
		this.#kinds = new Float64Array(people * values);
		this.#shifts = new Float64Array(people);
		this.#weekends = new Float64Array(people);
		this.#shiftMinutes = Math.max(1, ...minutes);
		this.#counts = new Int32Array(values);
	}

	/** Adds to `costs`, at `day * values + value`, what is asked of a person's row. */
	addTo(costs: Float64Array, person: number): void {
		const { days, values, minutes, weekendPartners } = this.#problem;
		const weekend = this.#weekends[person] ?? 0;
		const perMinute = (this.#shifts[person] ?? 0) / this.#shiftMinutes;
		for (let day = 0; day < days; day++) {
			const partner = weekendPartners[day] ?? noWeekend;
			// a weekend is paid on its first day that is worked
			const isSecond = partner >= 0 && partner < day;
			const ofDay = partner === noWeekend || isSecond ? 0 : weekend;
			this.beginCosts[day] = isSecond ? weekend : 0;
			for (let value = 1; value < values; value++) {
				const place = day * values + value;
				costs[place] =
					(costs[place] ?? 0) +
					ofDay +
					perMinute * (minutes[value] ?? 0) +
					(this.#kinds[person * values + value] ?? 0);
			}
		}
	}

	/** What a row pays of it. */
	of(person: number, row: Uint8Array): number {
		const { values, minutes } = this.#problem;
		const perMinute = (this.#shifts[person] ?? 0) / this.#shiftMinutes;
		let sum = (this.#weekends[person] ?? 0) * weekendsOf(this.#problem, row);
		for (const value of row)
			sum += perMinute * (minutes[value] ?? 0) + (this.#kinds[person * values + value] ?? 0);
		return sum;
	}

	/** Prices follow what was drawn: dearer is what there was more of than in the row that is there. */
	follow(person: number, row: Uint8Array, aim: RowAim, temperature: number): void {
		const { values, minutes, mostOfKind } = this.#problem;
		const step = speed * temperature;
		this.#counts.fill(0);
		let total = 0;
		for (const value of row) {
			this.#counts[value] = (this.#counts[value] ?? 0) + 1;
			total += minutes[value] ?? 0;
		}
		const over = (total - aim.minutes) / this.#shiftMinutes;
		move(this.#shifts, person, over * step, step);
		raise(this.#weekends, person, weekendsOf(this.#problem, row) - aim.weekends, step);
		for (let value = 1; value < values; value++) {
			const place = person * values + value;
			raise(this.#kinds, place, (this.#counts[value] ?? 0) - (mostOfKind[place] ?? 0), step);
		}
	}
}

function move(prices: Float64Array, place: number, by: number, step: number): void {
	const most = mostAtOnce * step;
	prices[place] = (prices[place] ?? 0) + Math.max(-most, Math.min(most, by));
}

/** Of what is limited upwards alone, which is never worth more for being there. */
function raise(prices: Float64Array, place: number, over: number, step: number): void {
	move(prices, place, over * step, step);
	prices[place] = Math.max(0, prices[place] ?? 0);
}
