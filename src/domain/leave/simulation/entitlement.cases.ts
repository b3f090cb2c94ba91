import {
	contractual,
	type LeaveCase,
	office,
	statutory,
	thirtyDays,
	workingDays,
} from "./leave-case.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";

type Rules = NonNullable<LeaveSimulationQuestion["rules"]>;

function employed(
	entry: string,
	exit: string | null = null,
	rules: Rules = [statutory],
): LeaveSimulationQuestion {
	return { ...office, employment: { entry, exit }, rules };
}

function days(twelfths: number, entitled: string) {
	return { 2026: { twelfths, entitled } };
}

const irregular = (dutyDaysPerYear: number) => [
	{ from: "2020-01-01", workdays: [1, 2, 3], dutyDaysPerYear },
];
const older = (from: string, to: string | null = null) => [{ from, to }];
const disabled = { kind: "DISABLED" } as const;
const clause = [statutory, contractual("30", true)];
const youth = (birthDate: string): LeaveSimulationQuestion => ({
	...office,
	birthDate,
	rules: [statutory, { kind: "YOUTH" }],
});
const age = (wholeYear: boolean) =>
	[statutory, { kind: "AGE", from: 50, days: "2", wholeYear }] as const;
const tenure = (wholeYear: boolean) =>
	[statutory, { kind: "TENURE", years: 5, days: "1.5", wholeYear }] as const;

