import type { RosterRule } from "./problem/broken-rules.ts";
import type { RosterPerson } from "./problem/roster-problem.ts";
import { freePerson, limited } from "./test-roster.ts";

/** A row of one person that breaks one rule and nothing else: from which day, and by how much. */
export interface HardRuleCase {
	readonly rule: RosterRule;
	readonly person: RosterPerson;
	readonly row: string;
	readonly day: number;
	readonly by: number;
	readonly mostNights?: number;
}

export const hardRuleCases: readonly HardRuleCase[] = [
	{
		rule: "CELL",
		person: { ...freePerson, allowed: [{ day: 3, values: [0, 2] }] },
		row: "---E----------",
		day: 3,
		by: 1,
	},
	{ rule: "FOLLOWER", person: freePerson, row: "--LE----------", day: 2, by: 1 },
	{ rule: "LONG_RUN", person: limited({ longestRun: 3 }), row: "EEEEE---------", day: 0, by: 2 },
	{ rule: "SHORT_RUN", person: limited({ shortestRun: 3 }), row: "--EE----------", day: 2, by: 1 },
	{
		rule: "SHORT_REST",
		person: limited({ shortestRest: 2 }),
		row: "--EE-EE-------",
		day: 4,
		by: 1,
	},
	{
		rule: "KIND_COUNT",
		person: limited({ mostOfKind: [14, 14, 1] }),
		row: "NN------------",
		day: 0,
		by: 1,
	},
	{
		rule: "MOST_MINUTES",
		person: limited({ mostMinutes: 1000 }),
		row: "EEE-----------",
		day: 0,
		by: 440,
	},
	{
		rule: "LEAST_MINUTES",
		person: limited({ leastMinutes: 1000 }),
		row: "E-------------",
		day: 0,
		by: 520,
	},
	{ rule: "WEEKENDS", person: limited({ mostWeekends: 1 }), row: "-----E-------E", day: 0, by: 1 },
	{ rule: "TALLY", person: freePerson, row: "--NNN---------", day: 0, by: 1, mostNights: 2 },
];
