import type { ConditionSettings, ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { renewAccounts } from "../renew-accounts.ts";
import {
	askedBy,
	type ConditionField,
	type ConditionValues,
	emptyCondition,
	settingsOf,
} from "./condition-values.ts";

/** Days of each month, those of leap years too. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Given {
	readonly type: ConditionType;
	readonly draftKey: string;
	readonly initial: ConditionValues;
	readonly version?: number;
	readonly save: (settings: ConditionSettings, version: number | undefined) => Promise<unknown>;
	readonly onSaved?: () => void;
}

/** What is typed about a condition, new or old. */
export function useConditionForm(given: Given): Form<ConditionValues> {
	const t = useTexts(texts).conditions;
	const { type, save, onSaved, ...rest } = given;
	return useForm<ConditionValues>({
		...rest,
		fields: useRules(type),
		save: async (values, version) => {
			const settings = settingsOf(type, values);
			// the rules let pass only what can be meant
			if (settings === undefined) throw new Error(`no settings of ${type}`);
			await save(settings, version);
			await renewAccounts();
		},
		onSaved: () => onSaved?.(),
		onFailure: (error) => handleError(error, { context: t.save }),
		reload: renewAccounts,
	});
}

function useRules(type: ConditionType): FormRules<ConditionValues> {
	const { fields, conditions: t } = useTexts(texts);
	const names = Object.keys(emptyCondition) as ConditionField[];
	const asked = askedBy[type];
	const rules = Object.fromEntries(
		names.map((name) => [
			name,
			{
				label: fields[name],
				required: name !== "isLater" && asked.includes(name),
			},
		]),
	) as unknown as FormRules<ConditionValues>;
	if (type !== "DATE_TIME_RANGE") return rules;
	const dayOf = (month: "fromMonth" | "toMonth") => (day: number | null, values: ConditionValues) =>
		isYearlyDay(values[month], day) ? undefined : t.wrongDay;
	return {
		...rules,
		fromDay: { ...rules.fromDay, check: dayOf("fromMonth") },
		toDay: { ...rules.toDay, check: dayOf("toMonth") },
	};
}

/** Whether some year has this day; what is not typed yet is no fault. Example: "2", 30 → false. */
function isYearlyDay(month: string | null, day: number | null): boolean {
	if (month === null || day === null) return true;
	return day <= (lengths[Number(month) - 1] ?? 0);
}
