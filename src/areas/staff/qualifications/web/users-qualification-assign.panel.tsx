import { useEffect, useRef } from "react";
import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentForm } from "./assignment-form.tsx";
import { newAssignment, useAssignmentForm } from "./use-assignment-form.ts";

interface Given {
	readonly userId: string;
	readonly close: () => void;
}

/** Gives somebody a qualification. */
export default function UsersQualificationAssignPanel({ userId, close }: Given) {
	const t = useTexts(texts);
	const known = useApi(contract.listQualifications, {
		isEnabled: true,
		pageSize: limits.listLength,
	});
	const levelCount = useRef(0);
	const form = useAssignmentForm({
		draftKey: `users.qualification-assign:${userId}`,
		initial: { ...newAssignment, userId },
		levelsOf: () => levelCount.current,
		save: (values) => api(contract.createUserQualification, values),
	});
	const levels = useLevels(form.values.qualificationId);
	useEffect(() => {
		levelCount.current = levels.length;
	});
	if (known.isPending) return <PanelFrame title={t.own.assign} isLoading />;
	if (known.data === undefined) {
		return (
			<PanelFrame title={t.own.assign}>
				<ErrorState text={t.users.notLoaded} onRetry={() => void known.refetch()} />
			</PanelFrame>
		);
	}
	return (
		<AssignmentForm form={form} title={t.own.assign} levels={levels} close={close}>
			<SelectField
				{...form.field("qualificationId")}
				options={known.data.items.map(({ id, name }) => ({
					value: id,
					label: name,
				}))}
			/>
		</AssignmentForm>
	);
}

const none: readonly string[] = [];

/** Levels of the chosen qualification; lists do not tell them. */
function useLevels(qualificationId: string | null): readonly string[] {
	const { data } = useApi(
		contract.getQualification,
		{ id: qualificationId ?? "" },
		{ enabled: qualificationId !== null },
	);
	return data?.levels ?? none;
}
