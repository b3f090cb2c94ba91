import { Button } from "@mantine/core";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { type Assignment, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentForm } from "./assignment-form.tsx";
import { renewAssignments, useAssignmentForm } from "./use-assignment-form.ts";

interface Given {
	readonly id: string;
	readonly userId: string;
	readonly close: () => void;
}

/** Changes level and days of an assignment, or takes it back. */
export default function QualificationAssignmentEditPanel(given: Given) {
	const { users, assignment: t } = useTexts(texts);
	const { data, isPending, refetch } = useApi(contract.listUserQualifications, {
		userId: given.userId,
	});
	const assignment = data?.assignments.find(({ id }) => id === given.id);
	if (assignment !== undefined) {
		return <Edit assignment={assignment} close={given.close} />;
	}
	return (
		<PanelFrame title={users.edit} isLoading={isPending}>
			{data === undefined ? (
				<ErrorState text={users.notLoaded} onRetry={() => void refetch()} />
			) : (
				<EmptyState text={t.gone} />
			)}
		</PanelFrame>
	);
}

interface EditGiven {
	readonly assignment: Assignment;
	readonly close: () => void;
}

function Edit({ assignment, close }: EditGiven) {
	const { users, assignment: t } = useTexts(texts);
	const { id, levels, level } = assignment;
	const mayDelete = useMay("qualifications.manage", "FULL");
	const form = useAssignmentForm({
		draftKey: `settings.qualification-assignment-edit:${id}`,
		initial: { ...assignment, level: level === null ? null : String(level) },
		version: assignment.version,
		levelsOf: () => levels.length,
		save: (values, version) =>
			api(contract.updateUserQualification, {
				id,
				version: version ?? assignment.version,
				level: values.level,
				validFrom: values.validFrom,
				validTo: values.validTo,
			}),
	});
	const remove = async () => {
		const answer = await confirmDelete({
			title: t.delete,
			text: t.deleteText,
			confirm: t.delete,
		});
		if (answer === null) return;
		try {
			await api(contract.deleteUserQualification, { id });
		} catch (error) {
			handleError(error, { context: t.delete });
			return;
		}
		form.discard();
		close();
		await renewAssignments();
	};
	return (
		<AssignmentForm
			form={form}
			title={users.edit}
			sub={`${assignment.lastName}, ${assignment.firstName} · ${assignment.name}`}
			levels={levels}
			close={close}
			buttons={
				mayDelete && (
					<Button variant="default" onClick={() => void remove()}>
						{t.delete}
					</Button>
				)
			}
		/>
	);
}
