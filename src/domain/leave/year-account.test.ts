import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { leaveAccounts, remainingOf } from "./leave-accounts.ts";
import { plainLeave } from "./simulation/plain-leave.cases.ts";
import type { LeaveFacts } from "./year-account.ts";

const byHand = (day: string, days: number, until: string | null = null) => ({
	day: dayOfIso(day),
	units: days * 10_000,
	expiresOn: until === null ? null : dayOfIso(until),
});

/** What is left of 2026 and of 2027, in days. */
function left(modifications: LeaveFacts["modifications"]): number[] {
	const accounts = leaveAccounts(() => ({ ...plainLeave, modifications }), 2026, 2027);
	return accounts.map((account) => remainingOf(account) / 10_000);
}

// biome-ignore format: a table, one case a line
test.each([
	["nothing", [], [20, 40]],
	["what is given goes over into the next year", [byHand("2026-02-01", 3)], [23, 43]],
	["what is taken away does not", [byHand("2026-02-01", -5)], [15, 35]],
	["what is given for a time lapses", [byHand("2026-02-01", 3, "2026-12-31")], [20, 40]],
	["what lapses is taken away first", [byHand("2026-02-01", 3, "2026-12-31"), byHand("2026-03-01", -2)], [20, 40]],
	["each counts in its year", [byHand("2027-02-01", -5)], [20, 35]],
	["more than there is", [byHand("2026-02-01", -25)], [-5, 20]],
])("by hand: %s", (_title, modifications, expected) => {
	expect(left(modifications)).toEqual(expected);
});

const instead = (day: string, until: string) => ({
	day: dayOfIso(day),
	expiresOn: dayOfIso(until),
});
const takes = (...days: string[]) =>
	days.map((day, absence) => ({ day: dayOfIso(day), units: 10_000, absence }));

// biome-ignore format: a table, one case a line
test.each<[string, NonNullable<LeaveFacts["substitutes"]>, LeaveFacts["takes"], number[]]>([
	["none", [], [], [20, 40]],
	["one that is not taken lapses", [instead("2026-05-01", "2026-06-26")], [], [20, 40]],
	["one that is taken costs no other leave", [instead("2026-05-01", "2026-06-26")], takes("2026-06-26"), [20, 40]],
	["one that has lapsed helps nobody", [instead("2026-05-01", "2026-06-26")], takes("2026-06-29"), [19, 39]],
	["one that is still to come is not taken", [instead("2026-05-01", "2026-06-26")], takes("2026-04-30"), [19, 39]],
	["of two the first is taken first", [instead("2026-05-01", "2026-06-26"), instead("2026-05-14", "2026-07-09")], takes("2026-06-01", "2026-07-01"), [20, 40]],
	["one of December is taken in the next year", [instead("2026-12-25", "2027-02-19")], takes("2027-02-01"), [21, 40]],
])("days off in place of holidays: %s", (_title, substitutes, taken, expected) => {
	const accounts = leaveAccounts(() => ({ ...plainLeave, substitutes, takes: taken }), 2026, 2027);
	expect(accounts.map((account) => remainingOf(account) / 10_000)).toEqual(expected);
});

/** Opened on 1 July 2026, with what was left of 2025 and what was taken before. */
const opened = (taken: number, carried: number, until: string | null = null) => ({
	day: dayOfIso("2026-07-01"),
	taken: taken * 10_000,
	carried: [
		{
			origin: "STATUTORY" as const,
			year: 2025,
			isCarried: true,
			expiresOn: until === null ? null : dayOfIso(until),
			units: carried * 10_000,
		},
	],
});
const take = (day: string, days = 1) => ({ day: dayOfIso(day), units: days * 10_000, absence: 0 });

/** What is left of 2025, of 2026 and of 2027, in days. */
function leftOpened(opening: LeaveFacts["opening"], takes: LeaveFacts["takes"] = []) {
	const factsOf = (year: number) => ({
		...plainLeave,
		takes,
		opening: year === 2026 ? opening : null,
	});
	const accounts = leaveAccounts(factsOf, 2025, 2027);
	return accounts.map((account) => remainingOf(account) / 10_000);
}

// biome-ignore format: a table, one case a line
test.each([
	["none: what is left goes over", null, [], [20, 40, 60]],
	["with nothing: nothing comes over from the year before", opened(0, 0), [], [20, 20, 40]],
	["with what others left", opened(0, 3), [], [20, 23, 43]],
	["with what was taken before", opened(12, 3), [], [20, 11, 31]],
	["what was taken before is of the year's own leave, not of what lapses first", opened(12, 3, "2026-09-30"), [], [20, 8, 28]],
	["more was taken than there is", opened(22, 3), [], [20, 1, 23]],
	["absences before it count in that figure alone", opened(5, 0), [take("2026-06-30", 5)], [20, 15, 35]],
	["absences from its day on are taken", opened(5, 0), [take("2026-07-01", 2)], [20, 13, 33]],
	["absences of the year before stay there", opened(0, 0), [take("2025-07-01", 2)], [18, 20, 40]],
])("opened %s", (_title, opening, takes, expected) => {
	expect(leftOpened(opening, takes)).toEqual(expected);
});

test("of days off in place of holidays those before an opening lie in its figures", () => {
	const substitutes = [instead("2026-06-04", "2026-12-31"), instead("2026-10-03", "2026-12-31")];
	const opening = opened(0, 0);
	const [account] = leaveAccounts(() => ({ ...plainLeave, substitutes, opening }), 2026, 2026);
	const granted = account?.lines.filter(
		({ origin, kind }) => `${kind} ${origin}` === "ENTITLEMENT SUBSTITUTE",
	);
	expect(granted).toHaveLength(1);
});
