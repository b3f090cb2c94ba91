import { useState } from "react";
import { ruleTargets } from "#domain/working-time/rules/resolve-rules.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { api } from "#kit/web/api.ts";
import { DaysForm } from "#kit/web/rules/days-form.tsx";
import type { HeldDays } from "#kit/web/rules/present-version.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useOpenedForm } from "#kit/web/rules/use-opened-form.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { AssignmentFields, RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule, useMayRule } from "../rules-shown.ts";
import { TargetChoice } from "./target-choice.tsx";

type Target = AssignmentFields["target"];

interface AssignmentGiven {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

/** Gives a rule to everybody, a place, a kind of employment, a worksheet or a person. */
export function AssignmentForm({ rule: { id, version }, close }: AssignmentGiven) {
	const t = useTexts(texts).assignments;
	const { add, adding } = useTexts(ruleTexts).assignments;
	const [target, setTarget] = useState<Target | null>(null);
	const [targetId, setTargetId] = useState<string | null>(null);
	// who does not hold the right for the whole company gives rules to people alone
	const targets = useMayRule("WRITE") ? ruleTargets.toReversed() : (["USER"] as const);
	const choose = (next: Target | null) => {
		setTarget(next);
		setTargetId(null);
	};
	const assign = async (days: HeldDays) =>
		target !== null &&
		changeRule(adding, () =>
			api(contract.createTimeRuleAssignment, { id, version, target, targetId, ...days }),
		);
	return (
		<DaysForm
			label={adding}
			submit={add}
			isReady={target === "GLOBAL" || (target !== null && targetId !== null)}
			save={assign}
			close={close}
		>
			<SelectField<Target>
				label={t.target}
				required
				value={target}
				options={targets.map((value) => ({ value, label: t[value] }))}
				onChange={choose}
			/>
			{target === null || target === "GLOBAL" ? (
				<span aria-hidden />
			) : (
				<TargetChoice target={target} value={targetId} onChange={setTargetId} />
			)}
		</DaysForm>
	);
}

/** Gives one of the company's rules to a person, before all that reaches the person otherwise. */
export function OwnRuleForm({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).own;
	const { isOpen, opener, close } = useOpenedForm(t.add);
	return (
		<Section label={t.add}>
			{isOpen ? <ChoiceForm userId={userId} close={close} /> : opener}
		</Section>
	);
}

function ChoiceForm({ userId, close }: { readonly userId: string; readonly close: () => void }) {
	const { own: t, types } = useTexts(texts);
	const { form, assignments } = useTexts(ruleTexts);
	const { data } = useApi(contract.listTimeRules, {});
	const [ruleId, setRuleId] = useState<string | null>(null);
	const rules = data?.items ?? [];
	const rule = rules.find(({ id }) => id === ruleId);
	const whom = { target: "USER", targetId: userId } as const;
	const assign = async (days: HeldDays) =>
		rule !== undefined &&
		changeRule(t.add, () =>
			api(contract.createTimeRuleAssignment, {
				...{ ...whom, ...days },
				...{ id: rule.id, version: rule.version },
			}),
		);
	return (
		<DaysForm
			label={t.add}
			submit={assignments.add}
			isReady={rule !== undefined}
			save={assign}
			close={close}
		>
			<div data-wide>
				<SelectField
					label={form.rule}
					required
					value={ruleId}
					options={rules.map(({ id, name, type }) => ({
						value: id,
						label: `${name} (${types[type]})`,
					}))}
					onChange={setRuleId}
				/>
			</div>
		</DaysForm>
	);
}
