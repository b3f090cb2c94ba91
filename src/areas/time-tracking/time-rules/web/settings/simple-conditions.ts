import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";

/** The conditions that the form knows; the others are kept as they are. */
export interface SimpleConditions {
	/** Times of day as "22:00"; both null without. */
	readonly from: string | null;
	readonly to: string | null;
	/** 1 = Monday; none: any. */
	readonly weekdays: readonly number[];
	readonly onHolidays: boolean;
	readonly others: readonly ConditionSettings[];
}

/** Takes what the form knows out of a rule's conditions; of each kind the first. */
export function simpleConditions(conditions: readonly ConditionSettings[]): SimpleConditions {
	const time = conditions.find((one) => one.type === "TIME_OF_DAY");
	const week = conditions.find((one) => one.type === "WEEKDAY" && !one.dayOffset);
	const holiday = conditions.find(isAnyHoliday);
	return {
		from: time?.type === "TIME_OF_DAY" ? time.from : null,
		to: time?.type === "TIME_OF_DAY" ? time.to : null,
		weekdays: week?.type === "WEEKDAY" ? week.weekdays : [],
		onHolidays: holiday !== undefined,
		others: conditions.filter((one) => one !== time && one !== week && one !== holiday),
	};
}

/** As the form makes it: no kind, no share, no other day. */
function isAnyHoliday(one: ConditionSettings): boolean {
	return (
		one.type === "HOLIDAY" &&
		!one.dayOffset &&
		(one.kind ?? null) === null &&
		(one.minFactor ?? null) === null
	);
}

/** The way back. */
export function conditionsOf({
	from,
	to,
	weekdays,
	onHolidays,
	others,
}: SimpleConditions): ConditionSettings[] {
	const made: ConditionSettings[] = [];
	if (from !== null && to !== null) made.push({ type: "TIME_OF_DAY", from, to });
	if (weekdays.length > 0) made.push({ type: "WEEKDAY", weekdays: [...weekdays] });
	if (onHolidays) made.push({ type: "HOLIDAY" });
	return [...made, ...others];
}
