import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { ruleTypes } from "../../contract/rule-types.ts";
import { texts } from "../../text.ts";
import { renewRules } from "../rules-shown.ts";
import type { SettingsValues } from "../settings/rule-values.ts";
import { fieldsOf, type SettingName } from "../settings/setting-fields.ts";
import { settingsOf } from "../settings/settings-of.ts";

export interface RuleValues extends SettingsValues {
	readonly name: string;
	readonly validFrom: string | null;
	readonly examples: readonly RuleExample[];
}

export interface SavedRule {
	readonly name: string;
	readonly validFrom: string;
	readonly settings: TimeRule;
	readonly examples: RuleExample[];
}

interface Given {
	readonly draftKey: string;
	readonly initial: RuleValues;
	readonly version?: number;
	readonly save: (rule: SavedRule, version: number) => Promise<unknown>;
}

/** What is typed about a rule and one of its versions. */
export function useRuleForm(given: Given): Form<RuleValues> {
	const { form: t } = useTexts(texts);
	return useForm<RuleValues>({
		draftKey: given.draftKey,
		initial: given.initial,
		version: given.version,
		fields: useRules(),
		save: async (values, version = 0) => {
			const { name, validFrom, examples } = values;
			const settings = settingsOf(values);
			// the fields' own rules told what is missing
			if (settings === undefined || validFrom === null) return;
			const saved = { name, validFrom, settings, examples: [...examples] };
			await given.save(saved, version);
			await renewRules();
		},
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewRules,
	});
}

function useRules(): FormRules<RuleValues> {
	const { form: t, settings: s } = useTexts(texts);
	return {
		...settingRules(s, t.missing),
		name: { label: t.name, required: true },
		type: { label: t.type, required: true },
		validFrom: { label: t.validFrom, required: true },
		examples: { label: t.examples },
		steps: { label: s.steps, check: (_, values) => stepFault(values, t.missing) },
		timeOfDay: { label: s.timeOfDay },
		weekdays: { label: s.weekdays },
		holidays: { label: s.holidays },
		otherConditions: { label: "" },
	};
}

/** What is not optional is needed where the rule is of its type. */
function settingRules(
	s: Words<typeof texts>["settings"],
	missing: string,
): Pick<FormRules<RuleValues>, SettingName> {
	const helps: Partial<Record<SettingName, string>> = {
		minBlockMinutes: s.minBlockHelp,
		upperMinutes: s.boundHelp,
		lowerMinutes: s.boundHelp,
		toleranceBeforeMinutes: s.toleranceHelp,
		toleranceAfterMinutes: s.toleranceHelp,
	};
	const rules = ruleTypes.flatMap((type) =>
		fieldsOf(type).map(([name, { isOptional }]) => {
			const check = (value: unknown, values: RuleValues) =>
				values.type === type && value === null && !isOptional ? missing : undefined;
			return [name, { label: s[name], help: helps[name], check }];
		}),
	);
	return Object.fromEntries(rules);
}

function stepFault({ type, steps }: RuleValues, missing: string): string | undefined {
	const isWhole = steps.every((step) => step.afterMinutes !== null && step.pauseMinutes !== null);
	return type === "AUTOPAUSE" && !isWhole ? missing : undefined;
}
