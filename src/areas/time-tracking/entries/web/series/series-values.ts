import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import type { contract } from "../../contract.ts";
import type { DayTimes } from "../entry-times.ts";
import { type KindValues, kindInput, type NewState } from "../form/entry-fields.tsx";
import type { ChosenPeople } from "../list/people-filter.tsx";

export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
export type Weekday = (typeof weekdays)[number];

/** What is typed about several entries. */
export interface SeriesValues extends KindValues {
	readonly people: ChosenPeople;
	readonly unitIds: readonly string[];
	readonly days: Days | null;
	readonly weekdays: readonly Weekday[];
	/** The same times for everybody, or those that each is planned for. */
	readonly timesFrom: "TYPED" | "WORKSHEET";
	readonly times: DayTimes | null;
	readonly state: NewState;
	readonly onFault: "NOTHING" | "VALID_ONLY";
}

type Wanted = GivenOf<typeof contract.previewTimeTrackings>;

/** As it is sent; empty fields were refused before. */
export function wantedOf(values: SeriesValues): Wanted {
	const { people, unitIds, days, timesFrom, times } = values;
	return {
		userIds: people.map(({ id }) => id),
		unitIds: [...unitIds],
		from: days?.from ?? "",
		to: days?.to ?? "",
		weekdays: values.weekdays.map(Number),
		times: timesFrom === "WORKSHEET" ? null : times,
		...kindInput(values),
		state: values.state,
		reasonId: values.reasonId,
	};
}
