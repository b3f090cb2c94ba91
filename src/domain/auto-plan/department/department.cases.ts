import { epochMinute } from "../../time/epoch.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { RosterFacts } from "../../violations/shifts/roster-facts.ts";
import type { FairCounts, PersonWish, PlanPerson, PlanWeights } from "./department-plan.ts";

/** Example: "12-07 N". */
export type Written = string;

export type GivenPerson = Partial<Omit<PlanPerson, "facts" | "shifts">> & {
	readonly id: string;
	readonly facts?: Partial<RosterFacts>;
	readonly shifts?: readonly Written[];
};

interface Case {
	readonly title: string;
	readonly needs: readonly Written[];
	readonly people: readonly GivenPerson[];
	readonly weights?: Partial<PlanWeights>;
	readonly holidays?: readonly string[];
	readonly range?: readonly [from: string, to: string];
	/** "12-07 N Anna"; "-" of what stays open. */
	readonly expected: readonly string[];
}

const minute = (at: string) => epochMinute(Date.parse(`2026-${at}+01:00`) / 60_000);
const stretch = (begin: string, end: string) => ({ begin: minute(begin), end: minute(end) });

const away = (from: string, to: string, state: "REQUESTED" | "APPROVED"): Partial<RosterFacts> => ({
	absences: [
		{
			...{ id: "a", state, beginMinute: null, endMinute: null },
			...{ from: dayOfIso(`2026-${from}`), to: dayOfIso(`2026-${to}`) },
		},
	],
});

const wish = (begin: string, end: string, available: boolean): { wishes: PersonWish[] } => ({
	wishes: [{ ...stretch(begin, end), available, weight: 2 }],
});

const qualified: Partial<RosterFacts> = {
	qualifications: [{ qualificationId: "q", level: null, from: dayOfIso("2020-01-01"), to: null }],
};

const had = (counts: Partial<FairCounts>) => ({
	history: { nights: 0, weekends: 0, holidays: 0, granted: 0, refused: 0, ...counts },
});

const days = (from: number, to: number, letter: string) =>
	Array.from(
		{ length: to - from + 1 },
		(_, nth) => `12-${String(from + nth).padStart(2, "0")} ${letter}`,
	);

