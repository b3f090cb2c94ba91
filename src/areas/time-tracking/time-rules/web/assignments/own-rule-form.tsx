import { useState } from "react";
import { Section } from "#kit/ui/facts/section.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { AssignForm } from "./assign-form.tsx";

/** Gives one of the company's rules to a person, before all that reaches her otherwise. */
export function OwnRuleForm({ userId }: { readonly userId: string }) {
	const { own: t, types } = useTexts(texts);
	const { data } = useApi(contract.listTimeRules, {});
	const [ruleId, setRuleId] = useState<string | null>(null);
	const rules = data?.items ?? [];
	const rule = rules.find(({ id }) => id === ruleId);
	const whom = { target: "USER", targetId: userId } as const;
	return (
		<Section title={t.add}>
			<AssignForm
				label={t.add}
				given={rule && { ...whom, id: rule.id, version: rule.version }}
				clear={() => setRuleId(null)}
			>
				<div data-wide>
					<SelectField
						label={t.rule}
						required
						value={ruleId}
						options={rules.map(({ id, name, type }) => ({
							value: id,
							label: `${name} (${types[type]})`,
						}))}
						onChange={setRuleId}
					/>
				</div>
			</AssignForm>
		</Section>
	);
}
