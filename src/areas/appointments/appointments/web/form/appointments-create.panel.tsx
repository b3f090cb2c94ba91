import { useState } from "react";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import type { ofNewAppointment } from "../panels.ts";
import { renewAppointments } from "../renew-appointments.ts";
import { texts } from "../text.ts";
import { PeopleFields, WhatFields, WhenFields } from "./appointment-fields.tsx";
import {
	type AppointmentValues,
	contentOf,
	newValues,
	recurrenceOf,
	sentTimes,
} from "./appointment-values.ts";
import { ConflictLines } from "./conflict-lines.tsx";
import { TemplateButton } from "./template-button.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { useAppointmentRules } from "./use-appointment-rules.ts";

const usualMinute = 540;

/** A new one, of oneself or of a department, from nothing or from a template. */
export default function AppointmentsCreatePanel(given: PanelProps<typeof ofNewAppointment>) {
	const { day, minute = usualMinute, userId = null, unitId = null, close } = given;
	const t = useTexts(texts);
	const mayOfUnits = useMay("appointments.manage", "WRITE");
	const { data } = useApi(contract.listAppointmentTemplates, {});
	const form = useCreateForm(day ?? isoOfDay(dayNow()), minute, { userId, unitId });
	return (
		<FormPanel form={form} close={close} buttons={<TemplateButton values={form.values} />}>
			{(mayOfUnits || (data?.templates.length ?? 0) > 0) && (
				<FormSection id="whose" title={t.sections.whose}>
					{data !== undefined && data.templates.length > 0 && (
						<TemplateChoice form={form} templates={data.templates} />
					)}
					{mayOfUnits && userId === null && <OwnerFields form={form} />}
				</FormSection>
			)}
			<WhatFields form={form} kinds={data?.kinds ?? []} />
			<WhenFields form={form} withRule />
			<PeopleFields form={form} />
			<ConflictLines values={form.values} userId={userId} except={null} />
		</FormPanel>
	);
}

interface OwnerGiven {
	readonly userId: string | null;
	readonly unitId: string | null;
}

function useCreateForm(day: string, minute: number, { userId, unitId }: OwnerGiven) {
	const t = useTexts(texts);
	const [initial] = useState(() => newValues(day, minute, unitId));
	return useApiForm<AppointmentValues, typeof contract.createAppointment>({
		draftKey: `appointments.create:${userId ?? unitId ?? "own"}`,
		initial,
		fields: useAppointmentRules(),
		endpoint: contract.createAppointment,
		input: (values) => ({
			...contentOf(values),
			...sentTimes(values),
			...(values.owner === "UNIT" ? { unitId: values.unitId } : { userId }),
			recurrence: recurrenceOf(values),
			participantIds: values.people.map(({ id }) => id),
		}),
		onSaved: () => {
			renewAppointments();
			toast({ type: "positive", title: t.created });
		},
	});
}

interface Given {
	readonly form: Form<AppointmentValues>;
}

function OwnerFields({ form }: Given) {
	const t = useTexts(texts);
	return (
		<>
			<SegmentedField
				{...form.field("owner")}
				options={(["OWN", "UNIT"] as const).map((value) => ({ value, label: t.owners[value] }))}
			/>
			{form.values.owner === "UNIT" && <UnitChoice {...form.field("unitId")} required />}
		</>
	);
}
