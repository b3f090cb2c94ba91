import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { minuteOfWallTime } from "#domain/surcharge/conditions/wall-time.ts";
import { type TimeRule, timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";
import type { RuleType } from "../../contract/rule-types.ts";
import { fieldsOf, newFields } from "./setting-fields.ts";

export interface PauseStep {
	readonly afterMinutes: number | null;
	readonly pauseMinutes: number | null;
}

/** The conditions of extra time that the form knows; the others are kept as they are. */
interface TypedConditions {
	readonly timeOfDay: Times | null;
	/** "1" = Monday; none: any. */
	readonly weekdays: readonly string[];
	readonly holidays: boolean;
	readonly otherConditions: readonly ConditionSettings[];
}

/** All that the forms of the seven types ask for; those of other types wait unseen. */
export type SettingsValues = typeof newFields &
	TypedConditions & { readonly type: RuleType | null; readonly steps: readonly PauseStep[] };

/** § 4 ArbZG: 30 minutes above six hours, 45 above nine. */
export const legalSteps: readonly PauseStep[] = [
	{ afterMinutes: 360, pauseMinutes: 30 },
	{ afterMinutes: 540, pauseMinutes: 45 },
];

/** What a new rule begins with; a pause as the law has it. */
export const newSettings: SettingsValues = {
	...newFields,
	type: null,
	steps: legalSteps,
	timeOfDay: null,
	weekdays: [],
	holidays: false,
	otherConditions: [],
};

/** What the form shows of stored settings. */
export function valuesOf(settings: TimeRule): SettingsValues {
	if (settings.type !== "EXTRATIME") return { ...newSettings, ...settings };
	const { mode: extraMode, value: extraValue, conditions, ...rest } = settings;
	return { ...newSettings, ...rest, extraMode, extraValue, ...typedConditions(conditions) };
}

/** Takes what the form knows out of a rule's conditions; of each kind the first. */
export function typedConditions(conditions: readonly ConditionSettings[]): TypedConditions {
	const time = conditions.find((one) => one.type === "TIME_OF_DAY");
	const week = conditions.find((one) => one.type === "WEEKDAY" && !one.dayOffset);
	const holiday = conditions.find(isAnyHoliday);
	return {
		timeOfDay: time?.type === "TIME_OF_DAY" ? timesOf(time.from, time.to) : null,
		weekdays: week?.type === "WEEKDAY" ? week.weekdays.map(String) : [],
		holidays: holiday !== undefined,
		otherConditions: conditions.filter((one) => one !== time && one !== week && one !== holiday),
	};
}

/** As the form makes it: no kind, no share, no other day. */
function isAnyHoliday(one: ConditionSettings): boolean {
	return one.type === "HOLIDAY" && !one.dayOffset && one.kind == null && one.minFactor == null;
}

/** "22:00" to "06:00" → 1320 to 1800. */
function timesOf(from: string, to: string): Times {
	const begin = minuteOfWallTime(from);
	const end = minuteOfWallTime(to);
	return { begin, end: end > begin ? end : end + 1440 };
}

/** The settings that were typed; undefined while something is missing. */
export function settingsOf(values: SettingsValues): TimeRule | undefined {
	const { type, steps } = values;
	if (type === null) return undefined;
	const { extraMode, extraValue, ...typed } = Object.fromEntries(
		fieldsOf(type).map(([name]) => [name, values[name]]),
	);
	const read = timeRule.safeParse({
		type,
		...typed,
		...(type === "AUTOPAUSE" && { steps }),
		...(type === "EXTRATIME" && {
			mode: extraMode,
			value: extraValue,
			conditions: conditionsOf(values),
		}),
	});
	return read.success ? read.data : undefined;
}

/** The conditions that were typed, with those the form does not know. */
function conditionsOf(values: TypedConditions): readonly unknown[] {
	const { timeOfDay, weekdays, holidays, otherConditions } = values;
	const spans = timeOfDay === null ? [] : [timeOfDay];
	return [
		...spans.map(({ begin, end }) => ({
			type: "TIME_OF_DAY",
			from: printMinutes(begin),
			to: printMinutes(end),
		})),
		...(weekdays.length > 0 ? [{ type: "WEEKDAY", weekdays: weekdays.map(Number) }] : []),
		...(holidays ? [{ type: "HOLIDAY" }] : []),
		...otherConditions,
	];
}
