import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { BookableActivity, bookableClasses } from "../contract/overrides.ts";
import type { contract } from "../contract.ts";

export type BookableClass = (typeof bookableClasses)[number];

/** Of each class the id of the person's own default; empty = as in the company. */
export interface OverrideValues extends Readonly<Record<BookableClass, string>> {
	/** Ids of what the person may not book, in the order of the activities. */
	readonly withheld: readonly string[];
}

type Activities = readonly BookableActivity[];
type Sent = GivenOf<typeof contract.putActivityOverrides>["overrides"];

export function overrideValues(activities: Activities): OverrideValues {
	const own = (wanted: BookableClass) =>
		activities.find(({ classType, isDefault }) => classType === wanted && isDefault)?.id ?? "";
	return {
		withheld: activities.filter(({ isAllowed }) => !isAllowed).map(({ id }) => id),
		WORKTIME: own("WORKTIME"),
		ACTION: own("ACTION"),
		PAUSE: own("PAUSE"),
		BREAK: own("BREAK"),
	};
}

/** What differs from the company, to be sent. */
export function sentOverrides(activities: Activities, values: OverrideValues): Sent {
	return activities
		.map(({ id, classType }) => ({
			activityId: id,
			isAllowed: !values.withheld.includes(id),
			isDefault: values[classType] === id,
		}))
		.filter(({ isAllowed, isDefault }) => !isAllowed || isDefault);
}
