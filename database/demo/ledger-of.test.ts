import { expect, test } from "vitest";
import { overtimeBalance } from "#domain/overtime/overtime-balance.ts";
import { demoLimits, type LedgerFacts, ledgerOf } from "./ledger-of.ts";

const facts: LedgerFacts = {
	openedOn: "2026-05-21",
	opening: 600,
	exitDate: null,
	months: [
		{ month: "2026-05", minutes: 300 },
		{ month: "2026-06", minutes: 1500 },
		{ month: "2026-07", minutes: 1200 },
		{ month: "2026-08", minutes: 700 },
	],
	isNear: false,
};

const balanceOf = (given: LedgerFacts) => {
	const entries = ledgerOf(given).map((line, nth) => ({
		...line,
		id: String(nth),
		reversesId: null,
	}));
	const open = given.months.reduce((sum, { minutes }) => sum + minutes, 0);
	return overtimeBalance(entries, open, "2026-08-20").balanceMinutes;
};

test("what was brought along comes first, payouts follow at the ends of quarters and of the last month", () => {
	expect(
		ledgerOf(facts).map(({ kind, effectiveOn, minutes }) => [kind, effectiveOn, minutes]),
	).toEqual([
		["INIT", "2026-05-21", 600],
		["PAYOUT", "2026-06-30", -1200],
		["PAYOUT", "2026-07-31", -1860],
	]);
});

test("nobody but those who are to comes near the upper limit", () => {
	const { upper, upperNotice } = demoLimits;
	expect(balanceOf(facts)).toBeLessThan(upperNotice);
	const near = balanceOf({ ...facts, isNear: true });
	expect(near).toBeGreaterThanOrEqual(upperNotice);
	expect(near).toBeLessThan(upper);
});

test("who leaves takes nothing along", () => {
	expect(balanceOf({ ...facts, exitDate: "2026-08-18" })).toBe(0);
});
