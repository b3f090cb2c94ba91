import { expect, test } from "vitest";
import { formatFor } from "./format.ts";

const german = formatFor("de-DE", "TIME", "Europe/Berlin");
const english = formatFor("en-EN", "TIME", "Europe/Berlin");
const decimal = formatFor("de-DE", "DECIMAL", "Europe/Berlin");

test.each([
	[german.day("2026-11-20"), "Fr 20.11."],
	[german.dayWithYear("2026-11-20"), "Fr 20.11.2026"],
	[german.longDay("2026-11-21"), "Samstag, 21. November 2026"],
	[german.date("2026-11-20"), "20.11.2026"],
	[german.month("2026-11-20"), "November 2026"],
	[english.day("2026-11-20"), "Fri 20 Nov"],
	[german.day("2026-11-20T23:30:00Z"), "Sa 21.11."],
	[german.day("2026-11-20T23:30:00Z", "Europe/London"), "Fr 20.11."],
	[german.time("2026-11-20T23:30:00Z"), "00:30"],
	[german.instant("2026-11-20T08:15:00Z"), "Fr 20.11. 09:15"],
	[german.instant("2026-11-20T08:15:00Z", "Europe/Lisbon"), "Fr 20.11. 08:15 Europe/Lisbon"],
	[german.hours(462), "7:42"],
	[german.hours(-5), "−0:05"],
	[german.hours(30, { sign: true }), "+0:30"],
	[german.hours(0, { sign: true }), "0:00"],
	[german.hours(6000), "100:00"],
	[german.hours(139_122), "2.318:42"],
	[decimal.hours(462), "7,70"],
	[decimal.hours(-30), "−0,50"],
	[german.clock(19634), "05:27:14"],
	[german.number(1234.5), "1.234,50"],
	[german.amount(11.5), "11,5"],
	[german.amount(3), "3"],
	[english.number(1234.5), "1,234.50"],
])("%s", (printed, expected) => {
	expect(printed).toBe(expected);
});

test.each([
	[0, "gerade eben", "just now"],
	[14.9, "gerade eben", "just now"],
	[15, "vor 15 Sekunden", "15 seconds ago"],
	[59.9, "vor 59 Sekunden", "59 seconds ago"],
	[60, "vor einer Minute", "a minute ago"],
	[89, "vor einer Minute", "a minute ago"],
	[90, "vor 2 Minuten", "2 minutes ago"],
	[3500, "vor 58 Minuten", "58 minutes ago"],
	[-5, "gerade eben", "just now"],
])("%s s ago", (seconds, de, en) => {
	const now = Date.parse("2026-11-21T08:15:00Z");
	expect(german.ago(now - seconds * 1000, now)).toBe(de);
	expect(english.ago(now - seconds * 1000, now)).toBe(en);
});

test("longer ago is a date", () => {
	const now = Date.parse("2026-11-21T12:15:00Z");
	expect(german.ago(now - 3 * 3600_000, now)).toMatch(/21\.11\.26/);
});
