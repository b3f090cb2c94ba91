import type {
	AllowedValues,
	Cover,
	PersonLimits,
	RosterPerson,
	RosterProblem,
	Wish,
} from "#domain/auto-plan/problem/roster-problem.ts";

/** A published instance, and the names that its rosters speak of. */
export interface Instance {
	readonly problem: RosterProblem;
	readonly people: readonly string[];
	readonly kinds: readonly string[];
}

type Sections = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Text of the benchmark of Curtois and Qu (schedulingbenchmarks.org) as a roster problem. */
export function readInstance(text: string): Instance {
	const sections = sectionsOf(text);
	const rows = (name: string) => sections.get(`SECTION_${name}`) ?? [];
	const kinds = rows("SHIFTS").map(([id = ""]) => id);
	const staff = rows("STAFF");
	const numberOf = (id: string) => kinds.indexOf(id) + 1;
	return {
		people: staff.map(([id = ""]) => id),
		kinds,
		problem: {
			days: Number(rows("HORIZON")[0]?.[0]),
			firstWeekday: 0,
			kinds: rows("SHIFTS").map(([, minutes, refused = ""]) => ({
				minutes: Number(minutes),
				notBefore: refused.split("|").filter(Boolean).map(numberOf),
			})),
			people: staff.map((row) => personOf(row, kinds, sections)),
			cover: rows("COVER").map(
				([day, kind = "", need, missing, surplus]): Cover => ({
					day: Number(day),
					kind: numberOf(kind),
					need: Number(need),
					missingCost: Number(missing),
					surplusCost: Number(surplus),
				}),
			),
		},
	};
}

function sectionsOf(text: string): Sections {
	const sections = new Map<string, string[][]>();
	let current: string[][] = [];
	for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
		if (line === "" || line.startsWith("#")) continue;
		if (line.startsWith("SECTION_")) {
			current = [];
			sections.set(line, current);
		} else current.push(line.split(",").map((field) => field.trim()));
	}
	return sections;
}

function personOf(
	row: readonly string[],
	kinds: readonly string[],
	sections: Sections,
): RosterPerson {
	const ofPerson = (name: string) =>
		(sections.get(`SECTION_${name}`) ?? []).filter(([person]) => person === row[0]);
	const wishes = (name: string, isWanted: boolean) =>
		ofPerson(name).map(
			([, day, kind = "", weight]): Wish => ({
				day: Number(day),
				value: kinds.indexOf(kind) + 1,
				isWanted,
				cost: Number(weight),
			}),
		);
	return {
		limits: limitsOf(row, kinds),
		allowed: ofPerson("DAYS_OFF").flatMap(([, ...days]) =>
			days.map((day): AllowedValues => ({ day: Number(day), values: [0] })),
		),
		wishes: [...wishes("SHIFT_ON_REQUESTS", true), ...wishes("SHIFT_OFF_REQUESTS", false)],
	};
}

function limitsOf(row: readonly string[], kinds: readonly string[]): PersonLimits {
	const [, most = "", ...numbers] = row;
	const counts = new Map(most.split("|").map((one) => one.split("=") as [string, string]));
	const limits = numbers.map(Number);
	return {
		mostOfKind: kinds.map((kind) => Number(counts.get(kind) ?? Infinity)),
		mostMinutes: limits[0] ?? 0,
		leastMinutes: limits[1] ?? 0,
		longestRun: limits[2] ?? 0,
		shortestRun: limits[3] ?? 0,
		shortestRest: limits[4] ?? 0,
		mostWeekends: limits[5] ?? 0,
	};
}
