import { Button } from "@mantine/core";
import { useState } from "react";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule } from "../change-rule.ts";

/** Gives one of the company's rules to a person, before all that reaches her otherwise. */
export function OwnRuleForm({ userId }: { readonly userId: string }) {
	const { own: t, assignments, types } = useTexts(texts);
	const { data } = useApi(contract.listTimeRules, {});
	const [ruleId, setRuleId] = useState<string | null>(null);
	const [validFrom, setValidFrom] = useState<string | null>(null);
	const [validTo, setValidTo] = useState<string | null>(null);
	const rule = data?.items.find(({ id }) => id === ruleId);
	const add = async () => {
		if (rule === undefined || validFrom === null) return;
		const { id, version } = rule;
		const given = { target: "USER", targetId: userId } as const;
		const isDone = await changeRule(t.add, () =>
			api(contract.createTimeRuleAssignment, {
				id,
				version,
				...given,
				validFrom,
				validTo,
			}),
		);
		if (isDone) setRuleId(null);
	};
	return (
		<section className="master-section" aria-label={t.add}>
			<h3>{t.add}</h3>
			<form
				className="rule-inline"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void add();
				}}
			>
				<div data-wide>
					<SelectField
						label={t.rule}
						required
						value={ruleId}
						options={(data?.items ?? []).map(({ id, name, type }) => ({
							value: id,
							label: `${name} (${types[type]})`,
						}))}
						onChange={setRuleId}
					/>
				</div>
				<DateField
					label={assignments.validFrom}
					required
					value={validFrom}
					onChange={setValidFrom}
				/>
				<DateField label={assignments.validTo} value={validTo} onChange={setValidTo} />
				<Button type="submit" disabled={rule === undefined || validFrom === null}>
					{assignments.add}
				</Button>
			</form>
		</section>
	);
}
