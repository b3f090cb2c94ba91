import type { Cover, PersonLimits, RosterPerson, RosterProblem, Tally } from "./roster-problem.ts";

/**
 * The same in flat arrays, as the search reads it millions of times a second. Places: `person * days + day` for cells, the same
 * times `values` plus the value for what a cell may hold, `day * values + value` for cover.
 */
export interface CompiledProblem {
	readonly days: number;
	/** Free and all kinds. */
	readonly values: number;
	readonly people: number;
	readonly minutes: Int32Array;
	/** At `value * values + next`: 1 where the second may not follow on the next day. */
	readonly isRefusedNext: Uint8Array;
	readonly isAllowed: Uint8Array;
	readonly cellCosts: Int32Array;
	readonly need: Int32Array;
	readonly missingCosts: Int32Array;
	readonly surplusCosts: Int32Array;
	readonly mostOfKind: Int32Array;
	readonly limits: CompiledLimits;
	/** Of a Saturday its Sunday, of a Sunday its Saturday, `alone` where that lies outside, `noWeekend` for other days. */
	readonly weekendPartners: Int32Array;
	/** Kinds that a person may work at all. */
	readonly kindsOf: readonly Uint8Array[];
	readonly tallies: readonly CompiledTally[];
}

export interface CompiledLimits {
	readonly mostMinutes: Int32Array;
	readonly leastMinutes: Int32Array;
	readonly longestRun: Int32Array;
	readonly shortestRun: Int32Array;
	readonly shortestRest: Int32Array;
	readonly mostWeekends: Int32Array;
}

export interface CompiledTally {
	/** At `day * values + value`. */
	readonly amounts: Int32Array;
	/** At `person * width + count`. */
	readonly costs: Int32Array;
	readonly width: number;
	readonly most: Int32Array;
}

export const noWeekend = -1;
export const alone = -2;

export function compileProblem(problem: RosterProblem): CompiledProblem {
	const { days, kinds, people } = problem;
	const values = kinds.length + 1;
	if (values > 256) throw new RangeError("A cell holds one of at most 255 kinds.");
	const isRefusedNext = new Uint8Array(values * values);
	kinds.forEach(({ notBefore }, index) => {
		for (const next of notBefore) isRefusedNext[(index + 1) * values + next] = 1;
	});
	const mostOfKind = Int32Array.from(people.flatMap(mostOf));
	return {
		days,
		values,
		people: people.length,
		minutes: Int32Array.of(0, ...kinds.map((kind) => kind.minutes)),
		isRefusedNext,
		...cellsOf(problem, values),
		...coverOf(problem.cover, days, values),
		mostOfKind,
		limits: limitsOf(people),
		weekendPartners: weekendPartnersOf(days, problem.firstWeekday),
		kindsOf: people.map(({ limits }) => kindsOf(limits)),
		tallies: (problem.tallies ?? []).map((tally) => compileTally(tally, problem, values)),
	};
}

function mostOf({ limits }: RosterPerson): number[] {
	return [Number.MAX_SAFE_INTEGER, ...limits.mostOfKind].map(bounded);
}

function kindsOf({ mostOfKind }: PersonLimits): Uint8Array {
	return Uint8Array.from(mostOfKind.flatMap((most, index) => (most > 0 ? [index + 1] : [])));
}

function cellsOf({ people, days }: RosterProblem, values: number) {
	const isAllowed = new Uint8Array(people.length * days * values);
	const cellCosts = new Int32Array(isAllowed.length);
	people.forEach(({ limits, allowed = [], wishes = [], present }, person) => {
		const first = person * days * values;
		for (let day = 0; day < days; day++) {
			isAllowed[first + day * values] = 1;
			for (const kind of kindsOf(limits)) isAllowed[first + day * values + kind] = 1;
		}
		for (const cell of allowed) {
			const place = first + cell.day * values;
			isAllowed.fill(0, place, place + values);
			for (const value of cell.values) isAllowed[place + value] = 1;
		}
		const pay = (day: number, cost: number, isPaid: (value: number) => boolean) => {
			for (let value = 0, place = first + day * values; value < values; value++, place++)
				if (isPaid(value)) cellCosts[place] = (cellCosts[place] ?? 0) + cost;
		};
		for (const wish of wishes)
			pay(wish.day, wish.cost, (value) => (value === wish.value) !== wish.isWanted);
		present?.cells.forEach((kept, day) => {
			pay(day, present.cost, (value) => value !== kept);
		});
	});
	return { isAllowed, cellCosts };
}

function coverOf(cover: readonly Cover[], days: number, values: number) {
	const need = new Int32Array(days * values);
	const missingCosts = new Int32Array(days * values);
	const surplusCosts = new Int32Array(days * values);
	for (const one of cover) {
		const place = one.day * values + one.kind;
		need[place] = one.need;
		missingCosts[place] = one.missingCost;
		surplusCosts[place] = one.surplusCost;
	}
	return { need, missingCosts, surplusCosts };
}

function limitsOf(people: readonly RosterPerson[]): CompiledLimits {
	const all = (of: (limits: PersonLimits) => number) =>
		Int32Array.from(people, ({ limits }) => bounded(of(limits)));
	return {
		mostMinutes: all((one) => one.mostMinutes),
		leastMinutes: all((one) => one.leastMinutes),
		longestRun: all((one) => one.longestRun),
		shortestRun: all((one) => one.shortestRun),
		shortestRest: all((one) => one.shortestRest),
		mostWeekends: all((one) => one.mostWeekends),
	};
}

function weekendPartnersOf(days: number, firstWeekday: number): Int32Array {
	return Int32Array.from({ length: days }, (_, day) => {
		const weekday = (firstWeekday + day) % 7;
		if (weekday < 5) return noWeekend;
		const partner = weekday === 5 ? day + 1 : day - 1;
		return partner < 0 || partner >= days ? alone : partner;
	});
}

function compileTally(
	{ amounts, costs, most }: Tally,
	{ days, people }: RosterProblem,
	values: number,
): CompiledTally {
	let width = 1;
	for (let day = 0; day < days; day++)
		width += Math.max(0, ...amounts.slice(day * values, (day + 1) * values));
	return {
		amounts: Int32Array.from(amounts),
		costs: Int32Array.from({ length: people.length * width }, (_, place) =>
			extended(costs[Math.floor(place / width)] ?? [], place % width),
		),
		width,
		most: Int32Array.from(most, bounded),
	};
}

function extended(costs: readonly number[], count: number): number {
	const last = costs.at(-1) ?? 0;
	const step = last - (costs.at(-2) ?? last);
	return costs[count] ?? last + step * (count - costs.length + 1);
}

/** Room is left, so that sums of two stay whole numbers of 32 bits. */
function bounded(limit: number): number {
	return Math.min(limit, 1_000_000_000);
}
