import type { RuleType } from "../../contract/rule-types.ts";

/** A setting of a rule: how it is typed and shown, and what a new rule begins with. */
export interface SettingField {
	readonly kind: "CHOICE" | "NUMBER" | "DURATION" | "FLAG";
	readonly initial: string | number | boolean | null;
	/** CHOICE: in the order in which they are offered, the usual one first; their words stand in the texts. */
	readonly options?: readonly string[];
	readonly least?: number;
	readonly most?: number;
	/** Empty says: without limit. */
	readonly isOptional?: true;
	/** Nothing stands at its right. */
	readonly isAlone?: true;
	/** The same in all versions of a rule. */
	readonly isFixed?: true;
	/** Which text explains it. */
	readonly help?: "minBlockHelp" | "boundHelp" | "toleranceHelp";
}

const choice = (first: string, ...others: string[]) =>
	({ kind: "CHOICE", initial: first, options: [first, ...others] }) as const;
const number = (initial: number | null, most: number, least = 0) =>
	({ kind: "NUMBER", initial, least, most }) as const;
const bound = {
	kind: "DURATION",
	initial: null,
	least: -1_000_000,
	most: 1_000_000,
	isOptional: true,
	help: "boundHelp",
} as const;
const tolerance = { ...number(null, 1440), isOptional: true, help: "toleranceHelp" } as const;

/**
 * What each type of rule asks for, in the order of its form. Form, check, settings that are sent and what is shown of them
 * follow. The steps of pauses stand before it, the conditions of extra time behind.
 */
const settingFields = {
	AUTOPAUSE: {
		behaviour: choice("COMPLETE_DURATION", "ABOVE_THRESHOLD"),
		minBlockMinutes: { ...number(15, 1440), help: "minBlockHelp" },
	},
	ROUNDING: {
		target: { ...choice("BEGIN", "END", "PAUSE", "DURATION"), isFixed: true },
		mode: choice("MERCANTILE", "UP", "DOWN", "NONE"),
		gridMinutes: number(15, 1440, 1),
	},
	FLEXTIME: { upperMinutes: bound, lowerMinutes: bound, overflow: choice("KEEP", "EXPIRE") },
	OVERTIME: {
		period: choice("DAY", "WEEK", "MONTH"),
		afterMinutes: { kind: "DURATION", initial: 480, most: 50_000 },
		factorPercent: number(100, 1000),
		needsApproval: { kind: "FLAG", initial: false },
	},
	EXTRATIME: {
		extraMode: choice("PERCENT", "FIXED"),
		extraValue: number(null, 10_000),
		maxMinutes: { kind: "DURATION", initial: null, isOptional: true },
	},
	NORMALIZE2WORKTIME: {
		to: { ...choice("WORKING_TIME", "FRAME"), isAlone: true },
		toleranceBeforeMinutes: tolerance,
		toleranceAfterMinutes: tolerance,
	},
	AUTOSHIFTTOTRACKING: {
		graceMinutes: number(0, 10_080),
		state: choice("REQUESTED", "APPROVED"),
	},
} as const satisfies Readonly<Record<RuleType, Readonly<Record<string, SettingField>>>>;

type Fields = typeof settingFields;
export type SettingName = { [Type in RuleType]: keyof Fields[Type] }[RuleType];

export function fieldsOf(type: RuleType): readonly (readonly [SettingName, SettingField])[] {
	return Object.entries(settingFields[type]) as [SettingName, SettingField][];
}

/** Settings of all types as a new rule begins with them. */
export const newFields = Object.fromEntries(
	Object.values(settingFields).flatMap((fields) =>
		Object.entries<SettingField>(fields).map(([name, { initial }]) => [name, initial]),
	),
) as Readonly<Record<SettingName, SettingField["initial"]>>;
