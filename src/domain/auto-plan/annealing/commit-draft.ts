import type { Draft } from "./draft.ts";
import type { PlanState } from "./plan-state.ts";
import { areRunsLegal } from "./runs.ts";

/** How often each kind comes more or less in the draft; all 0 between two uses. */
const changes = new Int32Array(256);

/** Makes the change, unless a limit would be broken: totals first, then the runs near it; false, and nothing is changed. */
export function commitDraft(state: PlanState, draft: Draft): boolean {
	const { size, middle } = draft;
	const isForTwo = middle >= 0;
	if (isForTwo && (middle === 0 || middle === size)) return false;
	const end = isForTwo ? middle : size;
	if (!areTotalsLegal(state, draft, 0, end)) return false;
	if (isForTwo && !areTotalsLegal(state, draft, middle, size)) return false;
	write(state, draft, draft.after);
	const weekends = weekendsGained(state, draft, 0, end);
	const otherWeekends = isForTwo ? weekendsGained(state, draft, middle, size) : 0;
	if (
		!isRowLegal(state, draft, 0, weekends) ||
		(isForTwo && !isRowLegal(state, draft, middle, otherWeekends))
	) {
		write(state, draft, draft.before);
		return false;
	}
	keepTotals(state, draft, 0, end, weekends);
	if (isForTwo) keepTotals(state, draft, middle, size, otherWeekends);
	else keepStaffed(state, draft);
	return true;
}

/** Minutes and counts of kinds; the cells `from` to `to` are of one person and not written yet. */
function areTotalsLegal(
	{ problem, counts, minutes }: PlanState,
	draft: Draft,
	from: number,
	to: number,
): boolean {
	const { before, after } = draft;
	const person = draft.people[from] ?? 0;
	const row = person * problem.values;
	let total = minutes[person] ?? 0;
	for (let nth = from; nth < to; nth++) {
		const added = after[nth] ?? 0;
		const removed = before[nth] ?? 0;
		total += (problem.minutes[added] ?? 0) - (problem.minutes[removed] ?? 0);
		changes[added] = (changes[added] ?? 0) + 1;
		changes[removed] = (changes[removed] ?? 0) - 1;
	}
	const { mostMinutes, leastMinutes } = problem.limits;
	let isLegal = total <= (mostMinutes[person] ?? 0) && total >= (leastMinutes[person] ?? 0);
	for (let nth = from; isLegal && nth < to; nth++) {
		const kind = after[nth] ?? 0;
		const more = changes[kind] ?? 0;
		isLegal =
			more <= 0 || (counts[row + kind] ?? 0) + more <= (problem.mostOfKind[row + kind] ?? 0);
	}
	for (let nth = from; nth < to; nth++) {
		changes[after[nth] ?? 0] = 0;
		changes[before[nth] ?? 0] = 0;
	}
	return isLegal;
}

/** Runs and weekends of the person of cell `from`, whose cells are written. */
function isRowLegal(
	{ problem, cells, weekends }: PlanState,
	draft: Draft,
	from: number,
	gained: number,
): boolean {
	const person = draft.people[from] ?? 0;
	if (gained > 0 && (weekends[person] ?? 0) + gained > (problem.limits.mostWeekends[person] ?? 0))
		return false;
	if (!areRunsLegal(problem, cells, person, draft.first, draft.last)) return false;
	return draft.first2 < 0 || areRunsLegal(problem, cells, person, draft.first2, draft.last2);
}

/** Weekends worked beyond those before; the cells of this person are written. */
function weekendsGained(
	{ problem, cells }: PlanState,
	draft: Draft,
	from: number,
	to: number,
): number {
	const { weekendPartners } = problem;
	const { days, before, after } = draft;
	const row = (draft.people[from] ?? 0) * problem.days;
	let gained = 0;
	for (let nth = from; nth < to; nth++) {
		const day = days[nth] ?? 0;
		const partner = weekendPartners[day] ?? -1;
		if (partner === -1) continue;
		const isWorked = (after[nth] ?? 0) > 0;
		const wasWorked = (before[nth] ?? 0) > 0;
		if (partner === -2) {
			gained += Number(isWorked) - Number(wasWorked);
			continue;
		}
		const other = placeOfDay(draft, partner, from, to);
		if (other < 0) {
			if (cells[row + partner] === 0) gained += Number(isWorked) - Number(wasWorked);
		} else if (partner > day) {
			gained +=
				Number(isWorked || (after[other] ?? 0) > 0) - Number(wasWorked || (before[other] ?? 0) > 0);
		}
	}
	return gained;
}

function placeOfDay({ days }: Draft, day: number, from: number, to: number): number {
	for (let nth = from; nth < to; nth++) if (days[nth] === day) return nth;
	return -1;
}

function write({ problem, cells }: PlanState, draft: Draft, values: Uint8Array): void {
	const { size, people, days } = draft;
	for (let nth = 0; nth < size; nth++)
		cells[(people[nth] ?? 0) * problem.days + (days[nth] ?? 0)] = values[nth] ?? 0;
}

function keepTotals(
	state: PlanState,
	draft: Draft,
	from: number,
	to: number,
	gained: number,
): void {
	const { problem, counts, minutes, weekends, tallied } = state;
	const { tallies, values } = problem;
	const { days, before, after } = draft;
	const person = draft.people[from] ?? 0;
	let total = minutes[person] ?? 0;
	for (let nth = from; nth < to; nth++) {
		const added = after[nth] ?? 0;
		const removed = before[nth] ?? 0;
		counts[person * values + added] = (counts[person * values + added] ?? 0) + 1;
		counts[person * values + removed] = (counts[person * values + removed] ?? 0) - 1;
		total += (problem.minutes[added] ?? 0) - (problem.minutes[removed] ?? 0);
	}
	minutes[person] = total;
	weekends[person] = (weekends[person] ?? 0) + gained;
	for (let tally = 0; tally < tallies.length; tally++) {
		const amounts = tallies[tally]?.amounts ?? changes;
		const place = tally * problem.people + person;
		let count = tallied[place] ?? 0;
		for (let nth = from; nth < to; nth++) {
			const day = (days[nth] ?? 0) * values;
			count += (amounts[day + (after[nth] ?? 0)] ?? 0) - (amounts[day + (before[nth] ?? 0)] ?? 0);
		}
		tallied[place] = count;
	}
}

function keepStaffed({ problem, staffed }: PlanState, { size, days, before, after }: Draft): void {
	for (let nth = 0; nth < size; nth++) {
		const day = (days[nth] ?? 0) * problem.values;
		const added = day + (after[nth] ?? 0);
		const removed = day + (before[nth] ?? 0);
		staffed[added] = (staffed[added] ?? 0) + 1;
		staffed[removed] = (staffed[removed] ?? 0) - 1;
	}
}
