import type { Draft } from "./draft.ts";
import type { PlanState } from "./plan-state.ts";

/**
 * What each work is worth on each day, as the linear relaxation tells. Rows are paid these prices and cover is charged them, which
 * changes no sum. But it lets cover weigh less at first: then everybody has a row that is good as a whole, and what is left is to
 * make them fit together. Without it hours end up where they are of least use.
 */
export interface Guide {
	/** At `day * values + value`. */
	readonly prices: Float64Array;
	/** Of cover at the begin; it grows by the same factor in the same time, to 1 after this part of the time. */
	readonly lightest: number;
	readonly fullAfter: number;
}

export function coverWeightAt({ lightest, fullAfter }: Guide, passed: number): number {
	return passed >= fullAfter ? 1 : lightest ** (1 - passed / fullAfter);
}

/** By how much the plan would become more expensive; Infinity where a tally would go above its most. */
export function draftCost(state: PlanState, draft: Draft): number {
	const { days, values, cellCosts, tallies } = state.problem;
	const { size, people, days: onDays, before, after } = draft;
	let cost = 0;
	for (let nth = 0; nth < size; nth++) {
		const cell = ((people[nth] ?? 0) * days + (onDays[nth] ?? 0)) * values;
		cost +=
			(cellCosts[cell + (after[nth] ?? 0)] ?? 0) - (cellCosts[cell + (before[nth] ?? 0)] ?? 0);
	}
	if (draft.middle < 0) cost += coverCost(state, draft);
	if (tallies.length === 0) return cost;
	if (draft.middle < 0) return cost + tallyCost(state, draft, 0, size);
	return (
		cost + tallyCost(state, draft, 0, draft.middle) + tallyCost(state, draft, draft.middle, size)
	);
}

/** Each cell stands alone: no move changes two cells of one day unless two people exchange them. */
function coverCost(state: PlanState, { size, days, before, after }: Draft): number {
	const { values, need, missingCosts, surplusCosts } = state.problem;
	const { staffed } = state;
	let cost = 0;
	for (let nth = 0; nth < size; nth++) {
		const day = (days[nth] ?? 0) * values;
		const added = day + (after[nth] ?? 0);
		if (added !== day)
			cost +=
				(staffed[added] ?? 0) < (need[added] ?? 0)
					? -(missingCosts[added] ?? 0)
					: (surplusCosts[added] ?? 0);
		const removed = day + (before[nth] ?? 0);
		if (removed !== day)
			cost +=
				(staffed[removed] ?? 0) > (need[removed] ?? 0)
					? -(surplusCosts[removed] ?? 0)
					: (missingCosts[removed] ?? 0);
	}
	return cost;
}

/** Cells `from` to `to` are of one person. */
function tallyCost(state: PlanState, draft: Draft, from: number, to: number): number {
	const { values, tallies, people } = state.problem;
	if (from === to) return 0;
	const person = draft.people[from] ?? 0;
	let cost = 0;
	for (let tally = 0; tally < tallies.length; tally++) {
		const one = tallies[tally];
		if (one === undefined) continue;
		let more = 0;
		for (let nth = from; nth < to; nth++) {
			const day = (draft.days[nth] ?? 0) * values;
			more +=
				(one.amounts[day + (draft.after[nth] ?? 0)] ?? 0) -
				(one.amounts[day + (draft.before[nth] ?? 0)] ?? 0);
		}
		if (more === 0) continue;
		const count = state.tallied[tally * people + person] ?? 0;
		if (more > 0 && count + more > (one.most[person] ?? 0)) return Infinity;
		const place = person * one.width + count;
		cost += (one.costs[place + more] ?? 0) - (one.costs[place] ?? 0);
	}
	return cost;
}

/** What of the cost of a draft belongs to cover, once rows are paid the prices; what two people exchange leaves cover as it is. */
export function unpaidCover(state: PlanState, draft: Draft, guide: Guide | undefined): number {
	if (draft.middle >= 0 || guide === undefined) return 0;
	const { values } = state.problem;
	const { size, days, before, after } = draft;
	let cost = coverCost(state, draft);
	for (let nth = 0; nth < size; nth++) {
		const day = (days[nth] ?? 0) * values;
		cost +=
			(guide.prices[day + (after[nth] ?? 0)] ?? 0) - (guide.prices[day + (before[nth] ?? 0)] ?? 0);
	}
	return cost;
}
