import { useState } from "react";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { ApplyFields } from "./apply-fields.tsx";
import { noValues, wantedOf } from "./apply-values.ts";
import { type applyParams, shiftsApplySequence } from "./panels.ts";
import { RunLines } from "./run-lines.tsx";
import { RunsList } from "./runs-list.tsx";
import { texts } from "./text.ts";
import { useRunPreview } from "./use-run-preview.ts";
import "./sequences.css";

/** A sequence for the people of a crew: nothing is made that was not looked at, and all of it can be taken back. */
export default function ShiftsApplySequencePanel({
	sequenceId,
	close,
}: PanelProps<typeof applyParams>) {
	const t = useTexts(texts);
	const preview = useRunPreview();
	const form = useApplyForm(sequenceId, preview);
	const wanted = wantedOf(form.values);
	const shown = preview.of(wanted);
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
			saveLabel={shown === undefined ? t.preview : t.apply(shown.made + shown.opened)}
			onSaved={preview.clear}
		>
			<ApplyFields form={form} />
			{shown !== undefined && <RunLines preview={shown} />}
			{shown === undefined && form.values.sequenceId !== null && (
				<RunsList sequenceId={form.values.sequenceId} />
			)}
		</FormPanel>
	);
}

function useApplyForm(sequenceId: string | undefined, preview: ReturnType<typeof useRunPreview>) {
	const t = useTexts(texts);
	const context = useTitle(shiftsApplySequence);
	const [initial] = useState({ ...noValues, sequenceId: sequenceId ?? null });
	return useForm({
		draftKey: `shifts.apply-sequence:${sequenceId ?? ""}`,
		initial,
		fields: {
			sequenceId: { label: t.sequence, required: true, section: "what" },
			days: { label: t.days, required: true, section: "what" },
			people: {
				label: t.people,
				section: "crew",
				check: (people) => (people.length === 0 ? t.nobody : undefined),
			},
			offsets: { label: t.crew, section: "crew" },
			onClash: { label: t.onClash, help: t.onClashHelp, section: "crew" },
		},
		save: async (values) => {
			const wanted = wantedOf(values);
			if (wanted === undefined || preview.of(wanted) === undefined) return;
			const { made, opened, jobId } = await api(contract.applySequence, wanted);
			toast({ type: "positive", title: jobId === null ? t.done(made + opened) : t.started });
			await renew(contract.listSequenceRuns);
		},
		onFailure: (error) => handleError(error, { context }),
	});
}
