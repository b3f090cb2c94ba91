import type { Random } from "../annealing/random.ts";
import type { RowGraph } from "./row-graph.ts";

/** Sums that leave these bounds are scaled, or they would become 0 or Infinity. */
const smallest = 1e-100;
const largest = 1e100;

/**
 * Draws rows of a graph, each by its cost at a temperature (Boltzmann): weights are summed up backwards over all rows, then one is
 * followed forwards.
 */
export class RowSampler {
	#sums = new Float64Array(0);
	#groupWeights = new Float64Array(0);
	#valueWeights = new Float64Array(0);
	#width = 0;

	/**
	 * Sums up what the next rows are drawn by. False when no row is allowed.
	 *
	 * @param costs as for the cheapest row
	 * @param beginCosts of each day: what it costs more to begin a run on it, where the graph tells that apart
	 */
	weigh(
		graph: RowGraph,
		costs: Float64Array,
		temperature: number,
		beginCosts?: Float64Array,
	): boolean {
		this.#makeRoom(graph);
		const { nodes, dayStarts, days, nodeStarts, heads, groups } = graph;
		const sums = this.#sums;
		sums.fill(1, dayStarts[days] ?? 0, nodes);
		const width = this.#width;
		for (let day = days - 1; day >= 0; day--) {
			this.#weighDay(graph, costs, temperature, day);
			if (graph.begins > 0) this.#markBegins(graph, (beginCosts?.[day] ?? 0) / temperature, day);
			const weights = this.#groupWeights;
			const offset = day * width;
			const begin = dayStarts[day] ?? 0;
			const end = dayStarts[day + 1] ?? 0;
			let most = 0;
			for (let node = begin; node < end; node++) {
				let sum = 0;
				for (let arc = nodeStarts[node] ?? 0, last = nodeStarts[node + 1] ?? 0; arc < last; arc++)
					sum += (weights[offset + (groups[arc] ?? 0)] ?? 0) * (sums[heads[arc] ?? 0] ?? 0);
				sums[node] = sum;
				if (sum > most) most = sum;
			}
			if (!(most > 0)) return false;
			if (most < smallest || most > largest)
				for (let node = begin; node < end; node++) sums[node] = (sums[node] ?? 0) / most;
		}
		return true;
	}

	/** Writes a row to `row`; false where numbers were too small to find one. */
	draw(graph: RowGraph, random: Random, row: Uint8Array): boolean {
		const { days, nodeStarts, heads, groups, kinds, begins } = graph;
		const width = this.#width;
		let node = 0;
		for (let day = 0; day < days; day++) {
			const begin = nodeStarts[node] ?? 0;
			const end = nodeStarts[node + 1] ?? 0;
			const weight = (arc: number) =>
				(this.#groupWeights[day * width + (groups[arc] ?? 0)] ?? 0) *
				(this.#sums[heads[arc] ?? 0] ?? 0);
			let total = 0;
			for (let arc = begin; arc < end; arc++) total += weight(arc);
			if (!(total > 0)) return false;
			let left = random.share() * total;
			let chosen = -1;
			for (let arc = begin; arc < end && left > 0; arc++) {
				const one = weight(arc);
				if (one === 0) continue;
				chosen = arc;
				left -= one;
			}
			const group = groups[chosen] ?? 0;
			row[day] = this.#valueOf(kinds.groupOf, group < begins ? group : group - begins, day, random);
			node = heads[chosen] ?? 0;
		}
		return true;
	}

	#valueOf(groupOf: Uint8Array, group: number, day: number, random: Random): number {
		const values = groupOf.length;
		let left = random.share() * (this.#groupWeights[day * this.#width + group] ?? 0);
		let chosen = 0;
		for (let value = 0; value < values && left > 0; value++) {
			const weight = this.#valueWeights[day * values + value] ?? 0;
			if (groupOf[value] !== group || weight === 0) continue;
			chosen = value;
			left -= weight;
		}
		return chosen;
	}

	#weighDay({ kinds }: RowGraph, costs: Float64Array, temperature: number, day: number): void {
		const { groupOf } = kinds;
		const values = groupOf.length;
		const offset = day * this.#width;
		let least = Infinity;
		for (let value = 0; value < values; value++)
			least = Math.min(least, costs[day * values + value] ?? Infinity);
		this.#groupWeights.fill(0, offset, offset + this.#width);
		for (let value = 0; value < values; value++) {
			const cost = costs[day * values + value] ?? Infinity;
			const weight = cost === Infinity ? 0 : Math.exp((least - cost) / temperature);
			const place = offset + (groupOf[value] ?? 0);
			this.#valueWeights[day * values + value] = weight;
			this.#groupWeights[place] = (this.#groupWeights[place] ?? 0) + weight;
		}
	}

	/** What begins a run has a place of its own. */
	#markBegins({ begins }: RowGraph, more: number, day: number): void {
		const offset = day * this.#width;
		const factor = more === 0 ? 1 : Math.exp(-more);
		for (let group = 1; group < begins; group++)
			this.#groupWeights[offset + begins + group] =
				(this.#groupWeights[offset + group] ?? 0) * factor;
	}

	#makeRoom({ nodes, days, kinds, begins }: RowGraph): void {
		this.#width = kinds.groups.length + begins;
		if (this.#sums.length < nodes) this.#sums = new Float64Array(nodes);
		if (this.#groupWeights.length < days * this.#width)
			this.#groupWeights = new Float64Array(days * this.#width);
		if (this.#valueWeights.length < days * kinds.groupOf.length)
			this.#valueWeights = new Float64Array(days * kinds.groupOf.length);
	}
}
