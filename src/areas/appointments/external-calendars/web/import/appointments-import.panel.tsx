import { useEffect, useState } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { OwnerSection, type OwnerValues, oneself, ownerSent, useOwnerRules } from "../owner.tsx";
import type { ofCalendars } from "../panels.ts";
import { FileChoice } from "./file-choice.tsx";
import { PreviewLines, useCounts } from "./preview-lines.tsx";

interface Values extends OwnerValues {
	readonly fileName: string;
}

/** Chooses a calendar file, shows what reading it comes to, and reads it. */
export default function AppointmentsImportPanel({ close }: PanelProps<typeof ofCalendars>) {
	const t = useTexts(texts);
	// beside the form: nothing as long as a file is kept as a draft
	const [text, setText] = useState("");
	const form = useImportForm(text);
	const { owner, unitId } = form.values;
	const preview = usePreview(text, { owner, unitId });
	return (
		<FormPanel form={form} close={close} saveLabel={t.doImport}>
			<OwnerSection form={form} />
			<FormSection id="file" title={t.sections.file}>
				<div data-wide>
					<FileChoice
						name={form.values.fileName}
						onRead={(name, read) => {
							form.set("fileName", name);
							setText(read);
						}}
					/>
				</div>
			</FormSection>
			{text !== "" && <PreviewLines preview={preview} />}
		</FormPanel>
	);
}

function useImportForm(text: string) {
	const t = useTexts(texts);
	const say = useCounts();
	return useApiForm({
		draftKey: "appointments.import",
		initial: { ...oneself, fileName: "" } as Values,
		fields: {
			...useOwnerRules(),
			fileName: { label: t.sections.file, required: true, section: "file" },
		},
		endpoint: contract.importCalendarFile,
		input: (values) => ({ ...ownerSent(values), text }),
		onSaved: (answer) => toast({ type: "positive", title: t.imported(say(answer)) }),
	});
}

type Preview = AnswerOf<typeof contract.previewCalendarFile>;

/** Undefined while it is being read, and after it could not be. */
function usePreview(text: string, { owner, unitId }: OwnerValues): Preview | undefined {
	const t = useTexts(texts);
	const [preview, setPreview] = useState<Preview>();
	const { mutate } = useAction(contract.previewCalendarFile, {
		context: t.previewFailed,
		onDone: setPreview,
	});
	const isWhole = text !== "" && (owner === "OWN" || unitId !== null);
	useEffect(() => {
		setPreview(undefined);
		if (isWhole) mutate({ ...ownerSent({ owner, unitId }), text });
	}, [text, owner, unitId, isWhole, mutate]);
	return preview;
}
