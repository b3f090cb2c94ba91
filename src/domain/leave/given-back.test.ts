import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";
import { certifiedRange, givenBack } from "./given-back.ts";

const range = (
	from: string,
	to: string,
	fromPart: DayPart = "WHOLE",
	toPart: DayPart = "WHOLE",
) => ({
	...{ from: dayOfIso(`2026-07-${from}`), to: dayOfIso(`2026-07-${to}`), fromPart, toPart },
});

test.each([
	["all of it", range("08", "12"), range("06", "14"), "08 WHOLE 12 WHOLE"],
	[
		"from its second day on",
		range("08", "12", "SECOND_HALF"),
		range("09", "12"),
		"09 WHOLE 12 WHOLE",
	],
	[
		"the half that it began on",
		range("08", "12", "SECOND_HALF"),
		range("08", "10"),
		"08 SECOND_HALF 10 WHOLE",
	],
	[
		"a follow-up",
		range("08", "20", "WHOLE", "FIRST_HALF"),
		range("15", "31"),
		"15 WHOLE 20 FIRST_HALF",
	],
	["nothing before it", range("08", "12"), range("01", "07"), null],
	["nothing after it", range("08", "12"), range("13", "14"), null],
] as const)("a certificate certifies %s", (_, sickness, certificate, expected) => {
	const found = certifiedRange(sickness, certificate);
	const written =
		found &&
		`${isoOfDay(found.from).slice(8)} ${found.fromPart} ${isoOfDay(found.to).slice(8)} ${found.toPart}`;
	expect(written).toBe(expected);
});

test.each([
	["a whole day", range("06", "17"), 10_000, [range("08", "12")], 10_000],
	["nothing beside it", range("06", "17"), 10_000, [range("10", "12")], 0],
	[
		"the half that both take",
		range("06", "08", "WHOLE", "FIRST_HALF"),
		5_000,
		[range("08", "12")],
		5_000,
	],
	[
		"not the half that only one takes",
		range("06", "08", "WHOLE", "FIRST_HALF"),
		5_000,
		[range("08", "12", "SECOND_HALF")],
		0,
	],
	["half of a day", range("06", "17"), 10_000, [range("08", "12", "SECOND_HALF")], 5_000],
	["never more than it cost", range("06", "17"), 5_000, [range("08", "12")], 5_000],
	["what costs nothing once", range("06", "17"), 0, [range("08", "12")], 0],
	[
		"a day of two illnesses once",
		range("06", "17"),
		10_000,
		[range("05", "08"), range("08", "12")],
		10_000,
	],
] as const)("sickness gives back %s", (_, leave, cost, certified, expected) => {
	expect(givenBack(leave, { day: dayOfIso("2026-07-08"), cost }, certified)).toBe(expected);
});
