import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { exportLine } from "./export-case.ts";

const line = (accountId: string, more: object) => exportLine({ id: accountId, accountId, ...more });

test("what stands out against the month before, the largest first", () => {
	const before = [
		line("pay", { minutes: 9600, cents: 1 }),
		line("night", { minutes: 600 }),
		line("leave", { days: 20_000 }),
		line("late", { minutes: 60 }),
	];
	const now = [
		line("pay", { minutes: 9000 }),
		line("pay", { minutes: 480, isDelta: true }),
		line("night", { minutes: 400 }),
		line("late", { minutes: 120 }),
		line("bonus", { cents: 16_000 }),
	];
	expect(differences(now, before).map(({ accountId, kind }) => [accountId, kind])).toEqual([
		["leave", "GONE"],
		["bonus", "NEW"],
		["night", "NOTABLE"],
		["pay", "USUAL"],
		["late", "USUAL"],
	]);
});
