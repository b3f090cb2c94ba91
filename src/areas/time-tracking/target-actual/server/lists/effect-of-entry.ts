import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import { limitsFor } from "#domain/violations/work-limits.ts";
import {
	type ChangeEffect,
	changeEffect,
	type DayStand,
} from "#domain/working-time/change-effect.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { legalStatusOn } from "../facts/dated-rows.ts";
import { type PersonInput, readDayInput } from "../facts/day-input.ts";
import { personDays } from "../person-days.ts";
import type { Reckoning } from "../reckoning.ts";
import { type ProposedEntry, reachOf, withEntries } from "./proposed-entries.ts";

/**
 * What the days of a person come to with an entry as it is proposed, compared with what they come to now. The entry must
 * not overlap what counts already.
 */
export async function effectOfEntry(
	tx: Tx,
	tenantId: string,
	proposed: ProposedEntry,
	compared: Compared,
): Promise<ChangeEffect | null> {
	const range = reachOf([compared.wasOn, proposed.day]);
	const { reckoning, people } = await readDayInput(tx, tenantId, [proposed.userId], range);
	const [person] = people;
	return person === undefined ? null : effectOn(person, reckoning, proposed, compared);
}

export interface Compared {
	/** Civil day on which the entry is now. */
	readonly wasOn: string;
	/** Days whose balances count. */
	readonly counted: DayRange;
}

/** The same by facts that were read already. */
export function effectOn(
	person: PersonInput,
	reckoning: Reckoning,
	proposed: ProposedEntry,
	{ wasOn, counted }: Compared,
): ChangeEffect {
	const range = reachOf([wasOn, proposed.day]);
	const before = standsOf(person, reckoning, range);
	const after = standsOf(withEntries(person, [proposed]), reckoning, range);
	return changeEffect(before, after, counted);
}

function standsOf(input: PersonInput, reckoning: Reckoning, range: DayRange): DayStand[] {
	const { days } = personDays(input, reckoning, range);
	return days.map(({ facts: { day }, result: { balanceMinutes }, arbzg: { netMinutes } }) => {
		const { isExempt, adultFrom } = legalStatusOn(input.person, isoOfDay(day));
		const maximumMinutes = isExempt ? null : limitsFor(day, adultFrom).dailyMaximum;
		return { day, balanceMinutes, netMinutes, maximumMinutes };
	});
}
