import { commitDraft } from "./commit-draft.ts";
import { Draft } from "./draft.ts";
import { coverWeightAt, draftCost, type Guide, unpaidCover } from "./draft-cost.ts";
import {
	anyPerson,
	exchangeWindows,
	fillWindow,
	type Proposer,
	retype,
	rotateWindow,
	shiftWork,
	swapTwoWindows,
	swapWindow,
} from "./moves.ts";
import type { PlanState } from "./plan-state.ts";
import { Random } from "./random.ts";

/** So often the clock is read and the one who waits is asked whether to go on. */
const proposalsBetweenChecks = 1024;
/** What costs so many times the temperature more is never taken: one in a million would be. */
const hopeless = 14;

/** The best plan so far. Its cells are written over when a better one is found: copy them to keep them. */
export interface BestPlan {
	readonly cells: Uint8Array;
	readonly cost: number;
	readonly proposals: number;
}

export interface Annealing {
	readonly seed: number;
	/** It cools from the first to the second, by the same factor in the same time. */
	readonly hottest: number;
	readonly coldest: number;
	readonly movable: Int32Array;
	/** With a number of proposals the same seed gives the same plan. */
	readonly proposals?: number;
	/** Of what has passed, 0 to 1; or above 1 to end. Asked every 1,024 proposals. */
	progress(best: BestPlan): number;
	/** Redraws whole rows beside the other moves. */
	readonly redraw?: RedrawTurn | undefined;
	readonly guide?: Guide | undefined;
}

export interface RedrawTurn {
	/** Once in so many proposals. */
	readonly every: number;
	redraw(state: PlanState, person: number, temperature: number, random: Random): void;
}

/**
 * Simulated annealing: proposes small changes and takes those that make the plan cheaper, and others the less likely the more they
 * cost and the colder it is. Legal at every moment; the state ends wherever it was, the best plan is the answer.
 */
export function anneal(state: PlanState, annealing: Annealing): BestPlan {
	const random = new Random(annealing.seed);
	const draft = new Draft(state);
	const proposer: Proposer = { state, draft, random, movable: annealing.movable };
	const best = { cells: state.cells.slice(), cost: state.cost, proposals: 0 };
	const { redraw, guide, hottest, coldest } = annealing;
	const redrawEvery = redraw?.every ?? 0;
	let temperature = hottest;
	let coverWeight = 1;
	if (annealing.movable.length === 0) return best;
	for (let proposals = 0; ; ) {
		if (proposals % proposalsBetweenChecks === 0) {
			best.proposals = proposals;
			const passed = passedOf(annealing, best);
			if (passed >= 1) return best;
			temperature = hottest * (coldest / hottest) ** passed;
			coverWeight = guide === undefined ? 1 : coverWeightAt(guide, passed);
		}
		proposals++;
		if (redraw !== undefined && proposals % redrawEvery === 0) {
			redraw.redraw(state, anyPerson(proposer), temperature, random);
		} else {
			draft.clear();
			if (!propose(proposer) || draft.size === 0) continue;
			const more = draftCost(state, draft);
			const felt =
				coverWeight === 1 ? more : more - (1 - coverWeight) * unpaidCover(state, draft, guide);
			if (felt > 0 && isRefused(felt, temperature, random)) continue;
			if (!commitDraft(state, draft)) continue;
			state.cost += more;
		}
		if (state.cost < best.cost) {
			best.cost = state.cost;
			best.cells.set(state.cells);
		}
	}
}

function passedOf(annealing: Annealing, best: BestPlan): number {
	const byProposals = annealing.proposals === undefined ? 0 : best.proposals / annealing.proposals;
	return Math.max(byProposals, annealing.progress(best));
}

function isRefused(more: number, temperature: number, random: Random): boolean {
	return more > hopeless * temperature || more > -temperature * Math.log(random.share());
}

/** Weights of the moves, found by trying: 22, 14, 16, 12, 14, 10, 12 of 100. */
function propose(proposer: Proposer): boolean {
	const person = anyPerson(proposer);
	const chance = proposer.random.below(100);
	if (chance < 22) return retype(proposer, person);
	if (chance < 36) return fillWindow(proposer, person);
	if (chance < 52) return swapWindow(proposer, person);
	if (chance < 64) return rotateWindow(proposer, person);
	if (chance < 78) return shiftWork(proposer, person);
	if (chance < 88) return swapTwoWindows(proposer, person);
	return exchangeWindows(proposer, person);
}
