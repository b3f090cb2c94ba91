import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import type { AccountUnit } from "../amount/account-units.ts";
import { leaveAccounts } from "../leave-accounts.ts";
import type { HandKind } from "../leave-line.ts";
import { plainLeave } from "../simulation/plain-leave.cases.ts";
import type { LeaveFacts } from "../year-account.ts";
import { handFault, payoutCents } from "./leave-payout.ts";

const days = (many: number) => many * 10_000;
const open = [
	{ origin: "STATUTORY", units: days(5) },
	{ origin: "DISABLED", units: days(1) },
	{ origin: "CONTRACTUAL", units: days(2) },
	{ origin: "EXTRA", units: days(1) },
];
const cases: readonly (readonly [HandKind, number, string, string | null, string | null])[] = [
	["MODIFICATION", 3, "2026-02-01", null, null],
	["MODIFICATION", -30, "2026-02-01", null, null],
	["PAYOUT", -9, "2026-08-31", "2026-08-31", null],
	["PAYOUT", -1, "2026-09-15", "2026-08-31", null],
	["PAYOUT", -1, "2026-08-30", "2026-08-31", "EMPLOYED"],
	["PAYOUT", -1, "2026-08-31", null, "EMPLOYED"],
	["PAYOUT", -9.5, "2026-08-31", "2026-08-31", "TOO_MUCH"],
	["PAYOUT", 1, "2026-08-31", "2026-08-31", "GIVES"],
	["WAIVER", -3, "2026-08-31", null, null],
	["WAIVER", -3.5, "2026-08-31", null, "BY_LAW"],
	["WAIVER", -10, "2026-08-31", null, "TOO_MUCH"],
	["WAIVER", 1, "2026-08-31", null, "GIVES"],
];

test.each(cases)("%s of %d days on %s, exit %s: %s", (kind, many, day, exit, fault) => {
	const facts = { kind, units: days(many), day: dayOfIso(day), open };
	expect(handFault({ ...facts, exit: exit === null ? null : dayOfIso(exit) })).toBe(fault);
});

test.each<[number, AccountUnit, number, number]>([
	[days(2.5), "DAYS", 18_462, 46_155],
	[days(8.3333), "DAYS", 18_462, 153_849],
	[days(0.5), "DAYS", 18_461, 9_231],
	[0, "DAYS", 18_462, 0],
	[20 * 60, "MINUTES", 2_308, 46_160],
	[50, "MINUTES", 2_309, 1_924],
])("%d of %s at %d cents each are %d", (units, unit, unitCents, cents) => {
	expect(payoutCents({ units, unit }, unitCents)).toBe(cents);
});

test("what is waived takes nothing of the law, and what is paid out leaves nothing behind", () => {
	const facts: LeaveFacts = {
		...plainLeave,
		employment: { entry: dayOfIso("2020-01-01"), exit: dayOfIso("2026-08-31") },
		rules: [
			{ kind: "STATUTORY" },
			{ kind: "CONTRACTUAL", days: "30", fullWeekDays: 5, proRataClause: false },
		],
		modifications: [
			{ kind: "WAIVER", day: dayOfIso("2026-02-01"), units: days(-4), expiresOn: null },
			{ kind: "PAYOUT", day: dayOfIso("2026-08-31"), units: days(-26), expiresOn: null },
		],
		asOf: dayOfIso("2027-06-01"),
	};
	const [account] = leaveAccounts(() => facts, 2026, 2026);
	expect(account?.lines.map(({ kind, units }) => [kind, units])).toEqual([
		["ENTITLEMENT", days(20)],
		["ENTITLEMENT", days(10)],
		["WAIVER", days(-4)],
		["PAYOUT", days(-26)],
	]);
	expect(account?.overdrawn).toBe(0);
	expect(account?.carried).toEqual([]);
});
