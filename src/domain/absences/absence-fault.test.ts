import { expect, test } from "vitest";
import { type AbsenceForm, absenceFault } from "./absence-fault.ts";
import type { BookingUnit } from "./kind-fault.ts";

const day: AbsenceForm = {
	from: "2026-07-06",
	to: "2026-07-06",
	fromPart: "WHOLE",
	toPart: "WHOLE",
	beginMinutes: null,
	endMinutes: null,
};
const week = { to: "2026-07-10" };
const hours = (beginMinutes: number | null, endMinutes: number | null) => ({
	beginMinutes,
	endMinutes,
});
const parts = (fromPart: AbsenceForm["fromPart"], toPart: AbsenceForm["toPart"]) => ({
	fromPart,
	toPart,
});

// biome-ignore format: a table, one case a line
test.each<[string, BookingUnit, Partial<AbsenceForm>, string | null]>([
	["a day", "DAYS", {}, null],
	["a week", "DAYS", week, null],
	["backwards", "HOURS", { to: "2026-07-05" }, "ABSENCE_REVERSED"],
	["five years", "DAYS", { to: "2031-12-31" }, null],
	["without end", "DAYS", { to: "2199-12-31" }, "ABSENCE_TOO_LONG"],
	["half a day", "HALF_DAYS", parts("FIRST_HALF", "FIRST_HALF"), null],
	["half a day of what is booked by hours", "HOURS", parts("SECOND_HALF", "SECOND_HALF"), null],
	["half a day of what is booked by days", "DAYS", parts("FIRST_HALF", "FIRST_HALF"), "ABSENCE_WHOLE_DAYS"],
	["both halves of one day", "HALF_DAYS", parts("FIRST_HALF", "SECOND_HALF"), "ABSENCE_PARTS"],
	["noon to noon", "HALF_DAYS", { ...week, ...parts("SECOND_HALF", "FIRST_HALF") }, null],
	["a morning, then nothing, then days", "HALF_DAYS", { ...week, ...parts("FIRST_HALF", "WHOLE") }, "ABSENCE_PARTS"],
	["days that end with an afternoon", "HALF_DAYS", { ...week, ...parts("WHOLE", "SECOND_HALF") }, "ABSENCE_PARTS"],
	["two hours", "HOURS", hours(480, 600), null],
	["over midnight", "HOURS", hours(1380, 1500), null],
	["two hours of what is booked by half days", "HALF_DAYS", hours(480, 600), "ABSENCE_NO_HOURS"],
	["no length", "HOURS", hours(480, 480), "ABSENCE_HOURS"],
	["a begin alone", "HOURS", hours(480, null), "ABSENCE_HOURS"],
	["hours of several days", "HOURS", { ...week, ...hours(480, 600) }, "ABSENCE_HOURS"],
	["hours of half a day", "HOURS", { ...hours(480, 600), ...parts("FIRST_HALF", "FIRST_HALF") }, "ABSENCE_HOURS"],
])("%s, by %s", (_, unit, form, expected) => {
	expect(absenceFault({ ...day, ...form }, unit)).toBe(expected);
});
