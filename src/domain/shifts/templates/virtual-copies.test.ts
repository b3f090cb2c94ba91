import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../../time/iso-day.ts";
import { cases, usualItems } from "./virtual-copies.cases.ts";
import { type VirtualCopy, virtualCopies } from "./virtual-copies.ts";

test.each(cases)("$title", (given) => {
	const { items = usualItems, mode = "NO_HOLIDAY_ON_DAYINDEX", countsHalf = false } = given;
	const [from, to] = given.range;
	const { holidays = {}, exceptions = [], filled = [] } = given;
	const copies = virtualCopies(
		{ holidayMode: mode, countsHalfHolidays: countsHalf, items },
		{ from: dayOfIso(from), to: dayOfIso(to) },
		{
			holidays: new Map(Object.entries(holidays).map(([day, share]) => [dayOfIso(day), share])),
			exceptions: exceptions.map(([itemId, day, activityId, beginMinute, endMinute]) => ({
				...{ id: `${itemId} ${day}`, itemId, day: dayOfIso(day), activityId: activityId ?? null },
				...{ beginMinute: beginMinute ?? null, endMinute: endMinute ?? null },
			})),
			filled: filled.map(([itemId, day, copy]) => ({
				...{ itemId, day: dayOfIso(day), copy, shiftId: `${itemId}-${copy}` },
			})),
		},
	);
	expect(copies.map(written)).toEqual(given.expected);
});

function written(one: VirtualCopy): string {
	const { item, day, copy, activityId, beginMinute, endMinute, pauses } = one;
	const pause = pauses.reduce((sum, { minutes }) => sum + minutes, 0);
	const times = `${beginMinute}-${endMinute}/${pause}`;
	const text = [isoOfDay(day).slice(5), item.id, copy, activityId, times, one.state, one.shiftId]
		.filter((part) => part !== null)
		.join(" ");
	return one.isNeeded ? text : `(${text})`;
}
