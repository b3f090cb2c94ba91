import type { ChosenPeople } from "#areas/time-tracking/entries/web/public.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import type { contract } from "../contract.ts";

/** What is typed about applying a sequence. */
export interface ApplyValues {
	readonly sequenceId: string | null;
	readonly days: Days | null;
	readonly people: ChosenPeople;
	/** By person; who is missing begins with the first day. */
	readonly offsets: Readonly<Record<string, number>>;
	readonly onClash: "SKIP" | "OPEN";
}

export const noValues: ApplyValues = {
	sequenceId: null,
	days: null,
	people: [],
	offsets: {},
	onClash: "SKIP",
};

export type WantedRun = GivenOf<typeof contract.applySequence>;

/** As it is sent; undefined while something is missing. */
export function wantedOf(values: ApplyValues): WantedRun | undefined {
	const { sequenceId, days, people, offsets, onClash } = values;
	if (sequenceId === null || days === null || people.length === 0) return undefined;
	const crew = people.map(({ id }) => ({ userId: id, offset: offsets[id] ?? 0 }));
	return { id: sequenceId, ...days, people: crew, onClash };
}
