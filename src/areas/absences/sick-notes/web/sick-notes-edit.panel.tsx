import type { Accepted } from "#kit/contract/rule-violation.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useAction } from "#kit/web/use-api.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
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
				<Prolonging sickness={sickness} form={form} />
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

interface ProlongingGiven {
	readonly sickness: Sickness;
	readonly form: Form<Values>;
}

/** Until when the absence will last, of a follow-up certificate that ends later. */
function Prolonging({ sickness, form }: ProlongingGiven) {
	const { note: t } = useTexts(texts);
	const format = useFormat();
	const { values } = form;
	if (!isLonger(sickness, values)) return null;
	const before = format.dayWithYear(sickness.to);
	const after = format.dayWithYear(values.days?.to ?? sickness.to);
	const help = values.prolongs ? t.prolongHint(before, after) : t.notProlonged(before);
	return (
		<div data-wide>
			<SwitchField {...form.field("prolongs")} help={help} />
		</div>
	);
}

function isLonger({ to }: Sickness, { isFollowUp, days }: Values): boolean {
	return isFollowUp && days !== null && days.to > to;
}

interface Values {
	/** Of a follow-up certificate that ends later than the absence. */
	readonly prolongs: boolean;
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
		return {
			...none,
			prolongs: true,
			kind: "EAU",
			days: { from, to },
			isFollowUp: notes.length > 0,
		};
	}
	const { kind, auFrom, auTo, isFollowUp, isWorkAccident, eauRequestedOn, receivedOn } = note;
	return {
		...{ kind, isFollowUp, isWorkAccident, eauRequestedOn, receivedOn },
		days: { from: auFrom, to: auTo },
		// one that is kept was said to do so or not
		prolongs: auTo <= to,
	};
}

/** Labels, and in which section a field stands. */
function useNoteRules(): FormRules<Values> {
	const { note: t, fields } = useTexts(texts);
	return {
		kind: { label: fields.kind, section: "certificate" },
		days: { label: t.range, required: true, section: "certificate" },
		isFollowUp: { label: fields.isFollowUp, section: "certificate" },
		isWorkAccident: { label: fields.isWorkAccident, section: "certificate" },
		prolongs: { label: t.prolong, section: "certificate" },
		receivedOn: { label: fields.receivedOn, section: "receipt" },
		eauRequestedOn: { label: fields.eauRequestedOn, section: "receipt" },
	};
}

function useNoteForm(sickness: Sickness, note: SickNote | undefined) {
	const { note: t } = useTexts(texts);
	const { absenceId } = sickness;
	const shared = {
		draftKey: `sick-notes.edit:${absenceId}:${note?.id ?? "new"}`,
		initial: valuesOf(sickness, note),
		fields: useNoteRules(),
		renews: [contract.getSickness],
		reload: () => renew(contract.getSickness),
	};
	const sent = ({ days, ...values }: Values) => ({
		...values,
		prolongs: values.prolongs && isLonger(sickness, { ...values, days }),
		auFrom: days?.from ?? sickness.from,
		auTo: days?.to ?? sickness.to,
	});
	const creating = useApiForm({
		...shared,
		endpoint: contract.createSickNote,
		input: (values: Values) => ({ absenceId, ...sent(values) }),
		send: (input) =>
			prolonging(t.prolong, (said) => api(contract.createSickNote, { ...input, ...said })),
	});
	const changing = useApiForm({
		...shared,
		version: note?.version ?? 0,
		endpoint: contract.updateSickNote,
		input: (values: Values, version = note?.version ?? 0) => ({
			...{ id: note?.id ?? absenceId, version },
			...sent(values),
		}),
		send: (input) =>
			prolonging(t.prolong, (said) => api(contract.updateSickNote, { ...input, ...said })),
	});
	return note === undefined ? creating : changing;
}

/** What a longer absence breaks is said as absences say it, and asked about. */
function prolonging<Answer>(
	title: string,
	act: (accepted: Accepted) => Promise<Answer>,
): Promise<Answer> {
	return despiteViolations(act, async () => {
		const { loadViolationWords } = await import("#areas/absences/requests/web/public.ts");
		return loadViolationWords(title);
	});
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
