import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { DayViolation } from "#domain/violations/day-violations.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type PersonInput, readDayInput } from "../facts/day-input.ts";
import { personDays } from "../person-days.ts";
import type { Reckoning } from "../reckoning.ts";
import { type ProposedEntry, reachOf, withEntries } from "./proposed-entries.ts";

export interface ViolationOfDay {
	readonly userId: string;
	readonly day: string;
	readonly violation: DayViolation;
}

/**
 * What the days of people would violate by some entries and do not violate without them, in six statements for however
 * many. The entries of a person must not overlap each other nor what counts already.
 */
export async function violationsByEntries(
	tx: Tx,
	tenantId: string,
	proposed: readonly ProposedEntry[],
): Promise<ViolationOfDay[]> {
	if (proposed.length === 0) return [];
	const byUser = Map.groupBy(proposed, ({ userId }) => userId);
	const range = reachOf(proposed.map(({ day }) => day));
	const userIds = [...byUser.keys()].sort();
	const { reckoning, people } = await readDayInput(tx, tenantId, userIds, range);
	return people.flatMap((person) =>
		violationsByOwn(person, reckoning, byUser.get(person.person.id) ?? []),
	);
}

/** The same of one person's entries, by facts that were read already. */
export function violationsByOwn(
	person: PersonInput,
	reckoning: Reckoning,
	own: readonly ProposedEntry[],
): ViolationOfDay[] {
	const reach = reachOf(own.map(({ day }) => day));
	const known = new Set(violationsOf(person, reckoning, reach).map(keyOf));
	return violationsOf(withEntries(person, own), reckoning, reach).filter(
		(one) => !known.has(keyOf(one)),
	);
}

function violationsOf(input: PersonInput, reckoning: Reckoning, range: DayRange): ViolationOfDay[] {
	const { days } = personDays(input, reckoning, range);
	return days.flatMap(({ facts, violations }) =>
		violations.map((violation) => ({
			userId: input.person.id,
			day: isoOfDay(facts.day),
			violation,
		})),
	);
}

const keyOf = ({ day, violation }: ViolationOfDay): string => `${day} ${JSON.stringify(violation)}`;