// biome-ignore format: a table, one case a line
export const cases: readonly Case[] = [
	{ title: "nobody is there", needs: ["12-07 F"], people: [], expected: ["12-07 F -"] },
	{ title: "nothing is open", needs: [], people: [{ id: "Anna" }], expected: [] },
	{ title: "one person has one shift a day", needs: ["12-07 F", "12-07 S"], people: [{ id: "Anna" }, { id: "Ben", shifts: ["12-07 S"] }], expected: ["12-07 F Anna", "12-07 S -"] },
	{ title: "who is away has none", needs: ["12-07 F", "12-09 F"], people: [{ id: "Anna", facts: away("12-08", "12-10", "APPROVED") }], expected: ["12-07 F Anna", "12-09 F -"] },
	{ title: "who asked to be away has none either", needs: ["12-09 F"], people: [{ id: "Anna", facts: away("12-08", "12-10", "REQUESTED") }], expected: ["12-09 F -"] },
	{ title: "a night does not end in a day away", needs: ["12-07 N"], people: [{ id: "Anna", facts: away("12-08", "12-08", "APPROVED") }], expected: ["12-07 N -"] },
	{ title: "who cannot come has none", needs: ["12-07 F", "12-07 S"], people: [{ id: "Anna", facts: { unavailable: [stretch("12-07T13:00", "12-07T23:00")] } }, { id: "Ben", facts: { unavailable: [stretch("12-07T00:00", "12-07T10:00")] } }], expected: ["12-07 F -", "12-07 S Ben"] },
	{ title: "a planned day off stays free", needs: ["12-07 F"], people: [{ id: "Anna", shifts: ["12-07 X"] }], expected: ["12-07 F -"] },
	{ title: "the one who is qualified", needs: ["12-07 A"], people: [{ id: "Anna" }, { id: "Ben", facts: qualified }], expected: ["12-07 A Ben"] },
	{ title: "of two that are alike but for that the one who is qualified has the one that asks for it", needs: ["12-07 G", "12-07 F", "12-08 F Ben", "12-08 G"], people: [{ id: "Anna" }, { id: "Ben", facts: qualified }], expected: ["12-07 F Anna", "12-07 F Ben", "12-08 F Anna", "12-08 F Ben"] },
	{ title: "who has left has none", needs: ["12-07 F", "12-09 F"], people: [{ id: "Anna", facts: { employments: [{ from: dayOfIso("2020-01-01"), to: dayOfIso("2026-12-08") }] } }], expected: ["12-07 F Anna", "12-09 F -"] },
	{ title: "eleven hours between what stays and what is new, on both sides", needs: ["12-08 F", "12-08 S"], people: [{ id: "Anna", shifts: ["12-07 S"] }, { id: "Ben", shifts: ["12-09 F"] }], expected: ["12-08 F Ben", "12-08 S Anna"] },
	{ title: "eleven hours between two that are new", needs: ["12-07 S Anna", "12-08 F"], people: [{ id: "Anna" }], expected: ["12-07 S Anna", "12-08 F -"] },
	{ title: "a night of the month before counts", needs: ["12-07 F"], people: [{ id: "Anna", shifts: ["12-06 N"] }], expected: ["12-07 F -"] },
	{ title: "no more than seven days in a row", needs: ["12-14 F", "12-06 F"], people: [{ id: "Anna", shifts: days(7, 13, "F") }], weights: { continuity: "NONE" }, range: ["2026-12-06", "2026-12-14"], expected: ["12-06 F -", "12-14 F -"] },
	{ title: "who had fewer nights takes the next", needs: ["12-07 N", "12-10 N"], people: [{ id: "Anna", ...had({ nights: 9 }) }, { id: "Ben", ...had({ nights: 2 }) }], expected: ["12-07 N Ben", "12-10 N Ben"] },
	{ title: "nights are shared out", needs: ["12-07 N", "12-10 N"], people: [{ id: "Anna", ...had({ nights: 2 }) }, { id: "Ben", ...had({ nights: 2 }), facts: { unavailable: [stretch("12-07T00:00", "12-08T12:00")] } }], expected: ["12-07 N Anna", "12-10 N Ben"] },
	{ title: "who had fewer weekend shifts takes the next", needs: ["12-12 F", "12-13 S"], people: [{ id: "Anna", ...had({ weekends: 9 }) }, { id: "Ben", ...had({ weekends: 2 }), facts: away("12-13", "12-13", "APPROVED") }], expected: ["12-12 F Ben", "12-13 S Anna"] },
	{ title: "who worked on fewer holidays works on the next", needs: ["12-08 F"], people: [{ id: "Anna", ...had({ holidays: 3 }) }, { id: "Ben", ...had({ holidays: 1 }) }], holidays: ["2026-12-08"], expected: ["12-08 F Ben"] },
	{ title: "a holiday of which nothing is made is a day like others", needs: ["12-08 F"], people: [{ id: "Anna", ...had({ holidays: 3 }), targetMinutes: 462 }, { id: "Ben", ...had({ holidays: 1 }), targetMinutes: 0 }], holidays: ["2026-12-08"], weights: { holidays: "NONE" }, expected: ["12-08 F Anna"] },
	{ title: "with much of continuity nobody comes for a single day, rather somebody who works the day before", needs: ["12-09 F"], people: [{ id: "Anna" }, { id: "Ben", shifts: ["12-08 F"] }], weights: { continuity: "MUCH" }, expected: ["12-09 F Ben"] },
	{ title: "a wish to be free comes true where somebody else can", needs: ["12-07 F"], people: [{ id: "Anna", ...wish("12-07T00:00", "12-08T00:00", false) }, { id: "Ben" }], expected: ["12-07 F Ben"] },
	{ title: "a wish to be free gives way to an open shift", needs: ["12-07 F"], people: [{ id: "Anna", ...wish("12-07T00:00", "12-08T00:00", false) }], expected: ["12-07 F Anna"] },
	{ title: "a wish to work comes true", needs: ["12-07 F"], people: [{ id: "Anna" }, { id: "Ben", ...wish("12-07T00:00", "12-08T00:00", true) }], expected: ["12-07 F Ben"] },
	{ title: "of two wishes that of whom more were refused", needs: ["12-07 F"], people: [{ id: "Anna", ...wish("12-07T00:00", "12-08T00:00", false), ...had({ granted: 1, refused: 3 }) }, { id: "Ben", ...wish("12-07T00:00", "12-08T00:00", false), ...had({ granted: 3, refused: 1 }) }], expected: ["12-07 F Ben"] },
	{ title: "who has hours left", needs: ["12-07 F"], people: [{ id: "Anna", targetMinutes: 0 }, { id: "Ben", targetMinutes: 2400 }], expected: ["12-07 F Ben"] },
	{ title: "who knows the place", needs: ["12-07 F"], people: [{ id: "Anna", workspaceIds: new Set() }, { id: "Ben" }], expected: ["12-07 F Ben"] },
	{ title: "whose hour costs less, where that matters", needs: ["12-07 F"], people: [{ id: "Anna", hourCents: 3000 }, { id: "Ben", hourCents: 2000 }], weights: { cost: "MUCH" }, expected: ["12-07 F Ben"] },
	{ title: "what may be moved stays where it is without a reason", needs: ["12-07 F Anna", "12-08 F Ben"], people: [{ id: "Anna" }, { id: "Ben" }], expected: ["12-07 F Anna", "12-08 F Ben"] },
	{ title: "it is moved where a shift would stay open else", needs: ["12-07 F Ben", "12-07 A"], people: [{ id: "Anna" }, { id: "Ben", facts: qualified }], expected: ["12-07 A Ben", "12-07 F Anna"] },
	{ title: "no more is moved than one shift takes", needs: ["12-07 F Ben", "12-08 F Ben", "12-09 F Anna", "12-07 A"], people: [{ id: "Anna" }, { id: "Ben", facts: qualified }], expected: ["12-07 A Ben", "12-07 F Anna", "12-08 F Ben", "12-09 F Anna"] },
	{ title: "what somebody has stays hers, even where nobody should have it", needs: ["12-07 A Anna"], people: [{ id: "Anna" }], expected: ["12-07 A Anna"] },
	{ title: "the average of 24 weeks is full", needs: ["12-07 F"], people: [{ id: "Anna", pastMinutes: 24 * 48 * 60 - 400 }], expected: ["12-07 F -"] },
	{ title: "in the night of the change an hour is missing", needs: ["2026-03-28 L Anna", "2026-03-29 F"], people: [{ id: "Anna" }], range: ["2026-03-23", "2026-03-29"], expected: ["03-28 L Anna", "03-29 F -"] },
	{ title: "in any other night it is there", needs: ["2026-03-21 L Anna", "2026-03-22 F"], people: [{ id: "Anna" }], range: ["2026-03-16", "2026-03-22"], expected: ["03-21 L Anna", "03-22 F Anna"] },
];
