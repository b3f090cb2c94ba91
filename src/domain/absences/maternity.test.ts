import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import { expectedBirthOf, maternityProtection } from "./maternity.ts";

const written = ({ from, to }: ReturnType<typeof maternityProtection>) =>
	`${isoOfDay(from)} – ${isoOfDay(to)}`;

// biome-ignore format: a table, one case a line
test.each<[string, string, string | null, "eight weeks" | "twelve weeks", string]>([
	["not born yet", "2026-07-15", null, "eight weeks", "2026-06-03 – 2026-09-09"],
	["on the day", "2026-07-15", "2026-07-15", "eight weeks", "2026-06-03 – 2026-09-09"],
	["twins, not born yet", "2026-07-15", null, "twelve weeks", "2026-06-03 – 2026-10-07"],
	["five days late: all of the weeks after", "2026-07-15", "2026-07-20", "eight weeks", "2026-06-03 – 2026-09-14"],
	["five days early: they are added", "2026-07-15", "2026-07-10", "eight weeks", "2026-06-03 – 2026-09-09"],
	["on the first day off: all six weeks are added", "2026-07-15", "2026-06-03", "twelve weeks", "2026-06-03 – 2026-10-07"],
	["before the first day off: not more than six weeks are added", "2026-07-15", "2026-05-20", "twelve weeks", "2026-05-20 – 2026-09-23"],
	["twins five days early", "2026-07-15", "2026-07-10", "twelve weeks", "2026-06-03 – 2026-10-07"],
	["over the end of a leap February", "2028-03-10", null, "eight weeks", "2028-01-28 – 2028-05-05"],
])("%s: expected %s, born %s, %s after", (_, expected, born, weeks, days) => {
	const birth = {
		...{ expectedOn: dayOfIso(expected), bornOn: born === null ? null : dayOfIso(born) },
		isLong: weeks === "twelve weeks",
	};
	expect(written(maternityProtection(birth))).toBe(days);
});

// biome-ignore format: a table, one case a line
test.each([
	["2026-06-03", "2026-09-09", "2026-07-15"],
	["2026-06-03", "2026-10-07", "2026-07-15 long"],
	["2026-06-03", "2026-09-14", null],
	["2026-06-08", "2026-09-09", null],
])("days from %s to %s are of a birth expected on %s", (from, to, expected) => {
	const birth = expectedBirthOf({ from: dayOfIso(from), to: dayOfIso(to) });
	const told = birth && `${isoOfDay(birth.expectedOn)}${birth.isLong ? " long" : ""}`;
	expect(told).toBe(expected);
});