// biome-ignore format: a table, one case a line
export const entitlementCases: readonly LeaveCase[] = [
	// by workdays a week, or duty days a year
	{ title: "six days a week", given: { ...office, patterns: [workingDays(6)] }, years: days(12, "24") },
	{ title: "five days a week", given: office, years: days(12, "20"), lines: [{ kind: "ENTITLEMENT", origin: "STATUTORY", days: "20", effectiveOn: "2026-01-01", steps: ["24 × 5 ÷ 6 = 20", "12 ÷ 12"], law: "§ 3 BUrlG", ruleIndex: 0 }] },
	{ title: "three days a week", given: { ...office, patterns: [workingDays(3)] }, years: days(12, "12") },
	{ title: "two days a week", given: { ...office, patterns: [workingDays(2)] }, years: days(12, "8") },
	{ title: "130 duty days a year", given: { ...office, patterns: irregular(130) }, years: days(12, "10"), lines: [{ steps: ["24 × 130 ÷ 312 = 10", "12 ÷ 12"] }] },
	{ title: "30 days of contract at 130 duty days", given: { ...thirtyDays, patterns: irregular(130) }, years: days(12, "15") },
	{ title: "without duty nothing is earned", given: { ...office, patterns: [workingDays(0)] }, years: days(12, "0") },
	{ title: "before the first pattern nothing is earned", given: { ...office, patterns: [workingDays(5, "2026-07-01")] }, years: days(12, "10") },
	// twelfths
	{ title: "entry in March", given: employed("2026-03-01"), years: days(12, "20") },
	{ title: "entry on the last day of June", given: employed("2026-06-30"), years: days(12, "20") },
	{ title: "entry on 1 July", given: employed("2026-07-01"), years: days(6, "10") },
	{ title: "entry in July, a third stays", given: employed("2026-07-15"), years: days(5, "8.3333"), lines: [{ steps: ["24 × 5 ÷ 6 = 20", "20 × 5 ÷ 12 = 8.3333"] }] },
	{ title: "entry in September, two thirds go up", given: employed("2026-09-01"), years: days(4, "7"), lines: [{ steps: ["24 × 5 ÷ 6 = 20", "20 × 4 ÷ 12 = 6.6667 → 7"] }] },
	{ title: "entry on the last of August", given: employed("2026-08-31"), years: days(4, "7") },
	{ title: "entry in December, no full month", given: employed("2026-12-02"), years: days(0, "0") },
	{ title: "the year after an entry in September", given: { ...employed("2025-09-01") }, years: days(12, "20") },
	{ title: "exit in April", given: employed("2020-01-01", "2026-04-30"), years: days(4, "7") },
	{ title: "exit on the last day of June", given: employed("2020-01-01", "2026-06-30"), years: days(6, "10") },
	{ title: "exit on 1 July", given: employed("2020-01-01", "2026-07-01"), years: days(12, "20") },
	{ title: "left before the waiting time ended", given: employed("2026-02-01", "2026-05-31"), years: days(4, "7") },
	{ title: "left with the waiting time, in the second half", given: employed("2026-03-01", "2026-08-31"), years: days(6, "10") },
	{ title: "left the day after the waiting time", given: employed("2026-03-01", "2026-09-01"), years: days(12, "20") },
	{ title: "the last month is not full", given: employed("2026-01-15", "2026-05-10"), years: days(3, "5") },
	{ title: "a month from the last of January on ends with February", given: employed("2026-01-31", "2026-02-28"), years: days(1, "2") },
	{ title: "a year before the entry", given: employed("2027-01-01"), years: days(0, "0") },
	{ title: "a year after the exit", given: employed("2020-01-01", "2025-12-31"), years: days(0, "0") },
	// contracts
	{ title: "what goes beyond the law is contractual", given: thirtyDays, years: days(12, "30"), lines: [{ origin: "STATUTORY", days: "20" }, { origin: "CONTRACTUAL", days: "10", steps: ["30 × 5 ÷ 5 = 30", "12 ÷ 12", "− 20"], ruleIndex: 1 }] },
	{ title: "a contract below the law", given: { ...office, rules: [statutory, contractual("18")] }, years: days(12, "20") },
	{ title: "days of a week of six", given: { ...office, rules: [statutory, { kind: "CONTRACTUAL", days: "36", fullWeekDays: 6 }] }, years: days(12, "30") },
	{ title: "a number instead of text", given: { ...office, rules: [statutory, { kind: "CONTRACTUAL", days: 27.5 }] }, years: days(12, "27.5") },
	{ title: "without a clause the second half is full", given: employed("2020-01-01", "2026-07-31", [statutory, contractual("30")]), years: days(12, "30") },
	{ title: "with a clause never below the law", given: employed("2020-01-01", "2026-07-31", clause), years: days(12, "20") },
	{ title: "a clause alone never goes below the law", given: employed("2020-01-01", "2026-07-31", [contractual("30", true)]), years: days(12, "20") },
	{ title: "with a clause more than the law", given: employed("2020-01-01", "2026-04-30", clause), years: days(4, "10") },
	{ title: "with a clause at entry, more than the waiting time asks for", given: employed("2026-04-01", null, clause), years: days(12, "23") },
	// other days in the course of the year
	{ title: "fewer days from July on", given: { ...thirtyDays, patterns: [workingDays(5), workingDays(3, "2026-07-01")] }, years: days(12, "24"), lines: [{ origin: "STATUTORY", days: "16", steps: ["24 × 5 ÷ 6 = 20", "20 × 6 ÷ 12 = 10", "24 × 3 ÷ 6 = 12", "12 × 6 ÷ 12 = 6", "12 ÷ 12"] }] },
	{ title: "more days from April on", given: { ...thirtyDays, patterns: [workingDays(3), workingDays(5, "2026-04-01")] }, years: days(12, "27") },
	{ title: "fewer hours on as many days", given: { ...thirtyDays, patterns: [{ ...workingDays(5), weeklyMinutes: 2400 }, { ...workingDays(5, "2026-07-01"), weeklyMinutes: 1200 }] }, years: days(12, "30") },
	{ title: "a change within a month, by its days", given: { ...office, patterns: [workingDays(6), workingDays(0, "2026-04-16")] }, years: days(12, "7") },
	{ title: "weights are those of the employed part", given: { ...employed("2026-07-01"), patterns: [workingDays(5), workingDays(3, "2026-10-01")] }, years: days(6, "8") },
	{ title: "unpaid leave for a quarter", given: { ...office, patterns: [workingDays(5), workingDays(0, "2026-04-01"), workingDays(5, "2026-07-01")] }, years: days(12, "15") },
	// severely disabled
	{ title: "disabled, five days a week", given: { ...office, severelyDisabled: older("2020-01-01"), rules: [disabled] }, years: days(12, "5"), lines: [{ origin: "DISABLED", days: "5", law: "§ 208 SGB IX" }] },
	{ title: "disabled, three days a week", given: { ...office, patterns: [workingDays(3)], severelyDisabled: older("2020-01-01"), rules: [disabled] }, years: days(12, "3") },
	{ title: "disabled, 130 duty days", given: { ...office, patterns: irregular(130), severelyDisabled: older("2020-01-01"), rules: [disabled] }, years: days(12, "2.5") },
	{ title: "disabled from 10 May on", given: { ...office, severelyDisabled: older("2026-05-10"), rules: [disabled] }, years: days(12, "3") },
	{ title: "disabled from August on, a twelfth stays", given: { ...office, severelyDisabled: older("2026-08-01"), rules: [disabled] }, years: days(12, "2.0833") },
	{ title: "disabled until July", given: { ...office, severelyDisabled: older("2020-01-01", "2026-07-31"), rules: [disabled] }, years: days(12, "3") },
	{ title: "two times of one year", given: { ...office, severelyDisabled: [...older("2020-01-01", "2026-03-31"), ...older("2026-10-01")], rules: [disabled] }, years: days(12, "3") },
	{ title: "it follows the twelfths", given: { ...employed("2026-09-01", null, [statutory, disabled]), severelyDisabled: older("2020-01-01") }, years: days(4, "9"), lines: [{ origin: "DISABLED", days: "2" }] },
	{ title: "months of employment, not those of the calendar", given: { ...employed("2026-02-20", "2026-04-19", [disabled]), severelyDisabled: older("2020-01-01") }, years: days(2, "1") },
	{ title: "in a year of change nothing reduces it again", given: { ...employed("2026-07-01", null, [disabled]), severelyDisabled: older("2026-09-01") }, years: days(6, "2") },
	{ title: "not disabled, or no rule for it", given: { ...office, rules: [statutory, disabled] }, years: days(12, "20") },
	{ title: "disabled in another year", given: { ...office, severelyDisabled: older("2027-01-01"), rules: [statutory, disabled] }, years: days(12, "20") },
	// age, tenure, tags
	{ title: "50 in July", given: { ...office, birthDate: "1976-07-01", rules: [...age(false)] }, years: days(12, "21"), lines: [{ origin: "AGE", days: "1", effectiveOn: "2026-07-01" }] },
	{ title: "50 in July, for the whole year", given: { ...office, birthDate: "1976-07-01", rules: [...age(true)] }, years: days(12, "22"), lines: [{ origin: "AGE", days: "2", effectiveOn: "2026-01-01" }] },
	{ title: "50 long ago", given: { ...office, birthDate: "1970-07-01", rules: [...age(false)] }, years: days(12, "22") },
	{ title: "50 next year", given: { ...office, birthDate: "1977-01-01", rules: [...age(true)] }, years: days(12, "20") },
	{ title: "nobody knows the birthday", given: { ...office, rules: [...age(true)] }, years: days(12, "20") },
	{ title: "five years in March", given: { ...employed("2021-03-15", null, [...tenure(false)]) }, years: days(12, "21.125"), lines: [{ origin: "TENURE", days: "1.125", effectiveOn: "2026-03-15" }] },
	{ title: "five years in March, for the whole year", given: { ...employed("2021-03-15", null, [...tenure(true)]) }, years: days(12, "21.5") },
	{ title: "four years", given: { ...employed("2022-03-15", null, [...tenure(true)]) }, years: days(12, "20") },
	{ title: "employment type or tag", given: { ...office, rules: [statutory, { kind: "EXTRA", days: "2", label: "Schichtarbeit" }] }, years: days(12, "22"), lines: [{ origin: "EXTRA", days: "2", label: "Schichtarbeit" }] },
	{ title: "a tag in a year of entry", given: employed("2026-09-01", null, [{ kind: "EXTRA", days: "2", label: "x" }]), years: days(4, "1") },
	// the young
	{ title: "fifteen on 1 January", given: youth("2010-01-02"), years: days(12, "25"), lines: [{ origin: "YOUTH", days: "5", law: "§ 19 JArbSchG", steps: ["30 × 5 ÷ 6 = 25", "12 ÷ 12", "− 20"] }] },
	{ title: "sixteen on 1 January", given: youth("2010-01-01"), years: days(12, "22.5") },
	{ title: "seventeen on 1 January", given: youth("2008-06-01"), years: days(12, "20.8333") },
	{ title: "eighteen on 1 January", given: youth("2008-01-01"), years: days(12, "20") },
	{ title: "the contract grants more than the law for the young", given: { ...youth("2010-01-02"), rules: [statutory, contractual("28"), { kind: "YOUTH" }] }, years: days(12, "28") },
	{ title: "leave for a disability is no part of the leave of the young", given: { ...youth("2010-01-02"), severelyDisabled: older("2020-01-01"), rules: [statutory, disabled, { kind: "YOUTH" }] }, years: days(12, "30"), lines: [{ origin: "YOUTH", days: "5" }] },
	{ title: "a year of entry of the young", given: { ...youth("2010-01-02"), employment: { entry: "2026-08-01" } }, years: days(5, "10.4167"), lines: [{ origin: "YOUTH", days: "2.0834" }] },
	// cuts
	{ title: "parental leave from the middle of a month", given: { ...thirtyDays, cuts: [{ kind: "PARENTAL", from: "2026-03-15", to: "2026-09-14" }] }, years: days(12, "17.5"), lines: [{ kind: "CUT", origin: "PARENTAL", days: "-12.5", fullCalendarMonths: 5, law: "§ 17 BEEG" }] },
	{ title: "parental leave of six calendar months", given: { ...thirtyDays, cuts: [{ kind: "PARENTAL", from: "2026-03-01", to: "2026-08-31" }] }, years: days(12, "15") },
	{ title: "a cut of another year", given: { ...thirtyDays, cuts: [{ kind: "PARENTAL", from: "2027-03-15", to: "2027-09-14" }] }, years: days(12, "30") },
	{ title: "no full calendar month", given: { ...thirtyDays, cuts: [{ kind: "CARE", from: "2026-03-02", to: "2026-04-29" }] }, years: days(12, "30") },
	{ title: "care", given: { ...thirtyDays, cuts: [{ kind: "CARE", from: "2026-03-01", to: "2026-04-30" }] }, years: days(12, "25"), lines: [{ kind: "CUT", origin: "CARE", days: "-5" }] },
	{ title: "part-time work beside it", given: { ...thirtyDays, cuts: [{ kind: "PARENTAL", from: "2026-03-01", to: "2026-08-31", worksPartTime: true }] }, years: days(12, "30") },
	{ title: "no month is cut twice", given: { ...thirtyDays, cuts: [{ kind: "PARENTAL", from: "2026-03-01", to: "2026-04-30" }, { kind: "PARENTAL", from: "2026-04-01", to: "2026-05-31" }, { kind: "CARE", from: "2026-05-01", to: "2026-06-30" }] }, years: days(12, "20") },
	{ title: "cuts are not rounded", given: { ...office, cuts: [{ kind: "PARENTAL", from: "2026-01-01", to: "2026-05-31" }] }, years: days(12, "11.6667") },
	{ title: "all year", given: { ...thirtyDays, cuts: [{ kind: "PARENTAL", from: "2025-06-01", to: "2027-05-31" }] }, years: days(12, "0") },
	{ title: "nobody has said what there is", given: { ...office, rules: [] }, years: days(12, "0"), findings: ["NO_RULE"] },
];
