import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import { contract } from "../../contract.ts";
import type { ofEdited } from "../panels.ts";
import { renewAppointments } from "../renew-appointments.ts";
import { texts } from "../text.ts";
import { PeopleFields, WhatFields, WhenFields } from "./appointment-fields.tsx";
import { type AppointmentValues, contentOf, sentTimes, valuesOf } from "./appointment-values.ts";
import { ConflictLines } from "./conflict-lines.tsx";
import { useAppointmentRules } from "./use-appointment-rules.ts";

/** A single one, one time of a series (it is moved), or one that was moved. */
export default function AppointmentsEditPanel(given: PanelProps<typeof ofEdited>) {
	const { context, id, day = "", close } = given;
	const { gone, notLoaded } = useTexts(texts);
	const words = { gone, notLoaded };
	const editor = (one: AppointmentDetail) => <Editor one={one} close={close} />;
	if (context === "APPOINTMENT")
		return (
			<AnswerPanel endpoint={contract.getAppointment} input={{ id }} words={words}>
				{editor}
			</AnswerPanel>
		);
	if (context === "APPOINTMENT_SERIES_EXCEPTION")
		return (
			<AnswerPanel endpoint={contract.getAppointmentException} input={{ id }} words={words}>
				{editor}
			</AnswerPanel>
		);
	return (
		<AnswerPanel endpoint={contract.getAppointmentSeriesItem} input={{ id, day }} words={words}>
			{editor}
		</AnswerPanel>
	);
}

interface Given {
	readonly one: AppointmentDetail;
	readonly close: () => void;
}

function Editor({ one, close }: Given) {
	const { data } = useApi(contract.listAppointmentTemplates, {});
	const form = useEditForm(one);
	const isSingle = one.kind === "APPOINTMENT";
	return (
		<FormPanel form={form} sub={one.ownerName} close={close}>
			<WhatFields form={form} kinds={kindsWith(data?.kinds ?? [], one)} />
			<WhenFields form={form} withRule={false} />
			{isSingle && <PeopleFields form={form} />}
			<ConflictLines values={form.values} userId={one.userId} except={one.id} />
		</FormPanel>
	);
}

type Kinds = readonly { readonly id: string; readonly name: string; readonly color: string }[];

/** Those that can be chosen, and the one that it has already. */
export function kindsWith(kinds: Kinds, { activity }: AppointmentDetail): Kinds {
	if (activity === null || kinds.some(({ id }) => id === activity.id)) return kinds;
	return [...kinds, activity];
}

/** Each kind is saved by an operation of its own. */
function useEditForm(one: AppointmentDetail) {
	const { id, exceptionId, originalDay } = one;
	const shared = {
		draftKey: `appointments.edit:${exceptionId ?? id}:${originalDay ?? ""}`,
		initial: valuesOf(one, false),
		fields: useAppointmentRules(),
		version: one.version,
		reload: () => renew(contract.getAppointment),
		onSaved: renewAppointments,
	};
	const valuesSent = (values: AppointmentValues) => ({
		...contentOf(values),
		...sentTimes(values),
	});
	const single = useApiForm<AppointmentValues, typeof contract.updateAppointment>({
		...shared,
		endpoint: contract.updateAppointment,
		input: (values, version = one.version) => ({
			...{ id, version, ...valuesSent(values) },
			participantIds: values.people.map((person) => person.id),
		}),
	});
	const moving = useApiForm<AppointmentValues, typeof contract.createAppointmentException>({
		...shared,
		endpoint: contract.createAppointmentException,
		input: (values, version = one.version) => ({
			...{ id, version, day: originalDay ?? "", moved: valuesSent(values) },
		}),
	});
	const moved = useApiForm<AppointmentValues, typeof contract.updateAppointmentException>({
		...shared,
		endpoint: contract.updateAppointmentException,
		input: (values, version = one.version) => ({
			...{ id: exceptionId ?? id, version, ...valuesSent(values) },
		}),
	});
	if (one.kind === "APPOINTMENT") return single;
	return one.kind === "APPOINTMENT_SERIES_ITEM" ? moving : moved;
}
