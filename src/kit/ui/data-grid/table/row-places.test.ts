import { expect, test } from "vitest";
import { createRowPlaces } from "./row-places.ts";

const rest = { isMoving: false, focused: -1 };
const moving = { isMoving: true, focused: -1 };
const shown = (places: ReturnType<ReturnType<typeof createRowPlaces>>) =>
	places.map(({ slot, index }) => `${index}@${slot}`).join(" ");

test("rows that come take the elements of those that go", () => {
	const place = createRowPlaces();
	expect(shown(place([0, 1, 2, 3], rest))).toBe("0@0 1@1 2@2 3@3");
	expect(shown(place([2, 3, 4, 5], moving))).toBe("4@0 5@1 2@2 3@3");
	expect(shown(place([2, 3, 4, 5], rest))).toBe("2@2 3@3 4@0 5@1");
});

test("more rows get elements of their own, fewer give theirs away", () => {
	const place = createRowPlaces();
	place([0, 1], rest);
	expect(shown(place([1, 2, 3, 4], moving))).toBe("2@0 1@1 3@2 4@3");
	expect(shown(place([4], moving))).toBe("4@3");
	expect(shown(place([4, 5, 6], rest))).toBe("4@3 5@0 6@1");
});

test("an element with the focus does not change its place", () => {
	const place = createRowPlaces();
	place([0, 1, 2], rest);
	place([1, 2, 3], moving);
	const onMoved = { isMoving: false, focused: 3 };
	expect(shown(place([1, 2, 3], onMoved))).toBe("3@0 1@1 2@2");
	const onOther = { isMoving: false, focused: 1 };
	expect(shown(place([1, 2, 3], onOther))).toBe("1@1 2@2 3@0");
});

test("the same question twice gets the same answer", () => {
	const place = createRowPlaces();
	place([0, 1, 2], rest);
	const once = shown(place([1, 2, 3], moving));
	expect(shown(place([1, 2, 3], moving))).toBe(once);
});
