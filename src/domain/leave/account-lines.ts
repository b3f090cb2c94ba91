import type { LocalDay } from "../time/quantities.ts";
import type { Granted } from "./entitlement.ts";
import { type LeaveLine, type LeaveOrigin, substituteOrigin } from "./leave-line.ts";
import type { LeavePot, SpentLeave } from "./spend-leave.ts";
import type { LeaveModification, SubstituteDay } from "./year-account.ts";

export function grantLine(granted: Granted, expiresOn: LocalDay | null): LeaveLine {
	const { origin, units, steps, law, label, from, rule } = granted;
	return {
		kind: "ENTITLEMENT",
		origin,
		units,
		effectiveOn: from,
		expiresOn,
		steps,
		law,
		rule,
		...(label !== undefined && { label }),
	};
}

/** @param newYear the first day of the year that it is carried into */
export function carryLine(pot: LeavePot, newYear: LocalDay): LeaveLine {
	const { origin, units, expiresOn, year } = pot;
	return {
		kind: "CARRY_OVER",
		origin,
		units,
		effectiveOn: newYear,
		expiresOn,
		steps: [],
		law: "§ 7 BUrlG",
		fromYear: year,
	};
}

/** @param pot undefined: nothing was left, `fallback` goes below 0 */
export function takenLine(
	pot: LeavePot | undefined,
	{ absence, firstDay, units }: SpentLeave,
	fallback: LeaveOrigin,
): LeaveLine {
	return {
		kind: "TAKEN",
		origin: pot?.origin ?? fallback,
		units: 0 - units,
		effectiveOn: firstDay,
		expiresOn: null,
		steps: [],
		law: null,
		...(absence >= 0 && { absence }),
		...(pot?.isCarried && { fromYear: pot.year }),
	};
}

export function lostLine(pot: LeavePot, units: number): LeaveLine {
	return {
		kind: "EXPIRY",
		origin: pot.origin,
		units: 0 - units,
		effectiveOn: pot.expiresOn as LocalDay,
		expiresOn: null,
		steps: [],
		law: pot.origin === substituteOrigin ? substituteLaw : "§ 7 BUrlG",
		...(pot.isCarried && { fromYear: pot.year }),
	};
}

/** What was left when an account was opened, beyond what rules grant. */
export function beyondLine(units: number, day: LocalDay, expiresOn: LocalDay | null): LeaveLine {
	return {
		kind: "ENTITLEMENT",
		origin: "EXTRA",
		units,
		effectiveOn: day,
		expiresOn,
		steps: [],
		law: null,
	};
}

/**
 * A day off in place of a holiday that was worked.
 *
 * @param units what a day is in the account
 */
export function substituteLine({ day, expiresOn }: SubstituteDay, units: number): LeaveLine {
	return {
		kind: "ENTITLEMENT",
		origin: substituteOrigin,
		units,
		effectiveOn: day,
		expiresOn,
		steps: [],
		law: substituteLaw,
	};
}

const substituteLaw = "§ 11 ArbZG";

/** Days that are given by hand, or taken away below 0. */
export function handLine({
	kind = "MODIFICATION",
	day,
	units,
	expiresOn,
}: LeaveModification): LeaveLine {
	return {
		kind,
		origin: "EXTRA",
		units,
		effectiveOn: day,
		expiresOn,
		steps: [],
		law: kind === "PAYOUT" ? "§ 7 BUrlG" : null,
	};
}
