import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import { contract } from "../../contract.ts";
import type { ofSeriesDay } from "../panels.ts";
import { renewAppointments } from "../renew-appointments.ts";
import { texts } from "../text.ts";
import { PeopleFields, WhatFields, WhenFields } from "./appointment-fields.tsx";
import { type AppointmentValues, contentOf, recurrenceOf, valuesOf } from "./appointment-values.ts";
import { kindsWith } from "./appointments-edit.panel.tsx";
import { ConflictLines } from "./conflict-lines.tsx";
import { seriesTimes } from "./series-times.ts";
import { useAppointmentRules } from "./use-appointment-rules.ts";

/** A series from one of its days on, or all of it. */
export default function AppointmentsEditSeriesPanel(given: PanelProps<typeof ofSeriesDay>) {
	const { id, day, close } = given;
	const { gone, notLoaded } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.getAppointmentSeriesItem}
			input={{ id, day }}
			words={{ gone, notLoaded }}
		>
			{(one) => <Editor one={one} close={close} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly one: AppointmentDetail;
	readonly close: () => void;
}

function Editor({ one, close }: Given) {
	const t = useTexts(texts);
	const { data } = useApi(contract.listAppointmentTemplates, {});
	const form = useSeriesForm(one);
	const isFirst = one.originalDay === one.firstDay;
	return (
		<FormPanel form={form} sub={one.ownerName} close={close}>
			{!isFirst && (
				<FormSection id="since" title={t.fields.since}>
					<div data-wide>
						<SegmentedField
							{...form.field("since")}
							options={(["FROM", "ALL"] as const).map((value) => ({
								...{ value, label: t.sinces[value] },
							}))}
						/>
					</div>
				</FormSection>
			)}
			<WhatFields form={form} kinds={kindsWith(data?.kinds ?? [], one)} />
			<WhenFields form={form} withRule isSeries />
			<PeopleFields form={form} />
			<ConflictLines values={form.values} userId={one.userId} except={one.id} />
		</FormPanel>
	);
}

function useSeriesForm(one: AppointmentDetail) {
	const t = useTexts(texts);
	const { id, originalDay, firstDay } = one;
	const isAll = ({ since }: AppointmentValues) => since === "ALL" || originalDay === firstDay;
	return useApiForm<AppointmentValues, typeof contract.updateAppointmentSeries>({
		draftKey: `appointments.edit-series:${id}:${originalDay ?? ""}`,
		initial: valuesOf(one, true),
		fields: useAppointmentRules(),
		version: one.version,
		reload: () => renew(contract.getAppointmentSeriesItem),
		endpoint: contract.updateAppointmentSeries,
		input: (values, version = one.seriesVersion ?? one.version) => ({
			...{ id, version, ...contentOf(values), ...seriesTimes(one, values, isAll(values)) },
			recurrence: seriesRule(one, values, isAll(values)),
			since: isAll(values) ? null : originalDay,
			participantIds: values.people.map((person) => person.id),
		}),
		onSaved: ({ droppedExceptions }) => {
			renewAppointments();
			if (droppedExceptions > 0) toast({ type: "info", title: t.dropped(droppedExceptions) });
		},
	});
}

/** All of it counts from its first day again. */
function seriesRule(one: AppointmentDetail, values: AppointmentValues, isAll: boolean) {
	const rule = recurrenceOf(values) ?? { type: "DAILY" as const };
	const before = valuesOf(one, true).count;
	const all = one.recurrence?.count ?? null;
	if (!isAll || before === null || all === null || values.count === null) return rule;
	return { ...rule, count: values.ends === "COUNT" ? values.count + all - before : null };
}
