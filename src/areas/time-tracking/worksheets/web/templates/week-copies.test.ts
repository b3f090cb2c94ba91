import { expect, test } from "vitest";
import { emptyDay, type TypedDay, usualDay } from "./typed-day.ts";
import { firstToAll, fromDayBefore, fromWeek, likelyDay, toWorkdays } from "./week-copies.ts";

const day = (target: number): TypedDay => ({ ...emptyDay, target });
const targets = (days: readonly TypedDay[]) => days.map(({ target }) => target ?? 0);
const two = [480, 0, 0, 240, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0].map((target) =>
	target === 0 ? emptyDay : day(target),
);

test("a day is taken over up to Friday of its own week", () => {
	expect(targets(toWorkdays(two, 3))).toEqual([
		240, 240, 240, 240, 240, 0, 0, 60, 0, 0, 0, 0, 0, 0,
	]);
	expect(targets(toWorkdays(two, 7))).toEqual([480, 0, 0, 240, 0, 0, 0, 60, 60, 60, 60, 60, 0, 0]);
});

test("a day becomes like the one before it, a free one too", () => {
	expect(targets(fromDayBefore(two, 1)).slice(0, 3)).toEqual([480, 480, 0]);
	expect(targets(fromDayBefore(two, 7))[7]).toBe(0);
});

test("a week becomes like another one", () => {
	expect(targets(fromWeek(two, 0, 1))).toEqual([480, 0, 0, 240, 0, 0, 0, 480, 0, 0, 240, 0, 0, 0]);
	expect(targets(fromWeek(two, 1, 0)).slice(0, 7)).toEqual([60, 0, 0, 0, 0, 0, 0]);
	expect(firstToAll(two)).toEqual(fromWeek(two, 0, 1));
});

test("what is switched on is like the worked day before it", () => {
	expect(likelyDay(two, 2).target).toBe(480);
	expect(likelyDay(two, 5).target).toBe(240);
	expect(likelyDay([emptyDay, ...two], 0).target).toBe(480);
	expect(likelyDay([emptyDay, { ...emptyDay, unread: ["target"] }], 1)).toEqual(usualDay);
});
