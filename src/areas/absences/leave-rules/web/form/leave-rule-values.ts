import { unitsOf, writtenDays } from "#domain/leave/leave-days.ts";
import { type LeaveRule, type LeaveRuleKind, leaveRule } from "#domain/leave/leave-rule.ts";

/** All that the forms of the seven kinds ask for; those of other kinds wait unseen. */
export interface SettingsValues {
	readonly kind: LeaveRuleKind | null;
	readonly days: number | null;
	/** Workdays of the week that `days` are for. */
	readonly fullWeekDays: number | null;
	readonly proRataClause: boolean;
	/** Age from which on. */
	readonly from: number | null;
	/** Years of tenure after which. */
	readonly years: number | null;
	readonly wholeYear: boolean;
	readonly label: string;
}
export type SettingName = Exclude<keyof SettingsValues, "kind">;

/** What a new rule begins with; all of it is changed before it is switched on. */
export const newSettings: SettingsValues = {
	kind: null,
	days: null,
	fullWeekDays: 5,
	proRataClause: false,
	from: null,
	years: null,
	wholeYear: false,
	label: "",
};

/** What each kind asks for, in the order of its form. */
export const settingsAsked: Readonly<Record<LeaveRuleKind, readonly SettingName[]>> = {
	STATUTORY: [],
	CONTRACTUAL: ["days", "fullWeekDays", "proRataClause"],
	DISABLED: [],
	AGE: ["from", "days", "wholeYear"],
	TENURE: ["years", "days", "wholeYear"],
	YOUTH: [],
	EXTRA: ["days", "label"],
};

/** What the form shows of stored settings. */
export function valuesOf(settings: LeaveRule): SettingsValues {
	const values = { ...newSettings, ...settings };
	return { ...values, days: "days" in settings ? Number(settings.days) : null };
}

/** The settings that were typed; undefined while something is missing. */
export function settingsOf({ kind, ...values }: SettingsValues): LeaveRule | undefined {
	if (kind === null) return undefined;
	const typed = settingsAsked[kind].map((name) => {
		const value = values[name];
		return [name, name === "days" && value !== null ? writtenDays(unitsOf(Number(value))) : value];
	});
	const read = leaveRule.safeParse({ kind, ...Object.fromEntries(typed) });
	return read.success ? read.data : undefined;
}
