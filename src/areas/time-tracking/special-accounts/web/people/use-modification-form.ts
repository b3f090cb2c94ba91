import type { Form } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ModificationType } from "../../contract/modifications.ts";
import { texts } from "../../text.ts";
import { renewAccounts } from "../renew-accounts.ts";

export interface ModificationValues {
	readonly accountId: string | null;
	readonly day: string | null;
	readonly type: ModificationType;
	readonly minutes: number | null;
	readonly reason: string;
}

interface Given {
	readonly draftKey: string;
	readonly initial: ModificationValues;
	readonly save: (values: {
		readonly accountId: string;
		readonly day: string;
		readonly type: ModificationType;
		readonly minutes: number;
		readonly reason: string;
	}) => Promise<unknown>;
}

/** What is typed about a modification, new or to be corrected. */
export function useModificationForm({ save, ...given }: Given): Form<ModificationValues> {
	const t = useTexts(texts).modifications;
	return useForm<ModificationValues>({
		...given,
		fields: {
			accountId: { label: t.account, required: true },
			day: { label: t.day, required: true },
			type: { label: t.type },
			minutes: { label: t.minutes, required: true },
			reason: { label: t.reason, required: true },
		},
		save: async ({ accountId, day, minutes, ...rest }) => {
			await save({
				...rest,
				accountId: accountId ?? "",
				day: day ?? "",
				minutes: minutes ?? 0,
			});
			await renewAccounts();
		},
		onFailure: (error) => handleError(error, { context: t.save }),
		reload: renewAccounts,
	});
}
