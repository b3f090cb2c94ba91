import {
	type ModificationFault,
	modificationFault,
	type OvertimeModification,
} from "#domain/overtime/modification-fault.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refuse.ts";
import {
	overtimeAdds,
	overtimeBeforeOpening,
	overtimeExceedsBalance,
	overtimeMonthClosed,
	overtimeTooFarAhead,
} from "../contract/refusals.ts";
import type { CountedAccount } from "./counted-account.ts";

const refusals: Readonly<Record<ModificationFault, Refusal>> = {
	BEFORE_OPENING: overtimeBeforeOpening,
	MONTH_CLOSED: overtimeMonthClosed,
	TOO_FAR_AHEAD: overtimeTooFarAhead,
	ADDS: overtimeAdds,
	EXCEEDS_BALANCE: overtimeExceedsBalance,
};

/** Refuses a modification that the account does not take. */
export function checkModification(
	account: CountedAccount,
	modification: OvertimeModification,
	today: string,
): void {
	const fault = modificationFault(modification, account, today);
	if (fault === null) return;
	const { takeableMinutes } = account;
	refuse(refusals[fault], { facts: { takeableMinutes } });
}

/** What was carried over with a closed month stays. */
export function keepClosed(
	{ closedUntil }: CountedAccount,
	{ effectiveOn }: { readonly effectiveOn: string },
): void {
	if (closedUntil !== null && effectiveOn <= closedUntil) {
		refuse(overtimeMonthClosed);
	}
}
