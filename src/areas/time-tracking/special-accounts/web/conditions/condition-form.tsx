import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { Condition, Rules } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewAccounts } from "../account-form.ts";
import { RemoveButton } from "../remove-button.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import {
	askedBy,
	type ConditionField,
	type ConditionValues,
	emptyCondition,
	settingsOf,
	valuesOf,
} from "./condition-values.ts";
import { useConditionWords } from "./condition-words.ts";
import { useTargets } from "./use-targets.ts";
import "../special-accounts.css";

interface Given {
	readonly ruleId: string;
	readonly type: ConditionType;
	/** Absent for a new one. */
	readonly condition?: Condition;
	/** Of what the condition names. */
	readonly names: Rules["names"];
	/** Leads elsewhere than closing the panel does. */
	readonly onSaved?: () => void;
	readonly close: () => void;
}

/** Settings of a condition, and what they mean. */
export function ConditionForm(given: Given) {
	const { type, condition, names, close } = given;
	const t = useTexts(texts).conditions;
	const form = useConditionForm(given);
	const targets = useTargets(type, names);
	const say = useConditionWords(targets.names);
	const settings = settingsOf(type, form.values);
	return (
		<FormPanel
			form={form}
			sub={t.about[type]}
			stays={given.onSaved !== undefined}
			close={close}
			{...(condition && {
				actions: <HistoryButton entity="special_account_condition" entityId={condition.id} />,
				ends: <Remove id={condition.id} form={form} close={close} />,
			})}
		>
			<FormSection id="condition" title={t.types[type]}>
				<ConditionFields type={type} form={form} targets={targets} />
			</FormSection>
			{type === "WORKSPACE" && <p>{t.noWorkspaces}</p>}
			<p className="account-sentence" aria-live="polite">
				{settings !== undefined && t.counts[subjects[type]](say(settings))}
			</p>
		</FormPanel>
	);
}

/** What the sentence about a condition is about. */
const subjects = {
	TIME_OF_DAY: "time",
	WEEKDAY: "time",
	HOLIDAY: "time",
	DATE_TIME_RANGE: "time",
	ACTIVITY: "task",
	ACTIVITY_CLASS: "kind",
	WORKSPACE: "place",
	UNIT: "task",
	MIN_DURATION: "shift",
	BEGUN_BEFORE: "shift",
} as const satisfies Record<ConditionType, string>;

interface RemoveGiven {
	readonly id: string;
	readonly form: Form<ConditionValues>;
	readonly close: () => void;
}

function Remove({ id: conditionId, ...given }: RemoveGiven) {
	const { conditions: t, remove: label } = useTexts(texts);
	const remove = () => api(contract.deleteSpecialAccountCondition, { conditionId });
	return (
		<RemoveButton title={t.delete} label={label} text={t.deleteText} remove={remove} {...given} />
	);
}

/** What is typed about a condition, new or old. */
function useConditionForm({ ruleId, type, condition, onSaved }: Given): Form<ConditionValues> {
	const t = useTexts(texts).conditions;
	return useRenewingForm<ConditionValues>({
		draftKey: `special-accounts.condition:${condition?.id ?? `${ruleId}:${type}`}`,
		initial: condition === undefined ? emptyCondition : valuesOf(condition.settings),
		version: condition?.version,
		fields: useRules(type),
		context: t.save,
		renew: renewAccounts,
		save: (values, version = 0) => {
			const settings = settingsOf(type, values);
			// the rules let pass only what can be meant
			if (settings === undefined) throw new Error(`no settings of ${type}`);
			if (condition === undefined)
				return api(contract.createSpecialAccountCondition, { ruleId, settings });
			const change = { conditionId: condition.id, version, settings };
			return api(contract.updateSpecialAccountCondition, change);
		},
		onSaved: () => onSaved?.(),
	});
}

/** Days of each month, those of leap years too. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function useRules(type: ConditionType): FormRules<ConditionValues> {
	const { fields, conditions: t } = useTexts(texts);
	const asked = askedBy(type);
	/** Whether some year has this day; what is not typed yet is no fault. Example: "2", 30 → false. */
	const dayOf = (month: "fromMonth" | "toMonth") => (day: number | null, values: ConditionValues) =>
		(day ?? 0) <= (lengths[Number(values[month] ?? 1) - 1] ?? 0) ? undefined : t.wrongDay;
	const checks: Partial<Record<ConditionField, ReturnType<typeof dayOf>>> = {
		fromDay: dayOf("fromMonth"),
		toDay: dayOf("toMonth"),
	};
	const rules = (Object.keys(emptyCondition) as ConditionField[]).map((name) => {
		const required = name !== "isLater" && asked.includes(name);
		return [name, { label: fields[name], required, check: checks[name] }];
	});
	return Object.fromEntries(rules);
}
