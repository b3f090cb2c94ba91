import {
	type ConditionSettings,
	type ConditionType,
	conditionSettings,
} from "#domain/surcharge/condition-catalogue.ts";
import { factorChoice } from "./condition-words.ts";

/** What is typed about a condition of any type; each type asks for some of it. Times are minutes since midnight. */
export interface ConditionValues {
	readonly from: number | null;
	readonly to: number | null;
	readonly time: number | null;
	readonly isLater: boolean;
	/** "1" is Monday. */
	readonly weekdays: readonly string[];
	/** Of a list: "-1" is the day before. */
	readonly dayOffset: string | null;
	readonly holidayKind: "ANY" | "PUBLIC" | "OTHER";
	readonly minFactor: "HALF" | "WHOLE" | "NONE";
	/** "1" is January. */
	readonly fromMonth: string | null;
	readonly fromDay: number | null;
	readonly fromTime: number | null;
	readonly toMonth: string | null;
	readonly toDay: number | null;
	readonly toTime: number | null;
	readonly activities: readonly string[];
	readonly classTypes: readonly string[];
	readonly workspaces: readonly string[];
	readonly units: readonly string[];
	readonly minutes: number | null;
}

export type ConditionField = keyof ConditionValues;

/** What each type asks for, in the order in which it is asked. */
export const askedBy: Readonly<Record<ConditionType, readonly ConditionField[]>> = {
	TIME_OF_DAY: ["from", "to"],
	WEEKDAY: ["weekdays", "dayOffset"],
	HOLIDAY: ["holidayKind", "minFactor", "dayOffset"],
	DATE_TIME_RANGE: ["fromMonth", "fromDay", "fromTime", "toMonth", "toDay", "toTime"],
	ACTIVITY: ["activities"],
	ACTIVITY_CLASS: ["classTypes"],
	WORKSPACE: ["workspaces"],
	UNIT: ["units"],
	MIN_DURATION: ["minutes"],
	BEGUN_BEFORE: ["time", "isLater"],
};

export const emptyCondition: ConditionValues = {
	from: null,
	to: null,
	time: null,
	isLater: false,
	weekdays: [],
	dayOffset: "0",
	holidayKind: "ANY",
	minFactor: "HALF",
	fromMonth: null,
	fromDay: null,
	fromTime: null,
	toMonth: null,
	toDay: null,
	toTime: null,
	activities: [],
	classTypes: [],
	workspaces: [],
	units: [],
	minutes: null,
};

/** What is typed as settings; undefined as long as it cannot be meant. */
export function settingsOf(
	type: ConditionType,
	values: ConditionValues,
): ConditionSettings | undefined {
	const read = conditionSettings.safeParse(rawSettings(type, values));
	return read.success ? read.data : undefined;
}

const factors = { HALF: null, WHOLE: 1, NONE: 0 } as const;

function rawSettings(type: ConditionType, values: ConditionValues): object {
	const dayOffset = Number(values.dayOffset);
	switch (type) {
		case "TIME_OF_DAY":
			return { type, from: wallTime(values.from), to: wallTime(values.to) };
		case "WEEKDAY":
			return {
				type,
				weekdays: values.weekdays.map(Number).toSorted((a, b) => a - b),
				dayOffset,
			};
		case "HOLIDAY": {
			const kind = values.holidayKind === "ANY" ? null : values.holidayKind;
			return { type, kind, minFactor: factors[values.minFactor], dayOffset };
		}
		case "DATE_TIME_RANGE":
			return {
				type,
				from: yearly(values.fromMonth, values.fromDay, values.fromTime),
				to: yearly(values.toMonth, values.toDay, values.toTime),
			};
		case "ACTIVITY":
			return { type, activities: values.activities };
		case "ACTIVITY_CLASS":
			return { type, classTypes: values.classTypes };
		case "WORKSPACE":
			return { type, workspaces: values.workspaces };
		case "UNIT":
			return { type, units: values.units };
		case "MIN_DURATION":
			return { type, minutes: values.minutes };
		case "BEGUN_BEFORE":
			return { type, time: wallTime(values.time), isLater: values.isLater };
	}
}

/** Settings as they are typed. */
export function valuesOf(settings: ConditionSettings): ConditionValues {
	return { ...emptyCondition, ...typed(settings) };
}

function typed(settings: ConditionSettings): Partial<ConditionValues> {
	switch (settings.type) {
		case "TIME_OF_DAY":
			return { from: minuteOf(settings.from), to: minuteOf(settings.to) };
		case "WEEKDAY":
			return {
				weekdays: settings.weekdays.map(String),
				dayOffset: String(settings.dayOffset ?? 0),
			};
		case "HOLIDAY":
			return {
				holidayKind: settings.kind ?? "ANY",
				minFactor: factorChoice(settings.minFactor),
				dayOffset: String(settings.dayOffset ?? 0),
			};
		case "DATE_TIME_RANGE": {
			const [from, to] = [settings.from, settings.to].map(partsOf);
			return {
				fromMonth: from?.month ?? null,
				fromDay: from?.day ?? null,
				fromTime: from?.time ?? null,
				toMonth: to?.month ?? null,
				toDay: to?.day ?? null,
				toTime: to?.time ?? null,
			};
		}
		case "BEGUN_BEFORE":
			return {
				time: minuteOf(settings.time),
				isLater: settings.isLater === true,
			};
		default: {
			const { type: _, ...rest } = settings;
			return rest;
		}
	}
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

function partsOf(text: string) {
	return {
		month: String(Number(text.slice(0, 2))),
		day: Number(text.slice(3, 5)),
		time: minuteOf(text.slice(6)),
	};
}
