import { type LeaveCase, office, thirtyDays } from "./leave-case.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";

const of2025 = { ...office, years: [2025] } satisfies LeaveSimulationQuestion;
const warned = [{ year: 2025, receivedOn: "2025-06-01" }];
const nw = { ...office, holidayRegion: "DE-NW" };

/** Until when leave of 2025 may be taken. */
function expiry(
	title: string,
	expiresOn: string | null,
	more: Partial<LeaveSimulationQuestion>,
): LeaveCase {
	return {
		title,
		given: { ...of2025, ...more },
		lines: [{ kind: "ENTITLEMENT", origin: "STATUTORY", expiresOn }],
	};
}

function sickFrom(from: string, to: string | null = null) {
	return { longSickness: [{ from, to }] };
}

function leave(from: string, to = from) {
	return { classType: "LEAVE", from, to } as const;
}

function carried(
	days: string,
	expiresOn: string | null,
	origin: "STATUTORY" | "CONTRACTUAL" = "STATUTORY",
) {
	return { year: 2025, origin, days, expiresOn };
}

// biome-ignore format: a table, one case a line
export const leaveLedgerCases: readonly LeaveCase[] = [
	expiry("warned: gone at the end of the year", "2025-12-31", { notices: warned }),
	expiry("warned, with a reason to carry over", "2026-03-31", { notices: warned, carryOverReasons: [2025] }),
	expiry("a reason with its words", "2026-03-31", { notices: warned, carryOverReasons: [{ year: 2025, reason: "Projektende" }] }),
	expiry("a reason of another year", "2025-12-31", { notices: warned, carryOverReasons: [2024] }),
	expiry("warned, then sick for long", "2027-03-31", { notices: warned, ...sickFrom("2025-09-01") }),
	expiry("warned, sick until the last of March", "2027-03-31", { notices: warned, ...sickFrom("2025-09-01", "2026-03-31") }),
	expiry("warned, well again before the last of March", "2026-03-31", { notices: warned, ...sickFrom("2025-09-01", "2026-03-30") }),
	expiry("warned, sick in the year before", "2025-12-31", { notices: warned, ...sickFrom("2024-09-01", "2024-12-31") }),
	expiry("sick all year, without a word", "2027-03-31", sickFrom("2025-01-01")),
	expiry("sick since before, without a word", "2027-03-31", sickFrom("2024-05-01")),
	expiry("sick since January, without a word", null, sickFrom("2025-01-02")),
	expiry("sick all year but not for longer, without a word", null, sickFrom("2025-01-01", "2026-03-30")),
	expiry("without a word nothing is lost", null, {}),
	expiry("without a word a reason changes nothing", null, { carryOverReasons: [2025] }),
	expiry("a word about another year", null, { notices: [{ year: 2026, receivedOn: "2025-06-01" }] }),
	expiry("a word after the year", null, { notices: [{ year: 2025, receivedOn: "2026-01-02" }] }),
	// after Thursday, 4 December, 17 workdays of the year are left
	expiry("too late for what is open", null, { holidayRegion: "DE-NW", notices: [{ year: 2025, receivedOn: "2025-12-04" }] }),
	expiry("in time for what is open", "2025-12-31", { holidayRegion: "DE-NW", notices: [{ year: 2025, receivedOn: "2025-12-04" }], absences: [leave("2025-03-03", "2025-03-05")] }),
	expiry("a day later it is not", null, { holidayRegion: "DE-NW", notices: [{ year: 2025, receivedOn: "2025-12-05" }], absences: [leave("2025-03-03", "2025-03-05")] }),
	expiry("leave that comes later is still open", null, { holidayRegion: "DE-NW", notices: [{ year: 2025, receivedOn: "2025-12-04" }], absences: [leave("2025-12-08", "2025-12-10")] }),
	{ title: "a rest that was lost", given: { ...nw, years: [2025, 2026], notices: warned, absences: [leave("2025-07-07", "2025-07-11")] }, years: { 2025: { taken: "5", expired: "15", remaining: "0" }, 2026: { carried: "0", remaining: "20" } } },
	{ title: "on its last day it is not yet lost", given: { ...of2025, notices: warned }, years: { 2025: { expired: "0", remaining: "20" } } },
	{ title: "the day after it is", given: { ...of2025, notices: warned, asOf: "2026-01-01" }, years: { 2025: { expired: "20", remaining: "0" } } },
	{ title: "carried over, and lost in spring", given: { ...nw, years: [2025, 2026], notices: warned, carryOverReasons: [2025] }, years: { 2025: { expired: "0", remaining: "20" }, 2026: { carried: "20", expired: "20", remaining: "20" } } },
	{ title: "carried over, and taken in time", given: { ...nw, years: [2025, 2026], notices: warned, carryOverReasons: [2025], absences: [leave("2026-03-23", "2026-04-02")] }, years: { 2026: { carried: "20", taken: "9", expired: "13", remaining: "18" } } },
	{ title: "without a word it goes on from year to year", given: { ...nw, years: [2024, 2025, 2026] }, years: { 2025: { carried: "20", remaining: "40" }, 2026: { carried: "40", remaining: "60" } } },
	{ title: "only years that are asked for are answered", given: { ...nw, years: [2026, 2024] }, years: { 2026: { carried: "40" } } },
	{ title: "what was brought in lapses first", given: { ...nw, carriedIn: [carried("3", "2026-03-31")], absences: [leave("2026-03-02", "2026-03-03")] }, years: { 2026: { carried: "3", taken: "2", expired: "1", remaining: "20" } }, lines: [{ kind: "CARRY_OVER", origin: "STATUTORY", days: "3", effectiveOn: "2026-01-01", expiresOn: "2026-03-31", fromYear: 2025 }, { kind: "TAKEN", origin: "STATUTORY", days: "-2", effectiveOn: "2026-03-02", fromYear: 2025, absenceIndex: 0 }, { kind: "EXPIRY", origin: "STATUTORY", days: "-1", effectiveOn: "2026-03-31", fromYear: 2025, law: "§ 7 BUrlG" }] },
	{ title: "what lapses never comes after what lapses this year", given: { ...thirtyDays, notices: [{ year: 2026, receivedOn: "2026-06-01" }], carriedIn: [carried("3", null)], absences: [leave("2026-07-06", "2026-07-07")] }, lines: [{ kind: "TAKEN", origin: "STATUTORY", days: "-2" }] },
	{ title: "of what never lapses the carried goes first", given: { ...thirtyDays, carriedIn: [carried("1", null)], absences: [leave("2026-07-06", "2026-07-07")] }, lines: [{ kind: "TAKEN", days: "-1", fromYear: 2025 }, { kind: "TAKEN", origin: "STATUTORY", days: "-1" }] },
	{ title: "what lapses soonest goes before what is older", given: { ...office, carriedIn: [{ ...carried("3", null), year: 2024 }, carried("2", "2026-03-31")], absences: [leave("2026-02-02", "2026-02-03")] }, years: { 2026: { expired: "0", remaining: "23" } }, lines: [{ kind: "TAKEN", days: "-2", fromYear: 2025 }] },
	{ title: "of what never lapses the oldest goes first", given: { ...office, carriedIn: [carried("1", null), { ...carried("1", null), year: 2024 }], absences: [leave("2026-02-02")] }, lines: [{ kind: "TAKEN", fromYear: 2024 }] },
	{ title: "leave by law goes before leave by contract", given: { ...thirtyDays, holidayRegion: "DE-NW", absences: [leave("2026-06-08", "2026-07-10")] }, years: { 2026: { taken: "25", remaining: "5" } }, lines: [{ kind: "TAKEN", origin: "STATUTORY", days: "-20" }, { kind: "TAKEN", origin: "CONTRACTUAL", days: "-5" }] },
	{ title: "what is brought in of an earlier year comes with the first", given: { ...nw, years: [2026, 2027], carriedIn: [{ ...carried("3", null), year: 2023 }, { ...carried("1", null), year: 2026 }] }, years: { 2026: { carried: "3" }, 2027: { carried: "24" } } },
	{ title: "nothing that is brought in is left out", given: { ...nw, carriedIn: [{ ...carried("3", null), year: 2026 }] }, years: { 2026: { carried: "3", remaining: "23" } } },
	{ title: "what takes effect later is not yet taken", given: { ...nw, asOf: "2026-07-08", absences: [leave("2026-07-06", "2026-07-17")] }, years: { 2026: { taken: "3", remaining: "17" } } },
	{ title: "nor lost", given: { ...nw, asOf: "2026-03-31", carriedIn: [carried("3", "2026-03-31")] }, years: { 2026: { expired: "0", remaining: "23" } } },
	{ title: "what is left at the exit is not lost but paid out", given: { ...nw, years: [2026, 2027], employment: { entry: "2020-01-01", exit: "2026-08-31" }, notices: [{ year: 2026, receivedOn: "2026-02-02" }] }, years: { 2026: { expired: "0", remaining: "20" }, 2027: { carried: "0", entitled: "0", remaining: "0" } } },
	{ title: "nor does it go over into the next year", given: { ...nw, years: [2026, 2027], employment: { entry: "2020-01-01", exit: "2026-08-31" } }, years: { 2026: { remaining: "20" }, 2027: { carried: "0" } } },
	{ title: "a cut shortens what goes over", given: { ...nw, years: [2025, 2026], cuts: [{ kind: "PARENTAL", from: "2025-01-01", to: "2025-06-30" }] }, years: { 2025: { entitled: "10", remaining: "10" }, 2026: { carried: "10" } } },
];
