import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Form, FormGiven } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { ruleTypes } from "../../contract/rule-types.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewRules } from "../rules-shown.ts";
import { type SettingsValues, settingsOf } from "../settings/rule-values.ts";
import { fieldsOf, type SettingName } from "../settings/setting-fields.ts";

export type RuleValues = SettingsValues & {
	readonly name: string;
	readonly validFrom: string | null;
	readonly examples: readonly RuleExample[];
};

interface Given extends Pick<FormGiven<RuleValues>, "draftKey" | "initial" | "version"> {
	readonly save: (
		rule: GivenOf<typeof contract.createTimeRule>,
		version: number,
	) => Promise<unknown>;
}

/** What is typed about a rule and one of its versions. */
export function useRuleForm({ save, ...given }: Given): Form<RuleValues> {
	const { form: t } = useTexts(ruleTexts);
	return useRenewingForm<RuleValues>({
		...given,
		fields: useRules(),
		save: async (values, version = 0) => {
			const { name, validFrom, examples } = values;
			const settings = settingsOf(values);
			// the fields' own rules said what is missing
			if (settings === undefined || validFrom === null) return;
			await save({ name, validFrom, settings, examples: [...examples] }, version);
		},
		context: t.saving,
		renew: renewRules,
	});
}

/** What is not optional is needed where the rule is of its type. */
function useRules(): FormRules<RuleValues> {
	const { settings: s, examples } = useTexts(texts);
	const { form: t, name, kind, validFrom } = useTexts(ruleTexts);
	const settings = ruleTypes.flatMap((type) =>
		fieldsOf(type).map(([name, { isOptional, help }]) => {
			const check = (value: unknown, values: RuleValues) =>
				values.type === type && value === null && !isOptional ? t.missing : undefined;
			return [name, { label: s[name], help: help && s[help], check }];
		}),
	);
	return {
		...(Object.fromEntries(settings) as Pick<FormRules<RuleValues>, SettingName>),
		name: { label: name, required: true },
		type: { label: kind, required: true },
		validFrom: { label: validFrom, required: true },
		examples: { label: examples.title },
		steps: {
			label: s.steps,
			check: (steps, { type }) =>
				type === "AUTOPAUSE" && steps.some((step) => Object.values(step).includes(null))
					? t.missing
					: undefined,
		},
		timeOfDay: { label: s.timeOfDay },
		weekdays: { label: s.weekdays },
		holidays: { label: s.holidays },
		otherConditions: { label: "" },
	};
}
