import {
	type ConditionSettings,
	type ConditionType,
	conditionSettings,
} from "#domain/surcharge/condition-catalogue.ts";
import { factorChoice } from "./condition-words.ts";

const nothing = null as number | null;
const unchosen = null as string | null;
const none: readonly string[] = [];

/** What is typed about a condition of any type; each type asks for some of it. Times are minutes since midnight. */
export const emptyCondition = {
	from: nothing,
	to: nothing,
	time: nothing,
	isLater: false,
	/** "1" is Monday. */
	weekdays: none,
	/** Of a list: "-1" is the day before. */
	dayOffset: "0" as string | null,
	holidayKind: "ANY" as "ANY" | "PUBLIC" | "OTHER" | null,
	minFactor: "HALF" as "HALF" | "WHOLE" | "NONE" | null,
	/** "1" is January. */
	fromMonth: unchosen,
	fromDay: nothing,
	fromTime: nothing,
	toMonth: unchosen,
	toDay: nothing,
	toTime: nothing,
	activities: none,
	classTypes: none,
	workspaces: none,
	units: none,
	minutes: nothing,
};

export type ConditionValues = Readonly<typeof emptyCondition>;
export type ConditionField = keyof ConditionValues;

const factors = { HALF: null, WHOLE: 1, NONE: 0 } as const;

/** What a type asks for, in the order in which it is asked; its settings of what is typed, and back. */
interface Kind<Settings> {
	readonly asks: readonly ConditionField[];
	readonly settings: (values: ConditionValues) => object;
	readonly typed: (settings: Settings) => Partial<ConditionValues>;
}

const kinds: { readonly [T in ConditionType]: Kind<Extract<ConditionSettings, { type: T }>> } = {
	TIME_OF_DAY: {
		asks: ["from", "to"],
		settings: ({ from, to }) => ({ from: wallTime(from), to: wallTime(to) }),
		typed: ({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }),
	},
	WEEKDAY: {
		asks: ["weekdays", "dayOffset"],
		settings: ({ weekdays, dayOffset }) => ({
			weekdays: weekdays.map(Number).toSorted((a, b) => a - b),
			dayOffset: Number(dayOffset),
		}),
		typed: ({ weekdays, dayOffset }) => ({
			weekdays: weekdays.map(String),
			dayOffset: String(dayOffset ?? 0),
		}),
	},
	HOLIDAY: {
		asks: ["holidayKind", "minFactor", "dayOffset"],
		settings: ({ holidayKind, minFactor, dayOffset }) => ({
			kind: holidayKind === "ANY" ? null : holidayKind,
			minFactor: factors[minFactor ?? "HALF"],
			dayOffset: Number(dayOffset),
		}),
		typed: ({ kind, minFactor, dayOffset }) => ({
			holidayKind: kind ?? "ANY",
			minFactor: factorChoice(minFactor),
			dayOffset: String(dayOffset ?? 0),
		}),
	},
	DATE_TIME_RANGE: {
		asks: ["fromMonth", "fromDay", "fromTime", "toMonth", "toDay", "toTime"],
		settings: (values) => ({
			from: yearly(values.fromMonth, values.fromDay, values.fromTime),
			to: yearly(values.toMonth, values.toDay, values.toTime),
		}),
		typed: ({ from, to }) => ({
			fromMonth: String(Number(from.slice(0, 2))),
			fromDay: Number(from.slice(3, 5)),
			fromTime: minuteOf(from.slice(6)),
			toMonth: String(Number(to.slice(0, 2))),
			toDay: Number(to.slice(3, 5)),
			toTime: minuteOf(to.slice(6)),
		}),
	},
	ACTIVITY: asIs("activities"),
	ACTIVITY_CLASS: asIs("classTypes"),
	WORKSPACE: asIs("workspaces"),
	UNIT: asIs("units"),
	MIN_DURATION: asIs("minutes"),
	BEGUN_BEFORE: {
		asks: ["time", "isLater"],
		settings: ({ time, isLater }) => ({ time: wallTime(time), isLater }),
		typed: ({ time, isLater }) => ({ time: minuteOf(time), isLater: isLater === true }),
	},
};

/** Of a type whose only setting is typed as it is kept. */
function asIs<Name extends ConditionField>(
	name: Name,
): Kind<{ readonly [K in Name]: ConditionValues[K] }> {
	return {
		asks: [name],
		settings: (values) => ({ [name]: values[name] }),
		typed: (settings) => ({ [name]: settings[name] }),
	};
}

export function askedBy(type: ConditionType): readonly ConditionField[] {
	return kinds[type].asks;
}

/** What is typed as settings; undefined as long as it cannot be meant. */
export function settingsOf(
	type: ConditionType,
	values: ConditionValues,
): ConditionSettings | undefined {
	const read = conditionSettings.safeParse({ type, ...kinds[type].settings(values) });
	return read.success ? read.data : undefined;
}

/** Settings as they are typed. */
export function valuesOf(settings: ConditionSettings): ConditionValues {
	const kind: Kind<never> = kinds[settings.type];
	return { ...emptyCondition, ...kind.typed(settings as never) };
}

const two = (value: number) => String(value).padStart(2, "0");

/** Example: 1215 → "20:15". */
function wallTime(minute: number | null): string | null {
	return minute === null ? null : `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function minuteOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Example: "12", 24, 840 → "12-24T14:00". */
function yearly(month: string | null, day: number | null, minute: number | null): string | null {
	return month === null || day === null || minute === null
		? null
		: `${two(Number(month))}-${two(day)}T${wallTime(minute)}`;
}
