import { type TimeRule, timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { type SettingsValues, typedConditions } from "./rule-values.ts";

/** The settings that were typed; undefined while something is missing. */
export function settingsOf(values: SettingsValues): TimeRule | undefined {
	const read = timeRule.safeParse(givenOf(values));
	return read.success ? read.data : undefined;
}

function givenOf(values: SettingsValues): unknown {
	const { type } = values;
	switch (type) {
		case null:
			return null;
		case "AUTOPAUSE":
			return pick(values, "behaviour", "minBlockMinutes", "steps");
		case "ROUNDING":
			return pick(values, "target", "mode", "gridMinutes");
		case "FLEXTIME":
			return pick(values, "upperMinutes", "lowerMinutes", "overflow");
		case "OVERTIME":
			return pick(values, "period", "afterMinutes", "factorPercent", "needsApproval");
		case "EXTRATIME":
			return {
				...pick(values, "maxMinutes"),
				mode: values.extraMode,
				value: values.extraValue,
				conditions: typedConditions(values),
			};
		case "NORMALIZE2WORKTIME":
			return pick(values, "to", "toleranceBeforeMinutes", "toleranceAfterMinutes");
		case "AUTOSHIFTTOTRACKING":
			return pick(values, "graceMinutes", "state");
	}
}

function pick(values: SettingsValues, ...names: (keyof SettingsValues)[]) {
	return Object.fromEntries(["type" as const, ...names].map((name) => [name, values[name]]));
}
