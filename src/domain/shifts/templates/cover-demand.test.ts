import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { cases } from "./cover-demand.cases.ts";
import { coverDemand, coverOfDays, coverOfHours } from "./cover-demand.ts";

const day = dayOfIso("2026-12-07");

test.each(cases)("$title", ({ copies = [], shifts = [], ...expected }) => {
	const { pieces, vacant } = coverDemand(
		copies.map(([what, shiftId]) => ({ ...read(what), shiftId: shiftId ?? null, what })),
		shifts.map(([what, id, open]) => ({ ...read(what), id, isTaken: open !== "open" })),
	);
	expect(vacant.map(({ what }) => what)).toEqual(expected.vacant ?? []);
	const { staffed, needed, missing } = coverOfDays(pieces).get(day) ?? none;
	expect([staffed, needed, missing]).toEqual(expected.day);
	if (expected.hours === undefined) return;
	const told = coverOfHours(pieces, day).map((sum, hour) => [
		...[hour, sum.staffed, sum.needed, sum.missing],
	]);
	expect(told.filter(([, ...sums]) => sums.some((sum) => sum > 0))).toEqual(expected.hours);
});

const none = { staffed: 0, needed: 0, missing: 0 };

/** "-A F 6-14": of the day before. */
function read(what: string) {
	const [place = "", activityId = "", times = ""] = what.split(" ");
	const [begin = 0, end = 0] = times.split("-").map((hours) => Number(hours) * 60);
	return {
		workspaceId: place.replace("-", ""),
		day: (place.startsWith("-") ? day - 1 : day) as LocalDay,
		...{ activityId, beginMinute: begin, endMinute: end },
	};
}
