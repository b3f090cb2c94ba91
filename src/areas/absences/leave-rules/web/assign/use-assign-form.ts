import { useState } from "react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ListedRule } from "../../contract/rules.ts";
import { renewLeaveRules } from "../rules-shown.ts";
import { texts } from "../text.ts";
import { type AssignTarget, assignRules, type Outcome } from "./assign-rules.ts";

export interface AssignValues {
	readonly targets: readonly AssignTarget[];
	readonly ruleIds: readonly string[];
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

/** Some were refused: the form stays, with the reasons in it. */
class SomeRefused extends Error {}

/** Which rules whom, from when; what became of each is told beside it. */
export function useAssignForm(userIds: readonly string[], rules: readonly ListedRule[]) {
	const t = useTexts(texts).assign;
	const { validFrom, validTo, form: words } = useTexts(ruleTexts);
	const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
	const form: Form<AssignValues> = useForm<AssignValues>({
		draftKey: `leave-accounts.assign-rules:${userIds.join(",")}`,
		initial: {
			targets: userIds.map((targetId) => ({ target: "USER", targetId })),
			ruleIds: [],
			validFrom: `${dateOfDay(dayNow()).year}-01-01`,
			validTo: null,
		},
		fields: {
			targets: { label: t.whom, check: needed },
			ruleIds: { label: t.rules, check: needed },
			validFrom: { label: validFrom, required: true },
			validTo: { label: validTo },
		},
		save: async (values) => {
			const given = await assignRules({
				targets: values.targets,
				rules: rules.filter(({ id }) => values.ruleIds.includes(id)),
				days: { validFrom: values.validFrom ?? "", validTo: values.validTo },
				before: outcomes,
				unknown: t.failed,
			}).finally(renewLeaveRules);
			setOutcomes(given);
			if (given.some(({ reason }) => reason !== null)) throw new SomeRefused();
			toast({ type: "positive", title: t.done(given.length) });
		},
		onFailure: (error) => {
			if (!(error instanceof SomeRefused)) handleError(error, { context: t.saving });
		},
	});
	return { form, outcomes };

	function needed(value: readonly unknown[]): string | undefined {
		return value.length === 0 ? words.missing : undefined;
	}
}
