import { afterEach, expect, test } from "vitest";
import type { AbsenceViolation } from "#domain/violations/absences/absence-violations.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { absenceViolation } from "./violation-words.ts";

afterEach(() => languageStore.set("de-DE"));

const rule = { severity: "WARNING", acceptable: true } as const;
const days = { absenceId: "1", from: "2026-07-06", to: "2026-07-12" };
const conflict = { ...rule, code: "ABSENCE_CONFLICT", ...days } as const;

// biome-ignore format: a table, one case a line
const said: readonly (readonly [AbsenceViolation, string, string])[] = [
	[{ ...rule, code: "USER_NOT_EMPLOYED", entryDate: "2026-01-01", exitDate: null }, "Nicht beschäftigt: Eintritt 01.01.2026, Austritt offen.", "Not employed: entry 01/01/2026, exit open."],
	[{ ...conflict, classType: "LEAVE", solution: "SPLIT" }, "Vom Mo 06.07. bis So 12.07. liegt bereits Urlaub. Er wird geteilt.", "The time from Mon 06 Jul to Sun 12 Jul is already taken as leave. It is split in two."],
	[{ ...conflict, classType: "SICK", solution: "CANCEL" }, "Vom Mo 06.07. bis So 12.07. liegt bereits eine Krankmeldung. Sie wird storniert.", "The time from Mon 06 Jul to Sun 12 Jul already has a sick note. It is cancelled."],
	[{ ...conflict, to: "2026-07-06", classType: "ABSENCE", solution: "SHORTEN" }, "Am Mo 06.07. liegt bereits eine andere Abwesenheit. Sie wird gekürzt.", "Mon 06 Jul already has another absence. It is shortened."],
	[{ ...conflict, classType: "ABSENCE", solution: null }, "Vom Mo 06.07. bis So 12.07. liegt bereits eine andere Abwesenheit. Beide bleiben bestehen.", "The time from Mon 06 Jul to Sun 12 Jul already has another absence. Both stay."],
	[{ ...rule, code: "SICK_DURING_LEAVE", ...days }, "Krank im Urlaub (Mo 06.07. bis So 12.07.): Mit ärztlichem Nachweis werden die Urlaubstage gutgeschrieben.", "Ill during leave (Mon 06 Jul to Sun 12 Jul): with a medical certificate the days of leave are given back."],
	[{ ...rule, code: "LEAVE_BARRIER", id: "1", name: "Inventur", reason: "Alle zählen", from: days.from, to: days.to }, "Urlaubssperre „Inventur“ (Mo 06.07. bis So 12.07.). Begründung: Alle zählen", "Leave barrier “Inventur” (Mon 06 Jul to Sun 12 Jul). Reason: Alle zählen"],
	[{ ...rule, code: "MINIMUM_STAFFING", days: [{ day: "2026-12-29", before: 8, present: 7, needed: 8 }, { day: "2026-12-30", before: 7, present: 6, needed: 8 }], more: 0 }, "Besetzung unter dem Mindestwert: Di 29.12. 7 statt 8, Mi 30.12. 6 statt 8 Personen. Ohne diese Abwesenheit: 8 und 7.", "Staffing below the minimum: Tue 29 Dec 7 instead of 8, Wed 30 Dec 6 instead of 8 people. Without this absence: 8 and 7."],
	[{ ...rule, code: "SUBSTITUTE_ABSENT", from: days.from, to: days.from }, "Die Vertretung ist selbst abwesend (Mo 06.07.).", "The substitute is away as well (Mon 06 Jul)."],
	[{ ...rule, code: "SUBSTITUTE_NEEDED" }, "Für diese Art muss eine Vertretung angegeben werden.", "A substitute has to be named for this kind."],
	[{ ...rule, code: "LEAVE_ACCOUNT_NOT_CONFIGURED", year: 2026 }, "Das Urlaubskonto 2026 ist nicht eingerichtet. Der Resturlaub kann nicht ermittelt werden.", "The leave account of 2026 is not set up. The remaining leave cannot be determined."],
	[{ ...rule, code: "NEGATIVE_REMAINING_LEAVE", year: 2026, remaining: -15_000, unit: "DAYS" }, "Der Resturlaub 2026 würde negativ: −1,5 Tage.", "The remaining leave of 2026 would be negative: −1.5 days."],
	[{ ...rule, code: "NEGATIVE_REMAINING_LEAVE", year: 2026, remaining: -510, unit: "MINUTES" }, "Der Resturlaub 2026 würde negativ: −8:30\u00a0h.", "The remaining leave of 2026 would be negative: −8:30\u00a0h."],
	[{ ...rule, code: "ABSENCE_TOO_LATE", from: "2026-06-22", earliest: "2026-06-24" }, "Beginn 22.06.2026: Rückwirkend ist diese Art frühestens ab 24.06.2026 möglich.", "Start 22/06/2026: this kind can be taken back to 24/06/2026 at the earliest."],
	[{ ...rule, code: "CHILD_SICK_QUOTA", year: 2026, quota: 150_000, after: 155_000 }, "Kinderkrankentage 2026: 15,5 Tage, gesetzlich sind es höchstens 15.", "Child sick days of 2026: 15.5 days, by law there are 15 at most."],
	[{ ...rule, code: "NO_WORKDAY" }, "In diesem Zeitraum liegt kein Arbeitstag. Die Abwesenheit kostet keinen Urlaub.", "There is no working day in this period. The absence costs no leave."],
];

test.each(said)("$code reads plainly in both languages", (violation, german, english) => {
	expect(absenceViolation({ ...violation })).toBe(german);
	languageStore.set("en-EN");
	expect(absenceViolation({ ...violation })).toBe(english);
});

test("what a later server may find is said by its code", () => {
	expect(absenceViolation({ ...rule, code: "OVER_THE_MOON" })).toBe(
		"Eine Regel wird verletzt (OVER_THE_MOON).",
	);
});
