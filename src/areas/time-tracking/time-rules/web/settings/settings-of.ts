import { type TimeRule, timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import type { SettingsValues } from "./rule-values.ts";
import { fieldsOf } from "./setting-fields.ts";
import { conditionsOf } from "./simple-conditions.ts";

/** The settings that were typed; undefined while something is missing. */
export function settingsOf(values: SettingsValues): TimeRule | undefined {
	const read = timeRule.safeParse(givenOf(values));
	return read.success ? read.data : undefined;
}

function givenOf(values: SettingsValues): unknown {
	const { type, steps } = values;
	if (type === null) return null;
	const { extraMode, extraValue, ...typed } = Object.fromEntries(
		fieldsOf(type).map(([name]) => [name, values[name]]),
	);
	if (type === "AUTOPAUSE") return { type, ...typed, steps };
	if (type !== "EXTRATIME") return { type, ...typed };
	const conditions = typedConditions(values);
	return { type, ...typed, mode: extraMode, value: extraValue, conditions };
}

/** The conditions that were typed, with those the form does not know. */
function typedConditions(values: SettingsValues) {
	const { timeOfDay, weekdays, holidays, otherConditions } = values;
	return conditionsOf({
		from: timeOfDay && printMinutes(timeOfDay.begin),
		to: timeOfDay && printMinutes(timeOfDay.end),
		weekdays: weekdays.map(Number),
		onHolidays: holidays,
		others: otherConditions,
	});
}
