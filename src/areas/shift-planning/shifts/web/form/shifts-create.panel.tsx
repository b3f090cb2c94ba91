import { useState } from "react";
import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { serverNow } from "#kit/web/clock.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ofNewShift } from "../panels.ts";
import { texts } from "../text.ts";
import { FillForm } from "./fill-form.tsx";
import { useShiftCustom } from "./shift-custom.ts";
import { ShiftFields, useShiftRules } from "./shift-fields.tsx";
import { sentValues, type TypedShift } from "./shift-values.ts";
import { usePlanChoices } from "./use-plan-choices.ts";
import { useShiftForm } from "./use-shift-form.ts";

type Props = PanelProps<typeof ofNewShift>;

/** Plans a shift: of one person, of several together, or open; or what a template asks for. */
export default function ShiftsCreatePanel(props: Props) {
	const { day, itemId, close } = props;
	if (day === undefined || itemId === undefined) return <NewShift {...props} />;
	return <FillForm day={day} itemId={itemId} close={close} />;
}

function NewShift({ close, ...known }: Props) {
	const { form: t } = useTexts(texts);
	const initial: TypedShift = {
		...{ day: known.day ?? null, time: null, pause1: null, pause2: null },
		workspaceId: known.workspaceId ?? null,
		activityId: known.activityId ?? null,
		userIds: known.userId === undefined ? [] : [known.userId],
		...{ customerId: null, forGroup: false },
	};
	const [day, setDay] = useState(initial.day);
	const choices = usePlanChoices(day);
	const custom = useShiftCustom(choices);
	const form = useShiftForm({
		...{ draftKey: "shifts.create", initial: { ...initial, ...custom.initial }, title: t.saving },
		fields: { ...useShiftRules(), ...custom.rules },
		changes: (typed) => changesOf(typed, custom.input(typed)),
	});
	if (form.values.day !== day) setDay(form.values.day);
	return (
		<FormPanel form={form} close={close} saveLabel={t.save}>
			<ShiftFields form={form} choices={choices} />
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}

/** A shift for each person; those of several belong together. */
function changesOf(typed: TypedShift, custom: CustomChange) {
	const values = { ...sentValues(typed), custom };
	const userIds = typed.userIds.length === 0 ? [null] : typed.userIds;
	const groupId = userIds.length > 1 ? newId(serverNow()) : null;
	return userIds.map((userId) => ({ values: { ...values, userId, groupId } }));
}
