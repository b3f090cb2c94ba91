import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import { information, warning } from "../violations/absences/absence-facts.ts";
import type { AbsenceViolation } from "../violations/absences/absence-violations.ts";
import { repairedRange, type WantedDays } from "./repaired-range.ts";

const error = { severity: "ERROR", acceptable: false } as const;
const iso = (day: string) => `2026-07-${day}`;
const barrier = (from: string, to: string): AbsenceViolation => ({
	...{ code: "LEAVE_BARRIER", ...error, id: "b", name: "Inventur", reason: null },
	...{ from: iso(from), to: iso(to) },
});
const conflict = (from: string, to: string, rule = warning as object): AbsenceViolation =>
	({
		...{ code: "ABSENCE_CONFLICT", ...rule, absenceId: "a", classType: "LEAVE", solution: null },
		...{ from: iso(from), to: iso(to) },
	}) as AbsenceViolation;
const employed = (entryDate: string | null, exitDate: string | null): AbsenceViolation => ({
	...{ code: "USER_NOT_EMPLOYED", ...error, entryDate, exitDate },
});
const late = (earliest: string): AbsenceViolation => ({
	...{ code: "ABSENCE_TOO_LATE", ...error, from: iso("06"), earliest: iso(earliest) },
});

/** From Monday to Friday there is work. */
const costOf = [10_000, 10_000, 10_000, 10_000, 10_000, 0, 0];
const wanted: WantedDays = {
	classType: "LEAVE",
	costs: costOf.map((cost, nth) => ({
		...{ day: (dayOfIso(iso("06")) + nth) as LocalDay, cost },
		reason: cost === 0 ? "NO_WORKDAY" : "WORKDAY",
	})),
};

// biome-ignore format: a table, one case a line
test.each<[string, AbsenceViolation, string | null]>([
	["a barrier at the end", barrier("09", "31"), "06-08"],
	["a barrier at the beginning", barrier("01", "07"), "08-12"],
	["a barrier in the middle: the piece with more work, though it is shorter", barrier("08", "09"), "06-07"],
	["of two pieces with as much work the first", barrier("08", "08"), "06-07"],
	["a barrier on all days of work: a weekend is not worth asking for", barrier("06", "10"), null],
	["a barrier over all of it", barrier("01", "31"), null],
	["another absence", conflict("11", "20"), "06-10"],
	["what may lie beside it", conflict("08", "08", information), null],
	["before the entry", employed("2026-07-08", null), "08-12"],
	["beyond the exit", employed("2020-01-01", "2026-07-10"), "06-10"],
	["employed on no day of it", employed("2020-01-01", "2026-07-05"), null],
	["too late for some days", late("08"), "08-12"],
	["too late for all", late("20"), null],
	["what other days do not mend", { code: "NO_WORKDAY", ...error }, null],
])("of 6 to 12 July, %s", (_, violation, expected) => {
	const left = repairedRange(wanted, violation);
	expect(left && `${left.from.slice(8)}-${left.to.slice(8)}`).toBe(expected);
});

test("who is ill is told of other absences, and to choose no other days", () => {
	expect(repairedRange({ ...wanted, classType: "SICK" }, conflict("11", "20"))).toBeNull();
});
