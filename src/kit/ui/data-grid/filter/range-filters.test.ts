import { expect, test } from "vitest";
import { filter } from "./filter.ts";

const range = filter.dateRange({ id: "range", label: "Zeitraum" });

const daysBetween = ({ from, to }: Readonly<Record<string, unknown>>) =>
	(Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;

test("the last days are asked for as days, today among them", () => {
	expect(daysBetween(range.toQuery({ lastDays: 30 }))).toBe(29);
	const { from, to } = range.toQuery({ lastDays: 1 });
	expect(from).toBe(to);
});

test("chosen days are asked for as they are, broken ones not at all", () => {
	const days = { from: "2026-11-01", to: "2026-11-21" };
	expect(range.toQuery(days)).toEqual(days);
	expect(range.toQuery({ lastDays: 0 })).toEqual({});
});
