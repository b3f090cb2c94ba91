import type { ReactNode } from "react";
import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Rules } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { type ConditionValues, settingsOf } from "./condition-values.ts";
import { useConditionWords } from "./use-condition-words.ts";
import "../special-accounts.css";

interface Given {
	readonly form: Form<ConditionValues>;
	readonly type: ConditionType;
	readonly title: string;
	readonly names: Rules["names"];
	readonly actions?: ReactNode;
	readonly buttons?: ReactNode;
	/** The panel is left by other ways than the form's own. */
	readonly stays?: boolean;
	readonly close: () => void;
}

/** Settings of a condition, and what they mean. */
export function ConditionForm(given: Given) {
	const { form, type, names } = given;
	const t = useTexts(texts).conditions;
	return (
		<FormPanel
			form={form}
			title={given.title}
			sub={t.about[type]}
			saveLabel={t.save}
			actions={given.actions}
			buttons={given.buttons}
			stays={given.stays ?? false}
			close={given.close}
		>
			<FormSection id="condition" title={t.types[type]}>
				<ConditionFields type={type} form={form} names={names} />
			</FormSection>
			{type === "WORKSPACE" && <p>{t.noWorkspaces}</p>}
			<Meaning type={type} values={form.values} names={names} />
		</FormPanel>
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
