import { useState } from "react";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { CompanyDayFields } from "./company-day-fields.tsx";
import { CompanyDayLines } from "./company-day-lines.tsx";
import {
	type CompanyDayValues,
	type Kind,
	noValues,
	type WantedDay,
	wantedOf,
} from "./company-day-values.ts";
import { CompanyDaysList } from "./company-days-list.tsx";
import { texts } from "./text.ts";
import {
	type CompanyDayPreview,
	decidedByName,
	useCompanyDayPreview,
} from "./use-company-day-preview.ts";

const noKinds: readonly Kind[] = [];

/** Bridge days and shutdowns: what they do to each person is shown before they are created. */
export default function AbsencesBulkCreatePanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(texts);
	const { data } = useApi(activities.listAbsenceActivities, {});
	const kinds = data?.activities ?? noKinds;
	const preview = useCompanyDayPreview();
	const form = useCompanyDayForm(kinds, preview);
	const wanted = wantedIn(form.values, kinds);
	const shown = preview.of(wanted);
	// nothing is created that was not looked at
	const save = async () => {
		if (wanted === undefined || shown !== undefined) return form.save();
		await preview.load(wanted);
		return false;
	};
	const isSaving = form.isSaving || preview.isLoading;
	return (
		<FormPanel
			form={{ ...form, save, isSaving }}
			close={close}
			leadsOn={shown === undefined}
			saveLabel={shown === undefined ? t.preview : t.create(shown.created)}
		>
			<CompanyDayFields form={form} kinds={kinds} />
			{shown !== undefined && wanted !== undefined && (
				<CompanyDayLines preview={shown} days={wanted} onToggle={preview.toggle} />
			)}
			{shown === undefined && <CompanyDaysList />}
		</FormPanel>
	);
}

function wantedIn(values: CompanyDayValues, kinds: readonly Kind[]): WantedDay | undefined {
	const kind = kinds.find(({ id }) => id === values.activityId);
	return wantedOf(values, kind);
}

function useCompanyDayForm(kinds: readonly Kind[], preview: CompanyDayPreview) {
	const t = useTexts(texts);
	const [initial] = useState(noValues);
	return useForm<CompanyDayValues>({
		draftKey: "absences.bulk-create",
		initial,
		fields: {
			unitIds: { label: t.units, help: t.unitsHelp },
			people: {
				label: t.people,
				check: (people, { unitIds }) =>
					people.length + unitIds.length === 0 ? t.nobody : undefined,
			},
			effect: { label: t.effect },
			activityId: { label: t.kind, required: true },
			days: { label: t.days, required: true, help: t.daysHelp },
			fromPart: { label: t.firstDay },
			toPart: { label: t.lastDay },
			reason: { label: t.remark },
			onViolation: { label: t.onViolation, help: t.onViolationHelp },
		},
		save: async (values) => {
			const wanted = wantedIn(values, kinds);
			const shown = preview.of(wanted);
			if (wanted === undefined || shown === undefined) return;
			const { people, jobId } = await api(contract.createCompanyDay, {
				...wanted,
				...decidedByName(shown),
			});
			toast({ type: "positive", title: jobId === null ? t.created(people) : t.started });
			void renew(contract.listCompanyDays);
		},
		onFailure: (error) => handleError(error, { context: t.title }),
	});
}
