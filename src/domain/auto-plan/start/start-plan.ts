import { Random } from "../annealing/random.ts";
import { type BrokenRule, brokenInRow } from "../problem/broken-rules.ts";
import type { CompiledProblem } from "../problem/compiled-problem.ts";
import { RowRepair } from "./row-repair.ts";

/** Changes tried for a row, and from how many beginnings. */
const triesPerRow = 400_000;
const beginnings = 4;

export interface StartPlan {
	readonly cells: Uint8Array;
	/** People whose row is legal: only they are planned. */
	readonly movable: Int32Array;
	/** What the given plan breaks, reported before anything is planned. */
	readonly broken: readonly BrokenRule[];
	/** What no legal row was found for: these rows stay as they were given, or free. */
	readonly impossible: readonly BrokenRule[];
}

/** A legal row for each person: the given one where it is legal, else one that is made of it or anew. */
export function startPlan(problem: CompiledProblem, seed: number, given?: Uint8Array): StartPlan {
	const { people, days } = problem;
	const random = new Random(seed * 7919 + 13);
	const cells = new Uint8Array(people * days);
	const movable: number[] = [];
	const broken: BrokenRule[] = [];
	const impossible: BrokenRule[] = [];
	for (let person = 0; person < people; person++) {
		const begin = given?.slice(person * days, (person + 1) * days);
		const faults = begin === undefined ? [] : brokenInRow(problem, person, begin);
		broken.push(...faults);
		const isLegal = begin !== undefined && faults.length === 0;
		const row = isLegal ? begin : legalRow(problem, person, random, begin);
		if (row !== undefined) movable.push(person);
		const kept = row ?? begin ?? fixedRow(problem, person);
		if (row === undefined) impossible.push(...brokenInRow(problem, person, kept));
		cells.set(kept, person * days);
	}
	return { cells, movable: Int32Array.from(movable), broken, impossible };
}

function legalRow(
	problem: CompiledProblem,
	person: number,
	random: Random,
	given: Uint8Array | undefined,
): Uint8Array | undefined {
	for (let beginning = 0; beginning < beginnings; beginning++) {
		const begin = (beginning === 0 ? given : undefined) ?? pattern(problem, person, random);
		const repair = new RowRepair(problem, person, begin);
		if (repair.run(random, triesPerRow)) return repair.row;
	}
	return undefined;
}

/** Runs as long as they may be with rests between, of the kind that may come most often. */
function pattern(problem: CompiledProblem, person: number, random: Random): Uint8Array {
	const { days, values, limits, mostOfKind } = problem;
	const row = fixedRow(problem, person);
	let usual = 0;
	for (const kind of problem.kindsOf[person] ?? [])
		if (usual === 0 || most(kind) > most(usual)) usual = kind;
	function most(kind: number): number {
		return mostOfKind[person * values + kind] ?? 0;
	}
	const run = limits.longestRun[person] ?? 0;
	const rest = Math.max(2, limits.shortestRest[person] ?? 0);
	for (let day = 0, turn = random.below(run + rest); day < days; day++, turn++) {
		const isWorked = turn % (run + rest) < run;
		const place = (person * days + day) * values;
		if (isWorked && problem.isAllowed[place + usual] === 1) row[day] = usual;
	}
	return row;
}

/** Free, and where that is not allowed the first value that is. */
function fixedRow({ days, values, isAllowed }: CompiledProblem, person: number): Uint8Array {
	return Uint8Array.from({ length: days }, (_, day) => {
		const place = (person * days + day) * values;
		return Math.max(0, isAllowed.subarray(place, place + values).indexOf(1));
	});
}
