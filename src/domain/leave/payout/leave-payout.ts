import type { LocalDay } from "../../time/quantities.ts";
import { amountNumber, type LeaveAmount } from "../amount/account-unit.ts";
import { type HandKind, isGrantedByLaw } from "../leave-line.ts";
import type { OpenLeave } from "../open-leave.ts";

/** What is written by hand of an account. */
interface HandEntryFacts {
	readonly kind: HandKind;
	/** In the unit of the account; below 0 they are taken from it. */
	readonly units: number;
	readonly day: LocalDay;
	/** The last day of the employment in the leave year; null: it goes on. */
	readonly exit: LocalDay | null;
	/** What is left of the year with all that is approved. */
	readonly open: readonly Pick<OpenLeave, "origin" | "units">[];
}

/**
 * Why an entry may not be written; null where it may. Leave is paid out only because an employment ends (§ 7 (4) BUrlG), not before
 * its last day and never more than is left; what the law grants is never waived (§ 13 BUrlG).
 */
export function handFault({ kind, units, day, exit, open }: HandEntryFacts) {
	if (kind === "MODIFICATION") return null;
	if (units >= 0) return "GIVES" as const;
	if (kind === "PAYOUT" && (exit === null || day < exit)) return "EMPLOYED" as const;
	const taken = 0 - units;
	if (taken > leftOf(open)) return "TOO_MUCH" as const;
	const beyondLaw = open.filter(({ origin }) => !isGrantedByLaw(origin));
	return kind === "WAIVER" && taken > leftOf(beyondLaw) ? ("BY_LAW" as const) : null;
}

export type HandFault = NonNullable<ReturnType<typeof handFault>>;

function leftOf(open: HandEntryFacts["open"]): number {
	return open.reduce((sum, { units }) => sum + units, 0);
}

/**
 * What leave is worth, in cents, half up. Example: 2.5 days at 18,462 cents → 46,155; 20:00 hours at 2,308 → 46,160
 *
 * @param unitCents of a day, or of an hour where the account is kept in minutes
 */
export function payoutCents({ units, unit }: LeaveAmount, unitCents: number): number {
	return Math.round(amountNumber(units * unitCents, unit));
}
