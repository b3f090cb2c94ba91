import { type LeaveCase, office } from "./leave-case.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";

type Absence = NonNullable<LeaveSimulationQuestion["absences"]>[number];
/** First and last day, and what else is to be said of it. */
type Spell = readonly [from: string, to: string, more?: Partial<Absence>];
/** First and last paid day, calendar days. */
type Pay = readonly [first: string | null, last: string | null, days: number] | "not answered";

function paid(
	title: string,
	spells: readonly Spell[],
	pays: readonly Pay[],
	employment: LeaveSimulationQuestion["employment"] = { entry: "2020-01-01" },
): LeaveCase {
	const absences = spells.map(
		([from, to, more]): Absence => ({ classType: "SICK", from, to, ...more }),
	);
	return {
		title,
		given: { ...office, employment, absences },
		absences: pays.map((pay) => (pay === "not answered" ? {} : { continuedPay: payOf(pay) })),
		findings: employment.exit ? ["OUTSIDE_EMPLOYMENT"] : [],
	};
}

function payOf([firstPaidDay, lastPaidDay, calendarDays]: Exclude<Pay, string>) {
	return { firstPaidDay, lastPaidDay, calendarDays };
}

function due(title: string, spell: Spell, certificateDue: string | null, region = "NW"): LeaveCase {
	const [from, to, more] = spell;
	const absence: Absence = { classType: "SICK", from, to, ...more };
	return {
		title,
		given: { ...office, holidayRegion: `DE-${region}`, absences: [absence] },
		absences: [{ certificateDue }],
	};
}

const same = { sameIllnessAs: 0 };
const none = [null, null, 0] as const;
const worked = { workedOnFirstDay: true };

// biome-ignore format: a table, one case a line
export const sicknessCases: readonly LeaveCase[] = [
	paid("six weeks", [["2026-01-05", "2026-06-30"]], [["2026-01-05", "2026-02-15", 42]]),
	paid("the end of the claim, however short the illness", [["2026-01-05", "2026-01-06"]], [["2026-01-05", "2026-02-15", 42]]),
	paid("a day on which work had begun is not counted", [["2026-01-05", "2026-06-30", worked]], [["2026-01-06", "2026-02-16", 42]]),
	// four weeks of waiting
	paid("over before four weeks of employment", [["2026-01-05", "2026-01-16"]], [none], { entry: "2026-01-01" }),
	paid("it goes on after four weeks of employment", [["2026-01-05", "2026-06-30"]], [["2026-01-29", "2026-03-11", 42]], { entry: "2026-01-01" }),
	paid("its last day is the first with a claim", [["2026-01-05", "2026-01-29"]], [["2026-01-29", "2026-03-11", 42]], { entry: "2026-01-01" }),
	paid("one that had no claim shares none", [["2026-01-05", "2026-01-16"], ["2026-01-15", "2026-04-30"]], [none, ["2026-01-29", "2026-03-11", 42]], { entry: "2026-01-01" }),
	paid("the claim ends with the employment", [["2026-01-05", "2026-06-30"]], [["2026-01-05", "2026-01-31", 27]], { entry: "2020-01-01", exit: "2026-01-31" }),
	// the same illness
	paid("the same illness has what is left", [["2026-01-05", "2026-01-18"], ["2026-03-02", "2026-06-30", same]], [["2026-01-05", "2026-02-15", 42], ["2026-03-02", "2026-03-29", 28]]),
	paid("nothing is left", [["2026-01-05", "2026-02-15"], ["2026-03-02", "2026-03-10", same]], [["2026-01-05", "2026-02-15", 42], none]),
	paid("another illness is another claim", [["2026-01-05", "2026-02-15"], ["2026-03-02", "2026-03-10"]], [["2026-01-05", "2026-02-15", 42], ["2026-03-02", "2026-04-12", 42]]),
	paid("after six months without it", [["2026-01-05", "2026-02-15"], ["2026-08-16", "2026-08-20", same]], [["2026-01-05", "2026-02-15", 42], ["2026-08-16", "2026-09-26", 42]]),
	paid("a day less than six months", [["2026-01-05", "2026-02-15"], ["2026-08-15", "2026-08-20", same]], [["2026-01-05", "2026-02-15", 42], none]),
	paid("twelve months after it first began", [["2026-01-05", "2026-02-15"], ["2026-06-01", "2026-06-05", same], ["2026-10-05", "2026-10-09", { sameIllnessAs: 1 }], ["2027-01-05", "2027-02-20", { sameIllnessAs: 2 }]], [["2026-01-05", "2026-02-15", 42], none, none, ["2027-01-05", "2027-02-15", 42]]),
	paid("a day less than twelve months", [["2026-01-05", "2026-02-15"], ["2026-06-01", "2026-06-05", same], ["2026-10-05", "2026-10-09", same], ["2027-01-04", "2027-02-20", same]], [["2026-01-05", "2026-02-15", 42], none, none, none]),
	paid("in whatever order they are told", [["2026-03-02", "2026-06-30", { sameIllnessAs: 1 }], ["2026-01-05", "2026-01-18"]], [["2026-03-02", "2026-03-29", 28], ["2026-01-05", "2026-02-15", 42]]),
	// illnesses that meet
	paid("illnesses that overlap share one claim", [["2026-01-05", "2026-02-10"], ["2026-02-09", "2026-04-30"]], [["2026-01-05", "2026-02-15", 42], ["2026-02-09", "2026-02-15", 7]]),
	paid("the second begins when the claim is over", [["2026-01-05", "2026-03-31"], ["2026-03-02", "2026-04-30"]], [["2026-01-05", "2026-02-15", 42], none]),
	paid("a third that meets only the second", [["2026-01-05", "2026-01-10"], ["2026-01-10", "2026-01-20"], ["2026-01-20", "2026-04-30"]], [["2026-01-05", "2026-02-15", 42], ["2026-01-10", "2026-02-15", 37], ["2026-01-20", "2026-02-15", 27]]),
	paid("the day after the first ended", [["2026-01-05", "2026-02-10"], ["2026-02-11", "2026-04-30"]], [["2026-01-05", "2026-02-15", 42], ["2026-02-11", "2026-03-24", 42]]),
	paid("what was cancelled is no illness", [["2026-01-05", "2026-02-10", { state: "CANCELLED" }], ["2026-02-09", "2026-04-30"]], ["not answered", ["2026-02-09", "2026-03-22", 42]]),
	// certificates
	due("three days need none", ["2026-05-08", "2026-05-10"], null),
	due("longer than three days: the Monday after", ["2026-05-08", "2026-05-12"], "2026-05-11"),
	due("the day after the third", ["2026-05-04", "2026-05-08"], "2026-05-07"),
	due("on a Friday it is Monday", ["2026-07-08", "2026-07-12"], "2026-07-13"),
	due("Ascension puts it off", ["2026-05-11", "2026-05-20"], "2026-05-15"),
	due("Good Friday and Easter Monday put it off", ["2026-03-31", "2026-04-10"], "2026-04-07"),
	due("a holiday of another region does not", ["2026-06-01", "2026-06-05"], "2026-06-04", "BE"),
];
