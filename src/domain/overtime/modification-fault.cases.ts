import type { ModificationKind } from "./ledger-entry.ts";
import type { ModificationFault } from "./modification-fault.ts";

/** Opened on 2026-01-01, closed until 2026-09-30, ten hours to take; today is 2026-11-21. */
export const faultCases: readonly (readonly [
	kind: ModificationKind,
	day: string,
	minutes: number,
	fault: ModificationFault | null,
])[] = [
	["OTHER", "2025-12-31", 60, "BEFORE_OPENING"],
	["OTHER", "2026-01-01", 60, "MONTH_CLOSED"],
	["OTHER", "2026-09-30", 60, "MONTH_CLOSED"],
	["OTHER", "2026-10-01", 60, null],
	["OTHER", "2026-10-01", -6000, null],
	["OTHER", "2027-11-21", 60, null],
	["OTHER", "2027-11-22", 60, "TOO_FAR_AHEAD"],
	["PAYOUT", "2026-11-30", -600, null],
	["PAYOUT", "2026-11-30", -601, "EXCEEDS_BALANCE"],
	["PAYOUT", "2026-11-30", 60, "ADDS"],
	["EXPIRY", "2026-11-30", -600, null],
	["EXPIRY", "2026-11-30", -601, "EXCEEDS_BALANCE"],
	["EXPIRY", "2026-11-30", 0, "ADDS"],
];
