import type { CompiledProblem } from "./compiled-problem.ts";

/** What a plan costs: wishes and changes of cells, missing and surplus people, tallies. */
export function planCost(problem: CompiledProblem, cells: Uint8Array): number {
	const { people, days, values, need, missingCosts, surplusCosts } = problem;
	const staffed = staffedOf(problem, cells);
	let cost = 0;
	staffed.forEach((count, place) => {
		if (place % values === 0) return;
		const surplus = count - (need[place] ?? 0);
		cost +=
			surplus < 0 ? -surplus * (missingCosts[place] ?? 0) : surplus * (surplusCosts[place] ?? 0);
	});
	for (let person = 0; person < people; person++)
		cost += rowCost(problem, person, cells.subarray(person * days, (person + 1) * days));
	return cost;
}

/** The part that depends on one row alone. */
export function rowCost(problem: CompiledProblem, person: number, row: Uint8Array): number {
	const { days, values, cellCosts, tallies } = problem;
	let cost = 0;
	for (let day = 0; day < days; day++)
		cost += cellCosts[(person * days + day) * values + (row[day] ?? 0)] ?? 0;
	for (const { amounts, costs, width } of tallies) {
		let count = 0;
		for (let day = 0; day < days; day++) count += amounts[day * values + (row[day] ?? 0)] ?? 0;
		cost += costs[person * width + count] ?? 0;
	}
	return cost;
}

/** People who are missing, over all days and kinds. */
export function missingPeople(problem: CompiledProblem, cells: Uint8Array): number {
	const { values, need } = problem;
	let missing = 0;
	staffedOf(problem, cells).forEach((count, place) => {
		if (place % values > 0) missing += Math.max(0, (need[place] ?? 0) - count);
	});
	return missing;
}

function staffedOf({ days, values }: CompiledProblem, cells: Uint8Array): Int32Array {
	const staffed = new Int32Array(days * values);
	cells.forEach((value, cell) => {
		const place = (cell % days) * values + value;
		staffed[place] = (staffed[place] ?? 0) + 1;
	});
	return staffed;
}
