import { contract as usersContract } from "#areas/staff/users/contract.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentForm } from "./assignment-form.tsx";
import { newAssignment, useAssignmentForm } from "./use-assignment-form.ts";

/** Gives a qualification to somebody. */
export default function QualificationAssignUserPanel({
	id,
	close,
}: PanelProps<typeof masterParams>) {
	const t = useTexts(texts).users;
	const qualification = useApi(contract.getQualification, { id });
	const people = useApi(usersContract.listUserOptions, {});
	const levels = qualification.data?.levels ?? [];
	const form = useAssignmentForm({
		draftKey: `settings.qualification-assign-user:${id}`,
		initial: { ...newAssignment, qualificationId: id },
		levelsOf: () => levels.length,
		save: (values) => api(contract.createUserQualification, values),
	});
	if (qualification.isPending || people.isPending) {
		return <PanelFrame title={t.assignUser} isLoading />;
	}
	if (qualification.data === undefined || people.data === undefined) {
		const retry = () => void Promise.all([qualification.refetch(), people.refetch()]);
		return (
			<PanelFrame title={t.assignUser}>
				<ErrorState text={t.notLoaded} onRetry={retry} />
			</PanelFrame>
		);
	}
	const { ids, firstNames, lastNames } = people.data;
	return (
		<AssignmentForm
			form={form}
			title={t.assignUser}
			sub={qualification.data.name}
			levels={levels}
			close={close}
		>
			<SelectField
				{...form.field("userId")}
				options={ids.map((value, at) => ({
					value,
					label: `${lastNames[at]}, ${firstNames[at]}`,
				}))}
			/>
		</AssignmentForm>
	);
}
