import { Button } from "@mantine/core";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Plan } from "../contract/plans.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { PlanFields } from "./plan-fields.tsx";
import { newPlan, type PlanValues, planInputOf, usePlanRules } from "./plan-values.ts";
import { removeEntry } from "./remove-entry.ts";
import { renewWorksheets } from "./renew-worksheets.ts";

interface Given {
	readonly userId: string;
	/** What is corrected; a new one without. */
	readonly plan: Plan | undefined;
	readonly close: () => void;
}

export function PlanForm({ userId, plan, close }: Given) {
	const t = useTexts(texts).plans;
	const form = useForm<PlanValues>({
		draftKey: `users.worksheet-edit:${plan?.id ?? userId}`,
		initial: plan === undefined ? newPlan : { ...newPlan, ...plan },
		version: plan?.version,
		fields: usePlanRules(),
		save: async (values, version) => {
			const input = planInputOf(values);
			const { endsPrevious } = values;
			await (plan === undefined
				? api(contract.createWorksheet, { userId, ...input, endsPrevious })
				: api(contract.updateWorksheet, {
						worksheetId: plan.id,
						...input,
						version: version ?? plan.version,
					}));
			await renewWorksheets();
		},
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewWorksheets,
	});
	return (
		<FormPanel
			form={form}
			title={plan === undefined ? t.create : t.edit}
			sub={useUserName(userId)}
			close={close}
			buttons={plan !== undefined && <Remove plan={plan} close={close} />}
		>
			<PlanFields
				form={form}
				isNew={plan === undefined}
				held={plan && { id: plan.templateId, name: plan.templateName }}
			/>
		</FormPanel>
	);
}

function Remove({ plan, close }: { readonly plan: Plan; readonly close: () => void }) {
	const t = useTexts(texts).plans;
	const mayDelete = useMay("worksheets.manage", "FULL");
	if (!mayDelete) return null;
	const run = async () => {
		const isDone = await removeEntry({
			title: t.removing,
			text: t.removeText,
			remove: () => api(contract.deleteWorksheet, { worksheetId: plan.id }),
		});
		if (isDone) close();
	};
	return (
		<Button variant="default" onClick={() => void run()}>
			{t.remove}
		</Button>
	);
}
