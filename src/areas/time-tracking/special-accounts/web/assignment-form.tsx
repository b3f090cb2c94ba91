import { Button } from "@mantine/core";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { HeldAccount } from "../contract/assignments.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { RemoveButton } from "./remove-button.tsx";
import { renewAccounts } from "./renew-accounts.ts";
import { useDayRules } from "./use-day-rules.ts";

interface Given {
	readonly assignment: HeldAccount["assignments"][number];
	readonly onDone: () => void;
}

/** Days of an assignment, changed where it stands. */
export function AssignmentForm({ assignment, onDone }: Given) {
	const t = useTexts(texts).assigned;
	const { id: assignmentId, validFrom, validTo } = assignment;
	const form = useForm<DayValues>({
		draftKey: `special-account-assignment:${assignmentId}`,
		initial: { validFrom, validTo },
		version: assignment.version,
		fields: useDayRules(),
		save: (values, version = assignment.version) =>
			api(contract.updateSpecialAccountAssignment, {
				assignmentId,
				version,
				validFrom: values.validFrom ?? "",
				validTo: values.validTo,
			}),
		onFailure: (error) => handleError(error, { context: t.changing }),
		reload: renewAccounts,
	});
	const done = () => {
		form.discard();
		onDone();
	};
	const save = async () => {
		if (!(await form.save())) return;
		await renewAccounts();
		onDone();
	};
	return (
		<>
			<FieldGrid>
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
			</FieldGrid>
			<div className="account-row account-actions">
				<RemoveButton
					title={t.remove}
					text={t.removeText}
					remove={() => api(contract.deleteSpecialAccountAssignment, { assignmentId })}
					onRemoved={done}
				/>
				<Button variant="default" onClick={done}>
					{t.cancel}
				</Button>
				<Button loading={form.isSaving} onClick={() => void save()}>
					{t.save}
				</Button>
			</div>
		</>
	);
}

interface DayValues {
	readonly validFrom: string | null;
	readonly validTo: string | null;
}
