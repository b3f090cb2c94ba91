import type { ReckonedYear } from "#areas/absences/leave-accounts/server/public.ts";
import { remainingOf } from "#domain/leave/leave-accounts.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { ClosedPerson } from "./sql/year-ends.ts";

/** What a year of somebody comes to at its end, in the unit of the account. */
export function yearFigures({ account, unit }: ReckonedYear): Omit<ClosedPerson, "userId"> {
	const sum = (units: readonly number[]) => units.reduce((all, one) => all + one, 0);
	const lost = account.lines.filter(({ kind }) => kind === "EXPIRY");
	return {
		unit,
		remaining: remainingOf(account),
		expired: 0 - sum(lost.map(({ units }) => units)),
		carried: sum(account.carried.map(({ units }) => units)),
		pots: account.carried.map(({ origin, year, expiresOn, units }) => ({
			...{ origin, year, units, expiresOn: expiresOn === null ? null : isoOfDay(expiresOn) },
		})),
	};
}
