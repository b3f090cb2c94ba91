import { type CompiledProblem, noWeekend } from "../problem/compiled-problem.ts";
import type { RowGraph } from "./row-graph.ts";
import type { RowKinds } from "./row-kinds.ts";

/** What a node knows of the days before it. */
interface NodeState {
	/** Days of the run; of a rest no more than the shortest one. */
	length: number;
	/** Class of what was worked last; -1: free. */
	class: number;
	/** The run is long enough, or touches the first day. */
	mayEnd: boolean;
	steps: number;
	weekends: number;
	/** Counts of scarce kinds, as one number. */
	counts: number;
}

interface Layer {
	readonly keys: number[];
	readonly tails: number[];
	readonly heads: number[];
	readonly groups: number[];
}

/** Before the first day anything may begin. */
const beginning = -1;

/** Builds the layers of a row graph day by day, then leaves out what leads nowhere. */
export class LayerBuilder {
	nodes = 1;
	readonly #layers: Layer[] = [{ keys: [beginning], tails: [], heads: [], groups: [] }];
	readonly #problem: CompiledProblem;
	readonly #kinds: RowKinds;
	/** Added to the group of what begins a run. */
	readonly #begins: number;
	/** Most of each counted kind plus one. */
	readonly #sizes: readonly number[];
	readonly #longestRun: number;
	readonly #shortestRun: number;
	readonly #shortestRest: number;
	readonly #leastSteps: number;
	readonly #mostSteps: number;
	readonly #mostWeekends: number;
	readonly #longestShift: number;

