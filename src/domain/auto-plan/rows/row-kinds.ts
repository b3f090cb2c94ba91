import type { CompiledProblem } from "../problem/compiled-problem.ts";

/** Kinds that make no difference to what a row may hold beside them are one group; 0 is free. */
export interface RowKinds {
	/** By value. */
	readonly groupOf: Uint8Array;
	readonly groups: readonly RowGroup[];
	/** What decides which kinds may follow. */
	readonly classes: number;
	/** At `class * groups + group`: 1 where it may follow on the next day. */
	readonly mayFollow: Uint8Array;
	/** All minutes are multiples of it. */
	readonly step: number;
}

export interface RowGroup {
	readonly class: number;
	/** In steps. */
	readonly length: number;
	/** Which of the counted kinds it is; -1: none. */
	readonly counted: number;
}

/** `counted`: kinds whose number is limited so much that rows must know how many they have. */
export function rowKinds(problem: CompiledProblem, counted: readonly number[]): RowKinds {
	const { values, isRefusedNext, minutes } = problem;
	const step = Math.max(1, minutes.reduce(greatestDivisor, 0));
	const followers = (kind: number) =>
		isRefusedNext.subarray(kind * values, (kind + 1) * values).join("");
	const leaders = (kind: number) =>
		Array.from({ length: values }, (_, leader) => isRefusedNext[leader * values + kind]).join("");
	const classOf = new Map<string, number>();
	const groupOfKey = new Map<string, number>();
	const groups: RowGroup[] = [{ class: -1, length: 0, counted: -1 }];
	const examples = [0];
	const groupOf = new Uint8Array(values);
	for (let kind = 1; kind < values; kind++) {
		const after = followers(kind);
		const number = classOf.get(after) ?? classOf.size;
		classOf.set(after, number);
		const place = counted.indexOf(kind);
		const key = [number, minutes[kind], place, leaders(kind)].join("/");
		const group = groupOfKey.get(key) ?? groups.length;
		groupOfKey.set(key, group);
		groupOf[kind] = group;
		if (group < groups.length) continue;
		groups.push({ class: number, length: (minutes[kind] ?? 0) / step, counted: place });
		examples.push(kind);
	}
	const mayFollow = new Uint8Array(classOf.size * groups.length);
	for (const { class: number } of groups.slice(1)) {
		const leader = examples[groups.findIndex((one) => one.class === number)] ?? 0;
		examples.forEach((kind, group) => {
			mayFollow[number * groups.length + group] = 1 - (isRefusedNext[leader * values + kind] ?? 0);
		});
	}
	return { groupOf, groups, classes: classOf.size, mayFollow, step };
}

/** The scarcest kinds, as long as all their counts together are not too many states. */
export function countedKinds(
	problem: CompiledProblem,
	person: number,
	mostStates: number,
): number[] {
	const { days, values, mostOfKind, limits, minutes } = problem;
	const most = (kind: number) => mostOfKind[person * values + kind] ?? 0;
	const fits = (kind: number) =>
		Math.ceil((limits.mostMinutes[person] ?? 0) / Math.max(1, minutes[kind] ?? 1));
	const scarce = Array.from(problem.kindsOf[person] ?? []).filter(
		(kind) => most(kind) < Math.min(days, fits(kind)),
	);
	scarce.sort((one, other) => most(one) - most(other));
	let states = 1;
	return scarce.filter((kind) => {
		if (states * (most(kind) + 1) > mostStates) return false;
		states *= most(kind) + 1;
		return true;
	});
}

function greatestDivisor(one: number, other: number): number {
	return other === 0 ? one : greatestDivisor(other, one % other);
}
