import type { CompiledProblem } from "../problem/compiled-problem.ts";

/**
 * Whether rest between days and the lengths of runs of one row hold around days `first` to `last`, all else having held before.
 * No further than needed: a rest that is long enough already is not measured to its end.
 */
export function areRunsLegal(
	problem: CompiledProblem,
	cells: Uint8Array,
	person: number,
	first: number,
	last: number,
): boolean {
	const { days, limits } = problem;
	const row = person * days;
	const before = first > 0 ? first - 1 : 0;
	if (!areFollowersLegal(problem, cells, row + before, row + Math.min(last, days - 2)))
		return false;
	const longestRun = limits.longestRun[person] ?? 0;
	const shortestRun = limits.shortestRun[person] ?? 0;
	const shortestRest = limits.shortestRest[person] ?? 0;
	const reach = Math.min(last + 1, days - 1);
	let from = beginOfRun(cells, row, before, longestRun, shortestRest);
	while (from <= reach) {
		let end = from + 1;
		if (cells[row + from] === 0) {
			while (end < days && cells[row + end] === 0 && (end - from < shortestRest || end <= reach))
				end++;
			if (end - from < shortestRest && from > 0 && end < days) return false;
		} else {
			while (end < days && cells[row + end] !== 0) end++;
			if (end - from > longestRun) return false;
			if (end - from < shortestRun && from > 0 && end < days) return false;
		}
		from = end;
	}
	return true;
}

function areFollowersLegal(
	problem: CompiledProblem,
	cells: Uint8Array,
	from: number,
	to: number,
): boolean {
	const { values, isRefusedNext } = problem;
	for (let cell = from; cell <= to; cell++)
		if (isRefusedNext[(cells[cell] ?? 0) * values + (cells[cell + 1] ?? 0)] === 1) return false;
	return true;
}

/** Where the run of a day begins, or so far back that its length is judged alike. */
function beginOfRun(
	cells: Uint8Array,
	row: number,
	day: number,
	longestRun: number,
	shortestRest: number,
): number {
	const isFree = cells[row + day] === 0;
	const bound = day - (isFree ? shortestRest : longestRun + 1);
	let from = day;
	while (from > 0 && from > bound && (cells[row + from - 1] === 0) === isFree) from--;
	return from;
}