	constructor(
		problem: CompiledProblem,
		person: number,
		kinds: RowKinds,
		counted: readonly number[],
		begins = 0,
	) {
		const { limits, values, mostOfKind, days } = problem;
		this.#problem = problem;
		this.#kinds = kinds;
		this.#begins = begins;
		this.#sizes = counted.map((kind) => (mostOfKind[person * values + kind] ?? 0) + 1);
		this.#longestRun = Math.min(days, limits.longestRun[person] ?? 0);
		this.#shortestRun = Math.max(1, limits.shortestRun[person] ?? 0);
		this.#shortestRest = Math.max(1, limits.shortestRest[person] ?? 0);
		this.#longestShift = Math.max(...kinds.groups.map(({ length }) => length));
		this.#leastSteps = Math.ceil((limits.leastMinutes[person] ?? 0) / kinds.step);
		this.#mostSteps = Math.min(
			Math.floor((limits.mostMinutes[person] ?? 0) / kinds.step),
			days * this.#longestShift,
		);
		this.#mostWeekends = Math.min(limits.mostWeekends[person] ?? 0, days);
	}

	addDay(day: number): void {
		const before = this.#layers[day]?.keys ?? [];
		const layer: Layer = { keys: [], tails: [], heads: [], groups: [] };
		const places = new Map<number, number>();
		const to = (tail: number, group: number, state: NodeState) => {
			const key = this.#keyOf(state);
			let head = places.get(key);
			if (head === undefined) {
				head = layer.keys.push(key) - 1;
				places.set(key, head);
			}
			layer.tails.push(tail);
			layer.heads.push(head);
			layer.groups.push(group);
		};
		const reachable = this.#mostStepsIn(this.#problem.days - day - 1);
		before.forEach((key, tail) => {
			const state = this.#stateOf(key);
			this.#rest(state, reachable, (next) => to(tail, 0, next));
			this.#work(day, state, reachable, (group, next) => to(tail, group, next));
		});
		this.#layers.push(layer);
		this.nodes += layer.keys.length;
	}

	#rest(state: NodeState, reachable: number, to: (next: NodeState) => void): void {
		if (state.steps + reachable < this.#leastSteps) return;
		const isFree = state.class < 0;
		if (!isFree && !state.mayEnd) return;
		const length = isFree ? Math.min(state.length + 1, this.#shortestRest) : 1;
		to({ ...state, class: -1, length, mayEnd: length >= this.#shortestRest });
	}

	#work(
		day: number,
		state: NodeState,
		reachable: number,
		to: (group: number, next: NodeState) => void,
	): void {
		const isFree = state.class < 0;
		const length = isFree ? 1 : state.length + 1;
		if (length > this.#longestRun || (isFree && !state.mayEnd)) return;
		const weekends = state.weekends + this.#weekendsAt(day, !isFree);
		if (weekends > this.#mostWeekends) return;
		const mayEnd = length >= this.#shortestRun || (isFree ? day === 0 : state.mayEnd);
		const { groups, mayFollow } = this.#kinds;
		for (let group = 1; group < groups.length; group++) {
			const one = groups[group];
			if (one === undefined) continue;
			if (!isFree && mayFollow[state.class * groups.length + group] === 0) continue;
			const steps = state.steps + one.length;
			if (steps > this.#mostSteps || steps + reachable < this.#leastSteps) continue;
			const counts = this.#counted(state.counts, one.counted);
			const marked = isFree ? group + this.#begins : group;
			if (counts >= 0) to(marked, { length, class: one.class, mayEnd, steps, weekends, counts });
		}
	}

	/** 1 where this day makes a weekend one that is worked. */
	#weekendsAt(day: number, isWorkedBefore: boolean): number {
		const partner = this.#problem.weekendPartners[day] ?? noWeekend;
		if (partner === noWeekend) return 0;
		return partner >= 0 && partner < day && isWorkedBefore ? 0 : 1;
	}

	/** One more of a counted kind; -1: that is too many. */
	#counted(counts: number, counted: number): number {
		if (counted < 0) return counts;
		let factor = 1;
		for (let nth = 0; nth < counted; nth++) factor *= this.#sizes[nth] ?? 1;
		const size = this.#sizes[counted] ?? 1;
		return Math.floor(counts / factor) % size === size - 1 ? -1 : counts + factor;
	}

	/** Never too few: runs and rests as they give most work. */
	#mostStepsIn(days: number): number {
		const cycle = this.#longestRun + this.#shortestRest;
		const worked =
			Math.floor(days / cycle) * this.#longestRun + Math.min(days % cycle, this.#longestRun);
		// the run before it may go on, or a rest be over
		return (worked + 1) * this.#longestShift;
	}

	#keyOf({ length, class: number, mayEnd, steps, weekends, counts }: NodeState): number {
		const run = ((length * 2 + Number(mayEnd)) * (this.#kinds.classes + 1) + number + 1) | 0;
		const runs =
			(Math.max(this.#longestRun, this.#shortestRest) + 1) * 2 * (this.#kinds.classes + 1);
		return (
			((counts * (this.#mostWeekends + 1) + weekends) * (this.#mostSteps + 1) + steps) * runs + run
		);
	}

	#stateOf(key: number): NodeState {
		if (key === beginning)
			return {
				length: this.#shortestRest,
				class: -1,
				mayEnd: true,
				steps: 0,
				weekends: 0,
				counts: 0,
			};
		const take = (size: number) => {
			const digit = rest % size;
			rest = (rest - digit) / size;
			return digit;
		};
		let rest = key;
		const number = take(this.#kinds.classes + 1) - 1;
		const mayEnd = take(2) === 1;
		const length = take(Math.max(this.#longestRun, this.#shortestRest) + 1);
		const steps = take(this.#mostSteps + 1);
		const weekends = take(this.#mostWeekends + 1);
		return { length, class: number, mayEnd, steps, weekends, counts: rest };
	}

	/** Only nodes from which a legal end is reached; typed arrays instead of lists. */
	pruned(): Pick<RowGraph, "nodes" | "dayStarts" | "nodeStarts" | "heads" | "groups"> {
		const { numbers, nodes, dayStarts } = this.#numbered();
		const arcs = this.#layers.reduce(
			(sum, { heads }, day) =>
				sum + heads.filter((head) => (numbers[day]?.[head] ?? -1) >= 0).length,
			0,
		);
		const nodeStarts = new Int32Array(nodes + 1);
		const heads = new Int32Array(arcs);
		const groups = new Uint8Array(arcs);
		let arc = 0;
		this.#layers.slice(1).forEach((layer, day) => {
			layer.heads.forEach((head, nth) => {
				const number = numbers[day + 1]?.[head] ?? -1;
				if (number < 0) return;
				const tail = numbers[day]?.[layer.tails[nth] ?? 0] ?? 0;
				nodeStarts[tail + 1] = arc + 1;
				heads[arc] = number;
				groups[arc++] = layer.groups[nth] ?? 0;
			});
		});
		for (let node = 1; node <= nodes; node++)
			nodeStarts[node] = Math.max(nodeStarts[node] ?? 0, nodeStarts[node - 1] ?? 0);
		return { nodes, dayStarts, nodeStarts, heads, groups };
	}

	/** Of each layer the number of each node, -1 for those that lead nowhere. */
	#numbered() {
		const alive = this.#layers.map(({ keys }) => new Uint8Array(keys.length));
		const last = this.#layers.length - 1;
		this.#layers[last]?.keys.forEach((key, nth) => {
			const { steps } = this.#stateOf(key);
			const ends = alive[last];
			if (ends !== undefined)
				ends[nth] = Number(steps >= this.#leastSteps && steps <= this.#mostSteps);
		});
		for (let day = last; day > 0; day--) {
			const { tails = [], heads = [] } = this.#layers[day] ?? {};
			const before = alive[day - 1] ?? new Uint8Array();
			tails.forEach((tail, nth) => {
				if (alive[day]?.[heads[nth] ?? 0] === 1) before[tail] = 1;
			});
		}
		let nodes = 0;
		const dayStarts = new Int32Array(alive.length);
		const numbers = alive.map((layer, day) => {
			dayStarts[day] = nodes;
			return Int32Array.from(layer, (one) => (one === 1 ? nodes++ : -1));
		});
		return { numbers, nodes, dayStarts };
	}
}
