import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Form, FormGiven } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { renewLeaveRules } from "../rules-shown.ts";
import { texts } from "../text.ts";
import {
	type SettingName,
	type SettingsValues,
	settingsAsked,
	settingsOf,
} from "./leave-rule-values.ts";

export type LeaveRuleValues = SettingsValues & {
	readonly name: string;
	readonly activityId: string | null;
	readonly validFrom: string | null;
};

interface Given extends Pick<FormGiven<LeaveRuleValues>, "draftKey" | "initial" | "version"> {
	readonly save: (
		rule: GivenOf<typeof contract.createLeaveRule>,
		version: number,
	) => Promise<unknown>;
}

/** What is typed about a rule of leave and one of its versions. */
export function useLeaveRuleForm({ save, ...given }: Given): Form<LeaveRuleValues> {
	const { form: t } = useTexts(ruleTexts);
	return useRenewingForm<LeaveRuleValues>({
		...given,
		fields: useRules(),
		save: async (values, version = 0) => {
			const { name, activityId, validFrom } = values;
			const settings = settingsOf(values);
			// the fields' own rules said what is missing
			if (settings === undefined || validFrom === null || activityId === null) return;
			await save({ name, activityId, validFrom, settings }, version);
		},
		context: t.saving,
		renew: renewLeaveRules,
	});
}

/** Numbers and words are needed where the rule is of a kind that asks for them. */
function useRules(): FormRules<LeaveRuleValues> {
	const { form: t, name, validFrom } = useTexts(ruleTexts);
	const { form: help, kindHelp } = useTexts(texts);
	const { fields } = useTexts(featureTexts);
	const asked = (setting: SettingName) => ({
		label: fields[setting],
		check: (value: unknown, { kind }: LeaveRuleValues) =>
			kind !== null && settingsAsked[kind].includes(setting) && (value === null || value === "")
				? t.missing
				: undefined,
	});
	return {
		name: { label: name, required: true },
		activityId: { label: fields.activityId, required: true },
		kind: {
			label: fields.kind,
			required: true,
			print: (kind) => (kind === null ? "" : kindHelp[kind]),
		},
		validFrom: { label: validFrom, required: true, help: help.yearHelp },
		days: asked("days"),
		fullWeekDays: asked("fullWeekDays"),
		proRataClause: asked("proRataClause"),
		from: asked("from"),
		years: asked("years"),
		wholeYear: { ...asked("wholeYear"), help: help.wholeYearHelp },
		label: { ...asked("label"), help: help.labelHelp },
	};
}
