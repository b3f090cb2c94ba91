import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { planCost } from "../problem/plan-cost.ts";

/** A plan with all totals that a change is judged by; kept by who changes it. */
export class PlanState {
	readonly problem: CompiledProblem;
	readonly cells: Uint8Array;
	/** At `day * values + value`: how many hold it. */
	readonly staffed: Int32Array;
	/** At `person * values + value`: on how many days. */
	readonly counts: Int32Array;
	readonly minutes: Int32Array;
	readonly weekends: Int32Array;
	/** At `tally * people + person`. */
	readonly tallied: Int32Array;
	cost: number;

	constructor(problem: CompiledProblem, cells: Uint8Array) {
		const { people, days, values, tallies } = problem;
		this.problem = problem;
		this.cells = cells;
		this.staffed = new Int32Array(days * values);
		this.counts = new Int32Array(people * values);
		this.minutes = new Int32Array(people);
		this.weekends = new Int32Array(people);
		this.tallied = new Int32Array(tallies.length * people);
		for (let person = 0; person < people; person++) {
			this.countRow(person);
			for (let day = 0; day < days; day++)
				add(this.staffed, day * values + (cells[person * days + day] ?? 0), 1);
		}
		this.cost = planCost(problem, cells);
	}

	/** All totals of one row anew. */
	countRow(person: number): void {
		const { days, values, minutes, weekendPartners, tallies, people } = this.problem;
		const row = this.cells.subarray(person * days, (person + 1) * days);
		this.counts.fill(0, person * values, (person + 1) * values);
		this.minutes[person] = 0;
		this.weekends[person] = 0;
		row.forEach((value, day) => {
			add(this.counts, person * values + value, 1);
			add(this.minutes, person, minutes[value] ?? 0);
			const partner = weekendPartners[day] ?? -1;
			// of a weekend that is worked whole the first day counts
			if (value > 0 && partner !== -1 && !(partner >= 0 && partner < day && row[partner]))
				add(this.weekends, person, 1);
		});
		tallies.forEach(({ amounts }, tally) => {
			this.tallied[tally * people + person] = row.reduce(
				(sum, value, day) => sum + (amounts[day * values + value] ?? 0),
				0,
			);
		});
	}
}

function add(array: Int32Array, place: number, amount: number): void {
	array[place] = (array[place] ?? 0) + amount;
}
