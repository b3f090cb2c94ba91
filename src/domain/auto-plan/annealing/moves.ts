import type { Draft } from "./draft.ts";
import type { PlanState } from "./plan-state.ts";
import type { Random } from "./random.ts";

/** Longest stretch that two people exchange. */
const longestSwap = 12;

/** What proposes changes, and for whom. Each move fills the draft; false when it came to nothing. */
export interface Proposer {
	readonly state: PlanState;
	readonly draft: Draft;
	readonly random: Random;
	/** People whose rows may change. */
	readonly movable: Int32Array;
}

/** One to five working days in a row become another kind. */
export function retype({ state, draft, random }: Proposer, person: number): boolean {
	const { days } = state.problem;
	const row = person * days;
	const first = random.below(days);
	if (state.cells[row + first] === 0) return false;
	const kind = anyKind(state, random, person);
	const end = Math.min(days, first + (isOneOf(4, random) ? 1 + random.below(5) : 1));
	let day = first;
	for (; day < end && state.cells[row + day] !== 0; day++)
		if (!draft.put(person, day, kind)) return false;
	draft.first = first;
	draft.last = day - 1;
	return true;
}

/** One to five days become free, or all of one kind. */
export function fillWindow({ state, draft, random }: Proposer, person: number): boolean {
	const { days } = state.problem;
	const first = random.below(days);
	const length = 1 + random.below(isOneOf(2, random) ? 2 : 5);
	const last = Math.min(days, first + length) - 1;
	const value = isOneOf(2, random) ? 0 : anyKind(state, random, person);
	for (let day = first; day <= last; day++) if (!draft.put(person, day, value)) return false;
	draft.first = first;
	draft.last = last;
	return true;
}

/** Two people exchange one to twelve days. */
export function swapWindow(proposer: Proposer, person: number): boolean {
	const { state, draft, random } = proposer;
	const other = anyPerson(proposer);
	if (other === person) return false;
	const { days } = state.problem;
	const { cells } = state;
	const row = person * days;
	const otherRow = other * days;
	const length = 1 + random.below(isOneOf(2, random) ? 4 : longestSwap);
	let first = random.below(days);
	let last = Math.min(days, first + length) - 1;
	while (first <= last && cells[row + first] === cells[otherRow + first]) first++;
	while (last > first && cells[row + last] === cells[otherRow + last]) last--;
	if (first > last || !copyWindow(proposer, other, person, first, last)) return false;
	draft.middle = draft.size;
	if (!copyWindow(proposer, person, other, first, last)) return false;
	draft.first = first;
	draft.last = last;
	return true;
}

/** Days of a window of one row move on by one to three places, the last ones to its begin; or the other way. */
export function rotateWindow({ state, draft, random }: Proposer, person: number): boolean {
	const { days } = state.problem;
	const length = 2 + random.below(9);
	const first = random.below(days);
	if (first + length > days) return false;
	const by = 1 + random.below(Math.min(length - 1, 3));
	const shift = isOneOf(2, random) ? by : length - by;
	const from = person * days + first;
	for (let nth = 0; nth < length; nth++) {
		const source = nth + shift;
		const value = state.cells[from + (source < length ? source : source - length)] ?? 0;
		if (!draft.put(person, first + nth, value)) return false;
	}
	draft.first = first;
	draft.last = first + length - 1;
	return true;
}

/** Days of one row begin to be worked while as many elsewhere become free: hours stay about as they are. */
export function shiftWork({ state, draft, random }: Proposer, person: number): boolean {
	const { days } = state.problem;
	const { cells } = state;
	const row = person * days;
	const first = random.below(days);
	const end = Math.min(days, first + 1 + random.below(isOneOf(4, random) ? 5 : 2));
	const isFree = cells[row + first] === 0;
	const value = isFree ? anyKind(state, random, person) : 0;
	let day = first;
	for (; day < end && (cells[row + day] === 0) === isFree; day++)
		if (!draft.put(person, day, value)) return false;
	const value2 = isFree ? 0 : anyKind(state, random, person);
	const first2 = random.below(days);
	const end2 = Math.min(days, first2 + day - first);
	if (!draft.setWindows(first, day - 1, first2, end2 - 1)) return false;
	for (let day2 = first2; day2 < end2; day2++)
		if ((cells[row + day2] === 0) === isFree || !draft.put(person, day2, value2)) return false;
	return true;
}

/** Two people exchange two windows of up to three days each: what one gives up here, it gets back there. */
export function swapTwoWindows(proposer: Proposer, person: number): boolean {
	const { state, draft, random } = proposer;
	const other = anyPerson(proposer);
	if (other === person) return false;
	const { days } = state.problem;
	const length = 1 + random.below(3);
	const length2 = isOneOf(2, random) ? length : 1 + random.below(3);
	const from = random.below(days);
	const from2 = random.below(days);
	const to = Math.min(days, from + length) - 1;
	const to2 = Math.min(days, from2 + length2) - 1;
	if (!draft.setWindows(from, to, from2, to2)) return false;
	const { first, last, first2, last2 } = draft;
	if (!copyWindow(proposer, other, person, first, last)) return false;
	if (!copyWindow(proposer, other, person, first2, last2)) return false;
	draft.middle = draft.size;
	return (
		copyWindow(proposer, person, other, first, last) &&
		copyWindow(proposer, person, other, first2, last2)
	);
}

/** Two windows of one row, one to five days each, change places. */
export function exchangeWindows({ state, draft, random }: Proposer, person: number): boolean {
	const { days } = state.problem;
	const row = person * days;
	const length = 1 + random.below(5);
	const from = random.below(days);
	const from2 = random.below(days);
	if (!draft.setWindows(from, from + length - 1, from2, from2 + length - 1)) return false;
	const { first, first2, last2 } = draft;
	if (last2 >= days) return false;
	for (let nth = 0; nth < length; nth++) {
		const value = state.cells[row + first + nth] ?? 0;
		const value2 = state.cells[row + first2 + nth] ?? 0;
		if (!draft.put(person, first + nth, value2)) return false;
		if (!draft.put(person, first2 + nth, value)) return false;
	}
	return true;
}

function copyWindow(
	{ state, draft }: Proposer,
	from: number,
	to: number,
	first: number,
	last: number,
): boolean {
	const row = from * state.problem.days;
	for (let day = first; day <= last; day++)
		if (!draft.put(to, day, state.cells[row + day] ?? 0)) return false;
	return true;
}

export function anyPerson({ movable, random }: Proposer): number {
	return movable[random.below(movable.length)] ?? 0;
}

function anyKind({ problem }: PlanState, random: Random, person: number): number {
	const kinds = problem.kindsOf[person];
	return kinds === undefined || kinds.length === 0 ? 0 : (kinds[random.below(kinds.length)] ?? 0);
}

/** `many` is a power of two. */
function isOneOf(many: number, random: Random): boolean {
	return (random.bits() & (many - 1)) === 0;
}
