import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Condition, Rules } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { RemoveButton } from "../remove-button.tsx";
import { renewAccounts } from "../renew-accounts.ts";
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
import "../special-accounts.css";

interface Given {
	readonly ruleId: string;
	readonly type: ConditionType;
	/** Absent for a new one. */
	readonly condition: Condition | undefined;
	readonly title: string;
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
	return (
		<FormPanel
			form={form}
			title={given.title}
			sub={t.about[type]}
			saveLabel={t.save}
			stays={given.onSaved !== undefined}
			close={close}
			{...(condition && {
				actions: <HistoryButton entity="special_account_condition" entityId={condition.id} />,
				buttons: <Remove id={condition.id} form={form} close={close} />,
			})}
		>
			<FormSection id="condition" title={t.types[type]}>
				<ConditionFields type={type} form={form} names={names} />
			</FormSection>
			{type === "WORKSPACE" && <p>{t.noWorkspaces}</p>}
			<Meaning type={type} values={form.values} names={names} />
		</FormPanel>
	);
}

interface RemoveGiven {
	readonly id: string;
	readonly form: Form<ConditionValues>;
	readonly close: () => void;
}

function Remove({ id: conditionId, form, close }: RemoveGiven) {
	const t = useTexts(texts).conditions;
	return (
		<RemoveButton
			title={t.delete}
			text={t.deleteText}
			remove={() => api(contract.deleteSpecialAccountCondition, { conditionId })}
			onRemoved={() => {
				form.discard();
				close();
			}}
		/>
	);
}

interface MeaningGiven extends Pick<Given, "type" | "names"> {
	readonly values: ConditionValues;
}

function Meaning({ type, values, names }: MeaningGiven) {
	const t = useTexts(texts).conditions;
	const { data } = useApi(
		contract.listConditionTargets,
		{},
		{ enabled: type === "ACTIVITY" || type === "UNIT" },
	);
	const known = data === undefined ? names : [...data.activities, ...data.units];
	const say = useConditionWords([...names, ...known]);
	const settings = settingsOf(type, values);
	return (
		<p className="account-sentence" aria-live="polite">
			<b>{t.preview}</b> {settings === undefined ? t.unfinished : say(settings)}
		</p>
	);
}

/** What is typed about a condition, new or old. */
function useConditionForm({ ruleId, type, condition, onSaved }: Given): Form<ConditionValues> {
	const t = useTexts(texts).conditions;
	return useForm<ConditionValues>({
		draftKey: `special-accounts.condition:${condition?.id ?? `${ruleId}:${type}`}`,
		initial: condition === undefined ? emptyCondition : valuesOf(condition.settings),
		version: condition?.version,
		fields: useRules(type),
		save: async (values, version = condition?.version ?? 0) => {
			const settings = settingsOf(type, values);
			// the rules let pass only what can be meant
			if (settings === undefined) throw new Error(`no settings of ${type}`);
			const conditionId = condition?.id;
			await (conditionId === undefined
				? api(contract.createSpecialAccountCondition, { ruleId, settings })
				: api(contract.updateSpecialAccountCondition, { conditionId, version, settings }));
			await renewAccounts();
		},
		onSaved: () => onSaved?.(),
		onFailure: (error) => handleError(error, { context: t.save }),
		reload: renewAccounts,
	});
}

/** Days of each month, those of leap years too. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function useRules(type: ConditionType): FormRules<ConditionValues> {
	const { fields, conditions: t } = useTexts(texts);
	const names = Object.keys(emptyCondition) as ConditionField[];
	const asked = askedBy(type);
	const rules = Object.fromEntries(
		names.map((name) => [
			name,
			{ label: fields[name], required: name !== "isLater" && asked.includes(name) },
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
