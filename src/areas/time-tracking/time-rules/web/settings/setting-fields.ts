import type { RuleType } from "../../contract/rule-types.ts";
import type { SettingsValues } from "./rule-values.ts";

/** A setting of a rule: how it is typed, and how it is shown. */
export interface SettingField {
	readonly kind: "CHOICE" | "NUMBER" | "DURATION" | "FLAG";
	/** CHOICE: in the order in which they are offered; their words stand in the texts. */
	readonly options?: readonly string[];
	readonly least?: number;
	readonly most?: number;
	/** Empty says: without limit. */
	readonly isOptional?: true;
	/** Nothing stands at its right. */
	readonly isAlone?: true;
	/** The same in all versions of a rule. */
	readonly isFixed?: true;
}

export type SettingName = Exclude<
	keyof SettingsValues,
	"type" | "steps" | "timeOfDay" | "weekdays" | "holidays" | "otherConditions"
>;
type Fields = { readonly [Name in SettingName]?: SettingField };

const choice = (...options: string[]) => ({ kind: "CHOICE", options }) as const;
const ofDay = { kind: "NUMBER", least: 0, most: 1440 } as const;
const account = { kind: "DURATION", least: -1_000_000, most: 1_000_000, isOptional: true } as const;

/**
 * What each type of rule asks for, in the order of its form. Form, check, settings that are sent and what is shown of them
 * follow. The steps of pauses stand before it, the conditions of extra time behind.
 */
export const settingFields: Readonly<Record<RuleType, Fields>> = {
	AUTOPAUSE: { behaviour: choice("COMPLETE_DURATION", "ABOVE_THRESHOLD"), minBlockMinutes: ofDay },
	ROUNDING: {
		target: { ...choice("BEGIN", "END", "PAUSE", "DURATION"), isFixed: true },
		mode: choice("MERCANTILE", "UP", "DOWN", "NONE"),
		gridMinutes: { kind: "NUMBER", least: 1, most: 1440 },
	},
	FLEXTIME: { upperMinutes: account, lowerMinutes: account, overflow: choice("KEEP", "EXPIRE") },
	OVERTIME: {
		period: choice("DAY", "WEEK", "MONTH"),
		afterMinutes: { kind: "DURATION", most: 50_000 },
		factorPercent: { kind: "NUMBER", least: 0, most: 1000 },
		needsApproval: { kind: "FLAG" },
	},
	EXTRATIME: {
		extraMode: choice("PERCENT", "FIXED"),
		extraValue: { kind: "NUMBER", least: 0, most: 10_000 },
		maxMinutes: { kind: "DURATION", isOptional: true },
	},
	NORMALIZE2WORKTIME: {
		to: { ...choice("WORKING_TIME", "FRAME"), isAlone: true },
		toleranceBeforeMinutes: { ...ofDay, isOptional: true },
		toleranceAfterMinutes: { ...ofDay, isOptional: true },
	},
	AUTOSHIFTTOTRACKING: {
		graceMinutes: { kind: "NUMBER", least: 0, most: 10_080 },
		state: choice("REQUESTED", "APPROVED"),
	},
};

export function fieldsOf(type: RuleType): readonly (readonly [SettingName, SettingField])[] {
	return Object.entries(settingFields[type]) as [SettingName, SettingField][];
}
