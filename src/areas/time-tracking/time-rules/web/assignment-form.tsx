import { Button } from "@mantine/core";
import { useState } from "react";
import { ruleTargets } from "#domain/working-time/rules/resolve-rules.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleAssignment } from "../contract/rule-answers.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { changeRule } from "./change-rule.ts";
import { TargetChoice } from "./target-choice.tsx";
import { useMayRule } from "./use-may-rule.ts";

type Target = RuleAssignment["target"];

/** Gives a rule to everybody, a place, a kind of employment, a worksheet or a person. */
export function AssignmentForm({ rule }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).assignments;
	const form = useAssignment(rule);
	const { target, targetId } = form;
	const options = useTargets().map((value) => ({ value, label: t[value] }));
	return (
		<form
			className="rule-inline"
			aria-label={t.adding}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void form.save();
			}}
		>
			<SelectField<Target>
				label={t.target}
				required
				value={target}
				options={options}
				onChange={form.setTarget}
			/>
			{target === null || target === "GLOBAL" ? (
				<span aria-hidden />
			) : (
				<TargetChoice target={target} value={targetId} onChange={form.setTargetId} />
			)}
			<DateField label={t.validFrom} required value={form.validFrom} onChange={form.setValidFrom} />
			<DateField label={t.validTo} value={form.validTo} onChange={form.setValidTo} />
			<Button type="submit" disabled={!form.isReady}>
				{t.add}
			</Button>
		</form>
	);
}

/** Who does not hold the right for the whole company gives rules to people alone. */
function useTargets(): readonly Target[] {
	const isGlobal = useMayRule("WRITE");
	return isGlobal ? ruleTargets.toReversed() : ["USER"];
}

function useAssignment({ id, version }: RuleAnswer) {
	const t = useTexts(texts).assignments;
	const [target, setTarget] = useState<Target | null>(null);
	const [targetId, setTargetId] = useState<string | null>(null);
	const [validFrom, setValidFrom] = useState<string | null>(null);
	const [validTo, setValidTo] = useState<string | null>(null);
	const choose = (next: Target | null) => {
		setTarget(next);
		setTargetId(null);
	};
	const isNamed = target === "GLOBAL" || targetId !== null;
	return {
		target,
		targetId,
		validFrom,
		validTo,
		setTarget: choose,
		setTargetId,
		setValidFrom,
		setValidTo,
		isReady: target !== null && isNamed && validFrom !== null,
		async save(): Promise<void> {
			if (target === null || validFrom === null) return;
			const given = { id, version, target, targetId, validFrom, validTo };
			const isDone = await changeRule(t.adding, () =>
				api(contract.createTimeRuleAssignment, given),
			);
			if (!isDone) return;
			choose(null);
			setValidFrom(null);
			setValidTo(null);
		},
	};
}
