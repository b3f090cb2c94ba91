import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DayViolation } from "#domain/violations/day-violations.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type PersonInput, readDayInput } from "../facts/day-input.ts";
import { personDays } from "../person-days.ts";
import type { Reckoning } from "../reckoning.ts";
import type { EntryRow } from "../sql/timeline.ts";

/** An entry as it would count, in the place of what is stored under its id. */
export interface ProposedEntry {
	readonly id: string;
	readonly userId: string;
	/** The local day of its begin. */
	readonly day: string;
	readonly begin: Date;
	readonly end: Date;
	readonly classType: string;
	readonly activityId: string;
}

export interface ViolationOfDay {
	readonly userId: string;
	readonly day: string;
	readonly violation: DayViolation;
}

/** Days beside an entry that it may touch: it lasts over midnight, and the next shift asks for rest after it. */
const before = 1;
const after = 3;

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
	const range = reachOf(proposed);
	const userIds = [...byUser.keys()].sort();
	const { reckoning, people } = await readDayInput(tx, tenantId, userIds, range);
	return people.flatMap((person) => {
		const own = byUser.get(person.person.id) ?? [];
		const reach = reachOf(own);
		const known = new Set(violationsOf(person, reckoning, reach).map(keyOf));
		return violationsOf(withEntries(person, own), reckoning, reach).filter(
			(one) => !known.has(keyOf(one)),
		);
	});
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

function withEntries(person: PersonInput, proposed: readonly ProposedEntry[]): PersonInput {
	const replaced = new Set(proposed.map(({ id }) => id));
	const kept = person.entries.filter(({ id }) => !replaced.has(id));
	const entries = [...kept, ...proposed.map(rowOf)].sort((one, other) => one.begin - other.begin);
	return { ...person, entries };
}

function rowOf({ begin, end, ...entry }: ProposedEntry): EntryRow {
	return {
		...entry,
		begin: secondOfMilliseconds(begin.getTime()),
		end: secondOfMilliseconds(end.getTime()),
		state: "APPROVED",
	};
}

function reachOf(proposed: readonly ProposedEntry[]): DayRange {
	const days = proposed.map(({ day }) => dayOfIso(day));
	return {
		from: (Math.min(...days) - before) as LocalDay,
		to: (Math.max(...days) + after) as LocalDay,
	};
}
