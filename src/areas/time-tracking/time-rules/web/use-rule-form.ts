import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleType } from "../contract/rule-types.ts";
import { texts } from "../text.ts";
import { renewRules } from "./renew-rules.ts";
import type { SettingsValues } from "./rule-values.ts";
import { settingsOf } from "./settings-of.ts";

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
	/** Needed where the rule is of this type. */
	const needed = (type: RuleType, label: string, help?: string) => ({
		label,
		help,
		check: (value: unknown, values: RuleValues) =>
			values.type === type && value === null ? t.missing : undefined,
	});
	return {
		...freeRules(s),
		name: { label: t.name, required: true },
		type: { label: t.type, required: true },
		validFrom: { label: t.validFrom, required: true },
		examples: { label: t.examples },
		behaviour: needed("AUTOPAUSE", s.behaviour),
		minBlockMinutes: needed("AUTOPAUSE", s.minBlockMinutes, s.minBlockHelp),
		steps: {
			label: s.steps,
			check: (_, values) => stepFault(values, t.missing),
		},
		target: needed("ROUNDING", s.target),
		mode: needed("ROUNDING", s.mode),
		gridMinutes: needed("ROUNDING", s.gridMinutes),
		upperMinutes: { label: s.upperMinutes, help: s.boundHelp },
		lowerMinutes: { label: s.lowerMinutes, help: s.boundHelp },
		overflow: needed("FLEXTIME", s.overflow),
		period: needed("OVERTIME", s.period),
		afterMinutes: needed("OVERTIME", s.afterMinutes),
		factorPercent: needed("OVERTIME", s.factorPercent),
		extraMode: needed("EXTRATIME", s.extraMode),
		extraValue: needed("EXTRATIME", s.extraValue),
		to: needed("NORMALIZE2WORKTIME", s.to),
		graceMinutes: needed("AUTOSHIFTTOTRACKING", s.graceMinutes),
		state: needed("AUTOSHIFTTOTRACKING", s.state),
	};
}

function stepFault({ type, steps }: RuleValues, missing: string): string | undefined {
	const isWhole = steps.every((step) => step.afterMinutes !== null && step.pauseMinutes !== null);
	return type === "AUTOPAUSE" && !isWhole ? missing : undefined;
}

/** Fields that may be left empty. */
function freeRules(s: Words<typeof texts>["settings"]) {
	const tolerance = { help: s.toleranceHelp };
	return {
		needsApproval: { label: s.needsApproval },
		maxMinutes: { label: s.maxMinutes },
		timeOfDay: { label: s.timeOfDay },
		weekdays: { label: s.weekdays },
		holidays: { label: s.holidays },
		otherConditions: { label: "" },
		toleranceBeforeMinutes: { ...tolerance, label: s.toleranceBeforeMinutes },
		toleranceAfterMinutes: { ...tolerance, label: s.toleranceAfterMinutes },
	};
}
