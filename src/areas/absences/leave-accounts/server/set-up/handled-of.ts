import { readAmount } from "#domain/leave/amount/account-unit.ts";
import type { LeaveOpening } from "#domain/leave/leave-opening.ts";
import type { LeaveModification } from "#domain/leave/year-account.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LeaveOpeningValues } from "../../contract/openings.ts";
import type { HandledAccount } from "../sql/handled-accounts.ts";

/** What was set up and written by hand of somebody's accounts. */
export function handledOf(accounts: readonly HandledAccount[]) {
	const opened = accounts.flatMap(({ year, opening }) =>
		opening === null ? [] : [[year, openingOf(opening)] as const],
	);
	const carrying = accounts.filter(({ carryReason }) => carryReason !== null);
	return {
		years: accounts.map(({ year }) => year),
		modifications: accounts.flatMap(({ byHand }) => byHand.map(modificationOf)),
		openings: new Map(opened),
		carryOverReasons: carrying.map(({ year }) => year),
	};
}

function modificationOf(one: HandledAccount["byHand"][number]): LeaveModification {
	const { kind, day, expiresOn, units } = one;
	return {
		kind,
		day: dayOfIso(day),
		units,
		expiresOn: expiresOn === null ? null : dayOfIso(expiresOn),
	};
}

/** As it is reckoned with. */
export function openingOf({ day, taken, rest, carried }: LeaveOpeningValues): LeaveOpening {
	return {
		day: dayOfIso(day),
		taken: readAmount(taken).units,
		...(rest !== undefined && { rest: readAmount(rest).units }),
		carried: carried.map(({ fromYear, origin, days, expiresOn }) => ({
			origin,
			year: fromYear,
			isCarried: true,
			expiresOn: expiresOn === null ? null : dayOfIso(expiresOn),
			units: readAmount(days).units,
		})),
	};
}
