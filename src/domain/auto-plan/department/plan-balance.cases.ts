import type { GivenPerson, Written } from "./department.cases.ts";
import type { PersonWish } from "./department-plan.ts";

interface Case {
	readonly title: string;
	readonly people: readonly GivenPerson[];
	/** "12-07 N Anna": what the proposal gives to whom. */
	readonly given: readonly Written[];
	/** "Anna free yes", those that do not come true first. */
	readonly wishes?: readonly string[];
	/** "Anna 1+3 nights, 0+2 weekends": of the range, and in the year before it. */
	readonly shares?: readonly string[];
	/** Rest in minutes, nights and days in a row, minutes of a week. */
	readonly law?: readonly [rest: number | null, nights: number, days: number, average: number];
}

const minute = (at: string) => Date.parse(`2026-${at}+01:00`) / 60_000;
const wish = (begin: string, end: string, available: boolean): { wishes: PersonWish[] } => ({
	wishes: [{ begin: minute(begin), end: minute(end), available, weight: 2 }],
});
const free = wish("12-09T00:00", "12-10T00:00", false);
const work = wish("12-09T00:00", "12-10T00:00", true);
const had = (nights: number, weekends: number) => ({
	history: { nights, weekends, holidays: 0, granted: 0, refused: 0 },
});

// biome-ignore format: a table, one case a line
export const cases: readonly Case[] = [
	{ title: "nothing is given to anybody", people: [{ id: "Anna", shifts: ["12-07 F", "12-08 F"] }], given: [], wishes: [], shares: [], law: [null, 0, 0, 0] },
	{ title: "a wish to be free that is kept, and one that is not", people: [{ id: "Anna", ...free }, { id: "Ben", ...free }], given: ["12-09 F Ben"], wishes: ["Ben free no", "Anna free yes"] },
	{ title: "a wish to work that comes true, and one that does not", people: [{ id: "Anna", ...work }, { id: "Ben", ...work }], given: ["12-09 F Ben"], wishes: ["Anna work no", "Ben work yes"] },
	{ title: "a night that ends in a free day breaks the wish", people: [{ id: "Anna", ...free }], given: ["12-08 N Anna"], wishes: ["Anna free no"] },
	{ title: "what was planned already counts, a planned day off is no work", people: [{ id: "Anna", ...work, shifts: ["12-09 F"] }, { id: "Ben", ...work, shifts: ["12-09 X"] }], given: [], wishes: ["Ben work no", "Anna work yes"] },
	{ title: "wishes of other weeks are none of it", people: [{ id: "Anna", ...wish("12-14T00:00", "12-15T00:00", false) }], given: ["12-08 F Anna"], wishes: [] },
	{ title: "shares count what stays and what is new, in the range alone, and the year before it", people: [{ id: "Anna", shifts: ["12-05 N", "12-08 N"], ...had(3, 2) }, { id: "Ben", shifts: ["12-08 N"] }], given: ["12-10 N Anna", "12-12 F Anna"], shares: ["Anna 2+3 nights, 1+2 weekends"] },
	{ title: "rest and runs reach over the edges of the range", people: [{ id: "Anna", shifts: ["12-05 F", "12-06 S"] }], given: ["12-07 S Anna", "12-08 S Anna"], law: [948, 0, 4, Math.ceil(2 * 462 / 24)] },
	{ title: "what lies before the range alone is none of it", people: [{ id: "Anna", shifts: ["12-01 S", "12-02 F", "12-03 F", "12-04 F"] }], given: ["12-08 F Anna"], law: [5268, 0, 1, Math.ceil(462 / 24)] },
	{ title: "nights in a row, and the hours of half a year", people: [{ id: "Anna", shifts: ["12-07 N"], pastMinutes: 24 * 2000 }], given: ["12-08 N Anna", "12-09 N Anna", "12-11 F Anna"], law: [885, 3, 3, Math.ceil((24 * 2000 + 3 * 510 + 462) / 24)] },
	{ title: "the law of those alone who are given something", people: [{ id: "Anna", shifts: ["12-08 L", "12-09 F"] }, { id: "Ben" }], given: ["12-08 F Ben"], law: [null, 0, 1, Math.ceil(462 / 24)] },
];
