import type { RosterPerson, RosterProblem } from "./problem/roster-problem.ts";

/** Early 1, late 2, night 3; no early after late, nothing but nights after nights. */
const kinds = [
	{ minutes: 480, notBefore: [] },
	{ minutes: 480, notBefore: [1] },
	{ minutes: 600, notBefore: [1, 2] },
];

export const freePerson: RosterPerson = {
	limits: {
		mostOfKind: [14, 14, 14],
		mostMinutes: 14 * 600,
		leastMinutes: 0,
		longestRun: 14,
		shortestRun: 1,
		shortestRest: 1,
		mostWeekends: 3,
	},
};

export function limited(limits: Partial<RosterPerson["limits"]>): RosterPerson {
	return { ...freePerson, limits: { ...freePerson.limits, ...limits } };
}

/** Two weeks from a Monday on, on which one of each kind is needed every day. */
export function testRoster(
	people: readonly RosterPerson[],
	more: Partial<RosterProblem> = {},
): RosterProblem {
	const days = 14;
	return {
		days,
		firstWeekday: 0,
		kinds,
		people,
		cover: Array.from({ length: days * kinds.length }, (_, nth) => ({
			day: Math.floor(nth / kinds.length),
			kind: (nth % kinds.length) + 1,
			need: 1,
			missingCost: 100,
			surplusCost: 1,
		})),
		...more,
	};
}

/** Example: "EE-LL-N" and so on, a letter a day. */
export function cellsOf(...rows: readonly string[]): Uint8Array {
	return Uint8Array.from(rows.join("").replaceAll(" ", ""), (letter) => "-ELN".indexOf(letter));
}

export function textOf(cells: Uint8Array): string {
	return Array.from(cells, (value) => "-ELN"[value]).join("");
}
