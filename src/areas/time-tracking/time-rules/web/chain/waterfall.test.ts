import { expect, test } from "vitest";
import { waterfallOf } from "./waterfall.ts";

test("all steps share one scale", () => {
	expect(
		waterfallOf([
			{ change: 600, result: 600 },
			{ change: -60, result: 540 },
			{ change: 30, result: 570 },
		]),
	).toEqual([
		{ base: { left: 0, width: 0 }, delta: { left: 0, width: 1, sign: "plus" } },
		{ base: { left: 0, width: 0.9 }, delta: { left: 0.9, width: 0.1, sign: "minus" } },
		{ base: { left: 0, width: 0.9 }, delta: { left: 0.9, width: 0.05, sign: "plus" } },
	]);
});

test("below zero the scale begins at the deepest result", () => {
	expect(
		waterfallOf([
			{ change: 120, result: 120 },
			{ change: -480, result: -360 },
			{ change: 0, result: -360 },
		]),
	).toEqual([
		{ base: { left: 0.75, width: 0 }, delta: { left: 0.75, width: 0.25, sign: "plus" } },
		{ base: { left: 0.75, width: 0 }, delta: { left: 0, width: 1, sign: "minus" } },
		{ base: { left: 0, width: 0.75 }, delta: { left: 0, width: 0, sign: "none" } },
	]);
});

test("a day of nothing has bars of no width", () => {
	expect(waterfallOf([{ change: 0, result: 0 }])[0]?.delta.width).toBe(0);
});
