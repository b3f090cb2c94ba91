import type { Form } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { renewAccounts } from "./renew-accounts.ts";
import { useDayRules } from "./use-day-rules.ts";

export interface RuleValues {
	readonly name: string;
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

interface Given {
	readonly draftKey: string;
	readonly initial: RuleValues;
	readonly version?: number;
	readonly save: (
		rule: {
			readonly name: string;
			readonly validFrom: string;
			readonly validTo: string | null;
		},
		version: number | undefined,
	) => Promise<unknown>;
}

/** What is typed about a rule, new or old. */
export function useRuleForm({ save, ...given }: Given): Form<RuleValues> {
	const t = useTexts(texts).rules;
	const days = useDayRules();
	return useForm<RuleValues>({
		...given,
		fields: {
			name: { label: t.name, required: true },
			...days,
		},
		save: async ({ name, validFrom, validTo }, version) => {
			await save({ name, validFrom: validFrom ?? "", validTo }, version);
			await renewAccounts();
		},
		onFailure: (error) => handleError(error, { context: t.save }),
		reload: renewAccounts,
	});
}
