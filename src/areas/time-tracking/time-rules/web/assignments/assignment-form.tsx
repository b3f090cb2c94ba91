import { useState } from "react";
import { ruleTargets } from "#domain/working-time/rules/resolve-rules.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleAssignment } from "../../contract/rules.ts";
import { texts } from "../../text.ts";
import { useMayRule } from "../rules-shown.ts";
import { AssignForm } from "./assign-form.tsx";
import { TargetChoice } from "./target-choice.tsx";

type Target = RuleAssignment["target"];

/** Gives a rule to everybody, a place, a kind of employment, a worksheet or a person. */
export function AssignmentForm({ rule: { id, version } }: { readonly rule: RuleAnswer }) {
	const t = useTexts(texts).assignments;
	const [target, setTarget] = useState<Target | null>(null);
	const [targetId, setTargetId] = useState<string | null>(null);
	// who does not hold the right for the whole company gives rules to people alone
	const targets = useMayRule("WRITE") ? ruleTargets.toReversed() : (["USER"] as const);
	const choose = (next: Target | null) => {
		setTarget(next);
		setTargetId(null);
	};
	const isNamed = target === "GLOBAL" || targetId !== null;
	return (
		<AssignForm
			label={t.adding}
			given={target !== null && isNamed ? { id, version, target, targetId } : undefined}
			clear={() => choose(null)}
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
		</AssignForm>
	);
}
