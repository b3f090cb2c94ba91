import { type CompiledProblem, noWeekend } from "./compiled-problem.ts";

export type RosterRule =
	| "CELL"
	| "FOLLOWER"
	| "LONG_RUN"
	| "SHORT_RUN"
	| "SHORT_REST"
	| "KIND_COUNT"
	| "MOST_MINUTES"
	| "LEAST_MINUTES"
	| "WEEKENDS"
	| "TALLY";

export interface BrokenRule {
	readonly person: number;
	readonly rule: RosterRule;
	/** Where it begins; of totals the first day. */
	readonly day: number;
	/** By so many days, shifts, minutes or counts. */
	readonly by: number;
}

/** Every rule that a plan breaks, person by person; empty when it is legal. */
export function brokenRules(problem: CompiledProblem, cells: Uint8Array): BrokenRule[] {
	const { people, days } = problem;
	return Array.from({ length: people }, (_, person) =>
		brokenInRow(problem, person, cells.subarray(person * days, (person + 1) * days)),
	).flat();
}

export function brokenInRow(
	problem: CompiledProblem,
	person: number,
	row: Uint8Array,
): BrokenRule[] {
	const broken: BrokenRule[] = [];
	const report = (rule: RosterRule, day: number, by: number) => {
		if (by > 0) broken.push({ person, rule, day, by });
	};
	reportCells(problem, person, row, report);
	reportRuns(problem, person, row, report);
	reportTotals(problem, person, row, report);
	return broken;
}

type Report = (rule: RosterRule, day: number, by: number) => void;

function reportCells(
	problem: CompiledProblem,
	person: number,
	row: Uint8Array,
	report: Report,
): void {
	const { days, values, isAllowed, isRefusedNext } = problem;
	row.forEach((value, day) => {
		if (isAllowed[(person * days + day) * values + value] !== 1) report("CELL", day, 1);
		const next = row[day + 1];
		if (next !== undefined) report("FOLLOWER", day, isRefusedNext[value * values + next] ?? 0);
	});
}

function reportRuns(
	{ limits }: CompiledProblem,
	person: number,
	row: Uint8Array,
	report: Report,
): void {
	const longestRun = limits.longestRun[person] ?? 0;
	const shortestRun = limits.shortestRun[person] ?? 0;
	const shortestRest = limits.shortestRest[person] ?? 0;
	for (let from = 0, end = 0; from < row.length; from = end) {
		const isFree = row[from] === 0;
		for (end = from + 1; end < row.length && (row[end] === 0) === isFree; ) end++;
		const isAtEnd = from === 0 || end === row.length;
		if (!isFree) report("LONG_RUN", from, end - from - longestRun);
		if (isAtEnd) continue;
		if (isFree) report("SHORT_REST", from, shortestRest - (end - from));
		else report("SHORT_RUN", from, shortestRun - (end - from));
	}
}

function reportTotals(
	problem: CompiledProblem,
	person: number,
	row: Uint8Array,
	report: Report,
): void {
	const { values, mostOfKind, limits, tallies } = problem;
	const counts = new Int32Array(values);
	let minutes = 0;
	for (const value of row) {
		counts[value] = (counts[value] ?? 0) + 1;
		minutes += problem.minutes[value] ?? 0;
	}
	counts.forEach((count, value) => {
		if (value > 0) report("KIND_COUNT", 0, count - (mostOfKind[person * values + value] ?? 0));
	});
	report("MOST_MINUTES", 0, minutes - (limits.mostMinutes[person] ?? 0));
	report("LEAST_MINUTES", 0, (limits.leastMinutes[person] ?? 0) - minutes);
	report("WEEKENDS", 0, weekendsOf(problem, row) - (limits.mostWeekends[person] ?? 0));
	for (const { amounts, most } of tallies) {
		const sum = row.reduce((count, value, day) => count + (amounts[day * values + value] ?? 0), 0);
		report("TALLY", 0, sum - (most[person] ?? 0));
	}
}

/** Weekends of which at least a day is worked. */
export function weekendsOf({ weekendPartners }: CompiledProblem, row: Uint8Array): number {
	let weekends = 0;
	row.forEach((value, day) => {
		const partner = weekendPartners[day] ?? noWeekend;
		if (value === 0 || partner === noWeekend) return;
		// of a weekend that is worked whole the first day counts
		if (partner < 0 || partner > day || row[partner] === 0) weekends++;
	});
	return weekends;
}
