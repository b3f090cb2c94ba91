import { DangerButton } from "#kit/ui/danger-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useAction } from "#kit/web/use-api.ts";
import { contract, type SickNote, type Sickness, sickNoteKinds } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofSickNote } from "./panels.ts";

/** A certificate: announced by the person herself, or kept by those who read it. */
export default function SickNotesEditPanel({
	absenceId,
	noteId,
	close,
}: PanelProps<typeof ofSickNote>) {
	const { note: t, section } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.getSickness}
			input={{ absenceId }}
			words={{ gone: t.gone, notLoaded: section.notLoaded }}
		>
			{(sickness) => {
				const note = sickness.notes.find(({ id }) => id === noteId);
				if (noteId !== undefined && note === undefined)
					return (
						<PanelFrame>
							<p className="sickness-none">{t.gone}</p>
						</PanelFrame>
					);
				return <Editor sickness={sickness} note={note} close={close} />;
			}}
		</AnswerPanel>
	);
}

interface Given {
	readonly sickness: Sickness;
	readonly note: SickNote | undefined;
	readonly close: () => void;
}

function Editor({ sickness, note, close }: Given) {
	const { note: t, kinds } = useTexts(texts);
	const form = useNoteForm(sickness, note);
	const options = sickNoteKinds.map((value) => ({ value, label: kinds[value] }));
	const mayDelete = note !== undefined && (sickness.mayWrite || note.receivedOn === null);
	return (
		<FormPanel
			form={form}
			close={close}
			buttons={mayDelete && <DeleteButton id={note.id} close={close} />}
		>
			<FormSection id="certificate" title={t.certificate}>
				<SegmentedField {...form.field("kind")} options={options} />
				<DateRangeField {...form.field("days")} />
				<SwitchField {...form.field("isFollowUp")} />
				<SwitchField {...form.field("isWorkAccident")} />
			</FormSection>
			{sickness.mayWrite && (
				<FormSection id="receipt" title={t.receipt}>
					<DateField {...form.field("receivedOn")} />
					<DateField {...form.field("eauRequestedOn")} />
					<p data-wide className="sickness-hint">
						{t.receiptHint}
					</p>
				</FormSection>
			)}
		</FormPanel>
	);
}

interface Values {
	readonly kind: SickNote["kind"];
	readonly days: { readonly from: string; readonly to: string } | null;
	readonly isFollowUp: boolean;
	readonly isWorkAccident: boolean;
	readonly eauRequestedOn: string | null;
	readonly receivedOn: string | null;
}

function valuesOf({ from, to, notes }: Sickness, note: SickNote | undefined): Values {
	if (note === undefined) {
		const none = { eauRequestedOn: null, receivedOn: null, isWorkAccident: false };
		return { ...none, kind: "EAU", days: { from, to }, isFollowUp: notes.length > 0 };
	}
	const { kind, auFrom, auTo, isFollowUp, isWorkAccident, eauRequestedOn, receivedOn } = note;
	return {
		...{ kind, isFollowUp, isWorkAccident, eauRequestedOn, receivedOn },
		days: { from: auFrom, to: auTo },
	};
}

function useNoteForm(sickness: Sickness, note: SickNote | undefined) {
	const { note: t, fields } = useTexts(texts);
	const { absenceId } = sickness;
	const shared = {
		draftKey: `sick-notes.edit:${absenceId}:${note?.id ?? "new"}`,
		initial: valuesOf(sickness, note),
		fields: {
			kind: { label: fields.kind, section: "certificate" },
			days: { label: t.range, required: true, section: "certificate" },
			isFollowUp: { label: fields.isFollowUp, section: "certificate" },
			isWorkAccident: { label: fields.isWorkAccident, section: "certificate" },
			receivedOn: { label: fields.receivedOn, section: "receipt" },
			eauRequestedOn: { label: fields.eauRequestedOn, section: "receipt" },
		},
		renews: [contract.getSickness],
		reload: () => renew(contract.getSickness),
	};
	const sent = ({ days, ...values }: Values) => ({
		...values,
		auFrom: days?.from ?? sickness.from,
		auTo: days?.to ?? sickness.to,
	});
	const creating = useApiForm({
		...shared,
		endpoint: contract.createSickNote,
		input: (values: Values) => ({ absenceId, ...sent(values) }),
	});
	const changing = useApiForm({
		...shared,
		version: note?.version ?? 0,
		endpoint: contract.updateSickNote,
		input: (values: Values, version = note?.version ?? 0) => ({
			...{ id: note?.id ?? absenceId, version },
			...sent(values),
		}),
	});
	return note === undefined ? creating : changing;
}

function DeleteButton({ id, close }: { readonly id: string; readonly close: () => void }) {
	const { note: t } = useTexts(texts);
	const { mutate, isPending } = useAction(contract.deleteSickNote, {
		context: t.deleting,
		renews: [contract.getSickness],
		onDone: () => {
			toast({ type: "positive", title: t.deleted });
			close();
		},
	});
	const ask = async () => {
		const sure = { title: t.deleting, text: t.deleteText, confirm: t.deleting, danger: true };
		if ((await confirm(sure)) !== null) mutate({ id });
	};
	return (
		<DangerButton loading={isPending} onClick={ask}>
			{t.deleting}
		</DangerButton>
	);
}
