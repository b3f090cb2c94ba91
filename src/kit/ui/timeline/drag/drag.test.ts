import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { TimelineItem } from "../timeline-given.ts";
import { dragCases, hourCases, speedCases } from "./drag.cases.ts";
import { draggedPlace, isAt, isSamePlace, placeOfItem } from "./dragged-place.ts";
import { scrollSpeed } from "./scroll-speed.ts";

const item = {
	id: "i",
	rowId: "a",
	from: dayOfIso("2026-12-10"),
	to: dayOfIso("2026-12-14"),
	state: "APPROVED",
	label: "Urlaub",
} as const satisfies TimelineItem;

const at = (day: string, rowId = "a") => ({ rowId, day: dayOfIso(day) });

test.each(dragCases)("%s from %s to %s, %j", (kind, from, to, halves, days, left) => {
	const given = { kind, item: { ...item, ...halves }, grabbed: at(from), at: at(to) };
	const [first, last] = days.map(dayOfIso);
	expect(draggedPlace(given)).toEqual({ rowId: "a", from: first, to: last, ...left });
});

const night = {
	...{ ...item, from: dayOfIso("2026-12-10"), to: dayOfIso("2026-12-11") },
	...{ beginMinute: 1260, endMinute: 360 },
};
const moment = ([day, minute]: readonly [string, number], rowId = "a") => ({
	...{ ...at(day, rowId), minute },
});

test.each(hourCases)("by hours %s from %j to %j: %j", (kind, from, to, expected) => {
	const place = draggedPlace({ kind, item: night, grabbed: moment(from), at: moment(to) });
	const { from: first, to: last, beginMinute, endMinute } = place;
	expect([isoOfDay(first), beginMinute, isoOfDay(last), endMinute]).toEqual(expected);
	expect(isAt(place, night)).toBe(false);
});

test("by hours what goes to another row keeps its time", () => {
	const [grabbed, other] = [moment(["2026-12-10", 1300]), moment(["2026-12-10", 1400], "b")];
	const place = draggedPlace({ kind: "move", item: night, grabbed, at: other });
	expect(place).toMatchObject({ rowId: "b", beginMinute: 1260, endMinute: 360 });
	expect(isAt({ ...place, rowId: "a" }, night)).toBe(true);
});

test("what is moved goes to another row, an end stays in its own", () => {
	const grabbed = at("2026-12-10");
	const other = at("2026-12-10", "b");
	expect(draggedPlace({ kind: "move", item, grabbed, at: other }).rowId).toBe("b");
	expect(draggedPlace({ kind: "end", item, grabbed, at: other }).rowId).toBe("a");
});

test("something new reaches either way and stays in its row", () => {
	const grabbed = at("2026-12-10");
	const place = draggedPlace({
		kind: "create",
		item: undefined,
		grabbed,
		at: at("2026-12-08", "b"),
	});
	expect(place).toEqual({ rowId: "a", from: dayOfIso("2026-12-08"), to: dayOfIso("2026-12-10") });
});

test("what was put where it was has not moved, a half less has", () => {
	expect(isSamePlace(placeOfItem(item), placeOfItem(item))).toBe(true);
	expect(isSamePlace(placeOfItem(item), placeOfItem({ ...item, endsAtNoon: true }))).toBe(false);
	expect(isSamePlace(placeOfItem(item), placeOfItem(item, "b"))).toBe(false);
});

test.each(speedCases)("held at %d the box is pushed by %d", (pointer, speed) => {
	expect(scrollSpeed(pointer, 100, 500)).toBe(speed);
});

test("a box too small for two edges is not pushed", () => {
	expect(scrollSpeed(110, 100, 190)).toBe(0);
});
