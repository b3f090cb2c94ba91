import type { AssignedAccount } from "./lines-of-month.ts";
import { account, away, workday } from "./month-case.ts";
import type { PayrollDay } from "./payroll-day.ts";
import type { PayrollLine } from "./payroll-line.ts";

const worked = workday("2026-06-01", { hourlyCents: 2000 });
const longer = workday("2026-06-02", { workedMinutes: 510, balanceMinutes: 30, hourlyCents: 2100 });
const holiday = workday("2026-06-04", { workedMinutes: 0, holidayCreditMinutes: 480 });
const free = workday("2026-06-06", { targetMinutes: 0, workedMinutes: 0 });
const credit = { workedMinutes: 0, absenceCreditMinutes: 480 };
const leave = workday("2026-06-08", { ...credit, absences: [away("rest", "LEAVE")] });
const half = { cost: 5000, costMinutes: 240 };
const halves = workday("2026-06-09", {
	...credit,
	absences: [away("rest", "LEAVE", half), away("flu", "SICK", half)],
});
const unpaid = workday("2026-06-10", {
	...{ workedMinutes: 0, balanceMinutes: -480 },
	absences: [away("unpaid", "ABSENCE", { isCredited: false })],
});
const night = workday("2026-06-11", {
	...{ surcharges: [{ accountId: "n25", minutes: 125 }], hourlyCents: 2000 },
});
const all = [worked, longer, holiday, free, leave, halves, unpaid, night];

type Expected = Partial<PayrollLine> | null;

/** Account and days → the one line that it makes on no cost centre; null: none. */
export const lineCases: readonly (readonly [
	title: string,
	AssignedAccount,
	readonly PayrollDay[],
	Expected,
])[] = [
	["target", account("TARGETACTUALS_TARGET"), all, { minutes: 7 * 480 }],
	[
		"actual with credits",
		account("TARGETACTUALS_ACTUAL"),
		[worked, holiday, leave],
		{ minutes: 1440, cents: 16_000 },
	],
	[
		"what was worked alone",
		account("TARGETACTUALS_ACTUAL", { workedOnly: true }),
		[worked, holiday, leave],
		{ minutes: 480, cents: 16_000 },
	],
	[
		"each day at its wage",
		account("TARGETACTUALS_ACTUAL"),
		[worked, longer],
		{ minutes: 990, cents: 16_000 + 17_850 },
	],
	[
		"balance, negative too",
		account("TARGETACTUALS_BALANCE"),
		[longer, unpaid],
		{ minutes: -450, cents: 0 },
	],
	[
		"days worked",
		account("TARGETACTUALS_ACTUAL", { format: "DAY_FACTOR", workedOnly: true }),
		all,
		{ days: 30_000 },
	],
	["holidays in hours", account("HOLIDAY"), all, { minutes: 480 }],
	[
		"holidays in days, a half one too",
		account("HOLIDAY", { format: "DAY_FACTOR" }),
		[holiday, workday("2026-06-24", { workedMinutes: 240, holidayCreditMinutes: 240 })],
		{ days: 15_000 },
	],
	[
		"leave in hours",
		account("ABSENCEACTIVITY_CLASS", { activityClass: "LEAVE" }),
		all,
		{ minutes: 720 },
	],
	[
		"leave in days",
		account("ABSENCEACTIVITY_CLASS", { activityClass: "LEAVE", format: "DAY_FACTOR" }),
		all,
		{ days: 15_000 },
	],
	[
		"one kind of absence",
		account("ABSENCEACTIVITY_ID", { activityId: "flu" }),
		all,
		{ minutes: 240 },
	],
	[
		"unpaid leave counts what it takes of the plan",
		account("ABSENCEACTIVITY_CLASS", { activityClass: "ABSENCE" }),
		all,
		{ minutes: 480 },
	],
	[
		"a surcharge, half a cent up",
		account("SPECIALACCOUNT_ID", { specialAccountId: "n25", factorPercent: 25 }),
		all,
		{ minutes: 125, cents: 1042 },
	],
	["another surcharge", account("SPECIALACCOUNT_ID", { specialAccountId: "s50" }), all, null],
	[
		"leave that is left, in days",
		account("LEAVEACCOUNT_REMAINING", { format: "DAY_FACTOR" }),
		all,
		{ days: 115_000 },
	],
	["leave that is left, in hours", account("LEAVEACCOUNT_REMAINING"), all, { minutes: 90 }],
	[
		"assigned from the 2nd on",
		account("TARGETACTUALS_TARGET", { validFrom: "2026-06-02" }),
		[worked, longer],
		{ minutes: 480 },
	],
	[
		"assigned until the 1st",
		account("TARGETACTUALS_TARGET", { validTo: "2026-06-01" }),
		[worked, longer],
		{ minutes: 480 },
	],
	["assigned later", account("TARGETACTUALS_TARGET", { validFrom: "2026-07-01" }), all, null],
	["no days", account("TARGETACTUALS_TARGET"), [], null],
];
