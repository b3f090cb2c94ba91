import { expect, test } from "vitest";
import { withRunningBalance } from "./ledger-lines.ts";

const lines = [
	{ id: "opening", day: "2026-01-01", minutes: 600 },
	{ id: "january", day: "2026-01-31", minutes: 90 },
	{ id: "payout", day: "2026-02-10", minutes: -300 },
	{ id: "february", day: "2026-02-20", minutes: -15 },
	{ id: "planned", day: "2026-03-01", minutes: -60 },
];

test("each line has the balance after it; what is to come has none", () => {
	const ledger = withRunningBalance(lines, { balance: 375, countedUntil: "2026-02-20" });
	expect(ledger.map(({ id, balance }) => [id, balance])).toEqual([
		["planned", null],
		["february", 375],
		["payout", 390],
		["january", 690],
		["opening", 600],
	]);
});

test("the first line of a whole ledger leaves what it brought", () => {
	const sum = lines.slice(0, 4).reduce((total, { minutes }) => total + minutes, 0);
	const ledger = withRunningBalance(lines, { balance: sum, countedUntil: "2026-02-20" });
	expect(ledger.at(-1)?.balance).toBe(600);
});
