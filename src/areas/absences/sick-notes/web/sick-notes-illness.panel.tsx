import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Sickness } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofSickness } from "./panels.ts";

/** Whether an illness is the same as an earlier one, and whether its first day was worked on. */
export default function SickNotesIllnessPanel({ absenceId, close }: PanelProps<typeof ofSickness>) {
	const { note, section } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.getSickness}
			input={{ absenceId }}
			words={{ gone: note.gone, notLoaded: section.notLoaded }}
		>
			{(sickness) => <Editor sickness={sickness} close={close} />}
		</AnswerPanel>
	);
}

function Editor({ sickness, close }: { readonly sickness: Sickness; readonly close: () => void }) {
	const { illness: t, sameIllness, workedOnFirstDay } = useTexts(texts);
	const format = useFormat();
	const { absenceId, earlier, version } = sickness;
	const form = useApiForm({
		draftKey: `sick-notes.illness:${absenceId}`,
		initial: {
			sameIllnessAs: sickness.sameIllnessAs?.absenceId ?? null,
			workedOnFirstDay: sickness.workedOnFirstDay,
		},
		version,
		fields: {
			sameIllnessAs: { label: sameIllness, section: "illness" },
			workedOnFirstDay: { label: workedOnFirstDay, section: "illness" },
		},
		endpoint: contract.updateSickness,
		input: (values, sent = version) => ({ absenceId, version: sent, ...values }),
		renews: [contract.getSickness],
		reload: () => renew(contract.getSickness),
	});
	const options = earlier.map(({ absenceId: value, from, to }) => ({
		value,
		label: format.days(from, to),
	}));
	return (
		<FormPanel form={form} close={close}>
			<FormSection id="illness" title={t.title}>
				<SelectField {...form.field("sameIllnessAs")} options={options} placeholder={t.none} />
				<SwitchField {...form.field("workedOnFirstDay")} />
				<p data-wide className="sickness-hint">
					{t.hint} {t.workedHint}
				</p>
			</FormSection>
		</FormPanel>
	);
}
