import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { PersonInput } from "../facts/day-input.ts";
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

/** Days beside an entry that it may touch: it lasts over midnight, and the next shift asks for rest after it. */
const before = 1;
const after = 3;

/** All days that entries beginning on some days may touch. */
export function reachOf(civilDays: readonly string[]): DayRange {
	const days = civilDays.map(dayOfIso);
	return {
		from: (Math.min(...days) - before) as LocalDay,
		to: (Math.max(...days) + after) as LocalDay,
	};
}

/** What a person's days follow from, had some entries been made as they are proposed. */
export function withEntries(person: PersonInput, proposed: readonly ProposedEntry[]): PersonInput {
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
