import { expect, test } from "vitest";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { TimelineItem } from "../timeline-given.ts";
import { dragCases, speedCases } from "./drag.cases.ts";
import { draggedPlace, isSamePlace, placeOfItem } from "./dragged-place.ts";
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
