import { expect, test } from "vitest";
import { monthDays } from "./month-days.ts";
import { sampleDay } from "./test-month.ts";

test("balances run on until yesterday, and credits are one figure", () => {
	const days = monthDays(
		[
			sampleDay("2026-11-19", { balanceMinutes: 90 }),
			sampleDay("2026-11-20", {
				balanceMinutes: -30,
				holidayCreditMinutes: 240,
				absenceCreditMinutes: 200,
				extraMinutes: 12,
			}),
			sampleDay("2026-11-21", { balanceMinutes: -462 }),
		],
		"2026-11-21",
	);
	expect(days.map((one) => [one.balanceMinutes, one.runningMinutes, one.creditMinutes])).toEqual([
		[90, 90, 0],
		[-30, 60, 452],
		[null, null, 0],
	]);
});
