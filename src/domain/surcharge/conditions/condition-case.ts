import type { ConditionSettings } from "../condition-catalogue.ts";

/** Minutes by the wall clock in Berlin that meet a condition and that miss it ("+": the second of an hour shown twice). */
export interface ConditionCase {
	readonly title: string;
	readonly settings: ConditionSettings;
	readonly met: readonly string[];
	readonly missed: readonly string[];
}
