import { useMatterForm, useMatterWords } from "#areas/time-tracking/approvals/web/public.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { useRangeWords } from "../absence-marks.tsx";
import { absenceScreens } from "../absence-moves.ts";
import {
	type AbsenceDetail,
	type AbsencePanelGiven,
	type ChangedAbsencePanel,
	changedAbsencePanel,
} from "../absence-panel.tsx";
import { type FormCustom, WithCustom } from "../custom/with-custom.tsx";
import { useTellTyped } from "../typed-absence.ts";
import { AbsenceFields, useAbsenceRules } from "./absence-fields.tsx";
import { AbsencePreviewSection } from "./absence-preview.tsx";
import {
	type AbsenceValues,
	absenceInput,
	mayTakeHours,
	reasonInput,
	substituteInput,
	valuesOf,
} from "./absence-values.ts";
import { texts as movingTexts } from "./moving-text.ts";
import { overwriting } from "./overwriting.ts";
import { texts } from "./text.ts";
import { undoOfChange, undoOfEdit } from "./undo-move.ts";
import { type PreviewInput, useAbsencePreview } from "./use-absence-preview.ts";
import { type Kinds, useKinds } from "./use-kinds.ts";
import { useSubstitutes } from "./use-substitutes.ts";

/** Changes an absence; who may not change it any more asks for the change. */
const AbsencesEditPanel: ChangedAbsencePanel = changedAbsencePanel((given) =>
	given.absence.moves.includes("EDIT") ? (
		<WithCustom userId={given.absence.userId} saved={given.absence}>
			{(custom) => <EditForm {...given} custom={custom} />}
		</WithCustom>
	) : (
		<ChangeForm {...given} />
	),
);
export default AbsencesEditPanel;

/** What both forms begin with: what it is, or where it was moved to. */
const formOf = ({ absence, moved }: Pick<AbsencePanelGiven, "absence" | "moved">) => ({
	draftKey: ["absences.edit", absence.id, moved?.from, moved?.to].filter(Boolean).join(":"),
	initial: valuesOf({ ...absence, ...moved }),
	version: absence.version,
	reload: () => renew(contract.getAbsence, { id: absence.id }),
});

interface EditGiven extends AbsencePanelGiven {
	readonly custom: FormCustom | undefined;
}

function EditForm({ absence, moved, custom, ...panel }: EditGiven) {
	const t = useTexts(texts);
	const { moving } = useTexts(movingTexts);
	const { id } = absence;
	const kinds = useKinds(absence.userId, absence.activity?.id);
	const rules = useAbsenceRules();
	const begun = formOf({ absence, moved });
	const form = useMatterForm<AbsenceValues, typeof contract.updateAbsence>(absenceScreens, {
		...begun,
		initial: { ...begun.initial, ...custom?.initial },
		fields: { ...rules, ...custom?.rules },
		endpoint: contract.updateAbsence,
		input: (values, version = absence.version) => {
			const kind = kinds.kindOf(values.activityId);
			return {
				id,
				version,
				...absenceInput(values, kind),
				...substituteInput(values, kind),
				...reasonInput(values),
				custom: custom?.input(values),
			};
		},
		alsoAccepted: overwriting,
		context: t.saving,
		done: t.saved,
		undo: moved && ((answer, accepted) => undoOfEdit(absence, answer, accepted)),
	});
	return (
		<FormPanel form={form} title={moved && moving} {...panel}>
			<EditFields
				absence={absence}
				form={form}
				kinds={kinds}
				asksSubstitute
				saysSoFar={moved !== undefined}
			/>
			{custom?.inputs(form)}
		</FormPanel>
	);
}

function ChangeForm({ absence, moved, ...panel }: AbsencePanelGiven) {
	const { changes: t, moves } = useMatterWords();
	const { changeWhy } = useTexts(texts);
	const { id } = absence;
	const change = formOf({ absence, moved });
	const kinds = useKinds(absence.userId, absence.activity?.id);
	const rules = useAbsenceRules();
	const form = useMatterForm<AbsenceValues, typeof contract.requestAbsenceChange>(absenceScreens, {
		...change,
		draftKey: `${change.draftKey}:change`,
		fields: { ...rules, reason: { label: changeWhy } },
		endpoint: contract.requestAbsenceChange,
		input: (values, version = absence.version) => ({
			id,
			version,
			...absenceInput(values, kinds.kindOf(values.activityId)),
			...reasonInput(values),
		}),
		context: moves.requestChange,
		done: t.sent,
		undo: moved && (() => undoOfChange(id)),
	});
	return (
		<FormPanel form={form} title={moves.requestChange} saveLabel={moves.request} {...panel}>
			<EditFields absence={absence} form={form} kinds={kinds} saysSoFar />
		</FormPanel>
	);
}

interface FieldsGiven {
	readonly absence: AbsenceDetail;
	readonly form: Form<AbsenceValues>;
	readonly kinds: Kinds;
	/** A change that is asked for leaves who stands in. */
	readonly asksSubstitute?: boolean;
	/** What it was is said: the fields begin with something else, or are only asked for. */
	readonly saysSoFar: boolean;
}

function EditFields({ absence, form, kinds, asksSubstitute = false, saysSoFar }: FieldsGiven) {
	const { values } = form;
	const substitutes = useSubstitutes(absence.userId, values.days, absence.substitute);
	const wanted = previewInput(absence, values, kinds);
	const preview = useAbsencePreview(wanted);
	const kind = kinds.kindOf(values.activityId);
	useTellTyped(wanted, kind);
	return (
		<>
			<AbsenceFields
				form={form}
				kinds={kinds}
				substitutes={asksSubstitute ? substitutes : undefined}
			>
				{saysSoFar && <SoFar absence={absence} />}
			</AbsenceFields>
			<AbsencePreviewSection
				preview={preview}
				form={form}
				substitutes={asksSubstitute && kind?.substitute !== "NONE" ? substitutes : undefined}
				isByHours={values.hours !== null && mayTakeHours(values, kind)}
				isLeave={kind?.deducts === "LEAVE"}
			/>
		</>
	);
}

function previewInput(
	{ id, userId }: AbsenceDetail,
	values: AbsenceValues,
	kinds: Kinds,
): PreviewInput | undefined {
	const kind = kinds.kindOf(values.activityId);
	if (values.days === null || kind === undefined) return undefined;
	const input = { ...absenceInput(values, kind), ...substituteInput(values, kind) };
	return { absenceId: id, userId, ...input };
}

/** What is to be changed. */
function SoFar({ absence }: Pick<FieldsGiven, "absence">) {
	const t = useTexts(texts);
	const { range } = useRangeWords();
	const kind = absence.activity?.name;
	return (
		<p className="absence-so-far" data-wide>
			{t.soFar([range(absence), kind].filter(Boolean).join(" · "))}
		</p>
	);
}
