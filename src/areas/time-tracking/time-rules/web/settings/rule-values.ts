import { minuteOfWallTime } from "#domain/surcharge/conditions/wall-time.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";
import type { RuleType } from "../../contract/rule-types.ts";
import { type SimpleConditions, simpleConditions } from "./simple-conditions.ts";

type Of<Type extends TimeRule["type"]> = Extract<TimeRule, { type: Type }>;

export interface PauseStep {
	readonly afterMinutes: number | null;
	readonly pauseMinutes: number | null;
}

/** All that the forms of the seven types ask for; those of other types wait unseen. */
export interface SettingsValues {
	readonly type: RuleType | null;
	readonly behaviour: Of<"AUTOPAUSE">["behaviour"] | null;
	readonly minBlockMinutes: number | null;
	readonly steps: readonly PauseStep[];
	readonly target: Of<"ROUNDING">["target"] | null;
	readonly mode: Of<"ROUNDING">["mode"] | null;
	readonly gridMinutes: number | null;
	readonly upperMinutes: number | null;
	readonly lowerMinutes: number | null;
	readonly overflow: Of<"FLEXTIME">["overflow"] | null;
	readonly period: Of<"OVERTIME">["period"] | null;
	readonly afterMinutes: number | null;
	readonly factorPercent: number | null;
	readonly needsApproval: boolean;
	readonly extraMode: Of<"EXTRATIME">["mode"] | null;
	readonly extraValue: number | null;
	readonly maxMinutes: number | null;
	readonly timeOfDay: Times | null;
	/** "1" = Monday. */
	readonly weekdays: readonly string[];
	readonly holidays: boolean;
	readonly otherConditions: SimpleConditions["others"];
	readonly to: Of<"NORMALIZE2WORKTIME">["to"] | null;
	readonly toleranceBeforeMinutes: number | null;
	readonly toleranceAfterMinutes: number | null;
	readonly graceMinutes: number | null;
	readonly state: Of<"AUTOSHIFTTOTRACKING">["state"] | null;
}

/** § 4 ArbZG: 30 minutes beyond six hours, 45 beyond nine. */
export const legalSteps: readonly PauseStep[] = [
	{ afterMinutes: 360, pauseMinutes: 30 },
	{ afterMinutes: 540, pauseMinutes: 45 },
];

/** What a new rule begins with; a pause as the law has it. */
export const newSettings: SettingsValues = {
	type: null,
	behaviour: "COMPLETE_DURATION",
	minBlockMinutes: 15,
	steps: legalSteps,
	target: "BEGIN",
	mode: "MERCANTILE",
	gridMinutes: 15,
	upperMinutes: null,
	lowerMinutes: null,
	overflow: "KEEP",
	period: "DAY",
	afterMinutes: 480,
	factorPercent: 100,
	needsApproval: false,
	extraMode: "PERCENT",
	extraValue: null,
	maxMinutes: null,
	timeOfDay: null,
	weekdays: [],
	holidays: false,
	otherConditions: [],
	to: "WORKING_TIME",
	toleranceBeforeMinutes: null,
	toleranceAfterMinutes: null,
	graceMinutes: 0,
	state: "REQUESTED",
};

/** What the form shows of stored settings. */
export function valuesOf(settings: TimeRule): SettingsValues {
	if (settings.type !== "EXTRATIME") return { ...newSettings, ...settings };
	const { mode, value, conditions, ...rest } = settings;
	const { from, to, weekdays, onHolidays, others } = simpleConditions(conditions);
	return {
		...newSettings,
		...rest,
		extraMode: mode,
		extraValue: value,
		timeOfDay: from === null || to === null ? null : timesOf(from, to),
		weekdays: weekdays.map(String),
		holidays: onHolidays,
		otherConditions: others,
	};
}

/** "22:00" to "06:00" → 1320 to 1800. */
function timesOf(from: string, to: string): Times {
	const begin = minuteOfWallTime(from);
	const end = minuteOfWallTime(to);
	return { begin, end: end > begin ? end : end + 1440 };
}
