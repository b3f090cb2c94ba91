import { useEffect, useState } from "react";
import { PersonChoice } from "#areas/staff/users/web/public.ts";
import { useMatterForm } from "#areas/time-tracking/approvals/web/public.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { absenceScreens } from "../absence-moves.ts";
import { type FormCustom, WithCustom } from "../custom/with-custom.tsx";
import type { UploadedFile } from "../files/file-rows.tsx";
import type { ofNewAbsence } from "../panels.ts";
import { useTellTyped } from "../typed-absence.ts";
import { AbsenceFields, useAbsenceRules } from "./absence-fields.tsx";
import { AbsencePreviewSection } from "./absence-preview.tsx";
import {
	type AbsenceValues,
	absenceInput,
	mayTakeHours,
	reasonInput,
	substituteInput,
} from "./absence-values.ts";
import { overwriting } from "./overwriting.ts";
import { texts } from "./text.ts";
import {
	type PreviewAnswer,
	type PreviewInput,
	previewedState,
	settlePreview,
	useAbsencePreview,
} from "./use-absence-preview.ts";
import { type Kinds, useKinds } from "./use-kinds.ts";
import { useSubstitutes } from "./use-substitutes.ts";

type NewState = "PLANNED" | "REQUESTED" | "APPROVED";

const newFiles = lazyCode(() => import("../files/new-files.tsx"));

interface NewValues extends AbsenceValues {
	/** Uploaded already, and sent along. */
	readonly files: readonly UploadedFile[];
	readonly userId: string;
	readonly state: NewState;
}

/** Asks for an absence, for oneself or, with WRITE, for others; while it is typed the server says what it costs and breaks. */
export default function AbsencesCreatePanel(given: PanelProps<typeof ofNewAbsence>) {
	const { userId: own } = useSession();
	const userId = given.userId ?? own;
	const { usual } = useKinds(userId);
	if (usual === undefined) return <PanelFrame isLoading />;
	const { from, to = from, activityId = usual } = given;
	const days = from !== undefined && to !== undefined ? { from, to } : null;
	const first = { userId, activityId, days };
	return (
		<WithCustom userId={userId}>
			{(custom) => <NewAbsence {...given} first={first} custom={custom} />}
		</WithCustom>
	);
}

interface NewGiven extends PanelProps<typeof ofNewAbsence> {
	/** What is known beforehand. */
	readonly first: Pick<NewValues, "userId" | "activityId" | "days">;
	readonly custom: FormCustom | undefined;
}

function NewAbsence({ first, close, custom, ...params }: NewGiven) {
	const t = useTexts(texts);
	const [initial] = useState<NewValues>({ ...first, ...empty });
	const [userId, setUserId] = useState(initial.userId);
	const kinds = useKinds(userId);
	const form = useNewForm(initial, kinds, { givenUserId: params.userId, custom });
	const { values } = form;
	// which kinds there are depends on whose absence it is
	if (values.userId !== userId) setUserId(values.userId);
	useEffect(() => custom?.ofPerson(userId), [custom?.ofPerson, userId]);
	const wanted = previewInput(values, kinds);
	const preview = useAbsencePreview(wanted);
	const substitutes = useSubstitutes(values.userId, values.days);
	const kind = kinds.kindOf(values.activityId);
	useTellTyped(wanted, kind);
	const isByHours = values.hours !== null && mayTakeHours(values, kind);
	const save = async () => {
		await settlePreview(wanted);
		return form.save();
	};
	return (
		<FormPanel
			form={{ ...form, save }}
			saveLabel={t.states[shownState(values, preview.answer)]}
			close={close}
		>
			<AbsenceFields
				form={form}
				kinds={kinds}
				substitutes={substitutes}
				state={<StateField form={form} answer={preview.answer} />}
			>
				<PersonField form={form} />
			</AbsenceFields>
			{custom?.inputs(form)}
			<LazyPart
				code={newFiles}
				props={{ files: values.files, onChange: (files) => form.set("files", files) }}
				fallback={null}
			/>
			<AbsencePreviewSection
				preview={preview}
				form={form}
				substitutes={kind?.substitute === "NONE" ? undefined : substitutes}
				isByHours={isByHours}
				isLeave={kind?.deducts === "LEAVE"}
			/>
		</FormPanel>
	);
}

const empty: Omit<NewValues, "userId" | "activityId" | "days"> = {
	fromPart: "WHOLE",
	toPart: "WHOLE",
	hours: null,
	substituteUserId: null,
	reason: "",
	files: [],
	state: "REQUESTED",
};

interface FormGiven extends Pick<NewGiven, "custom"> {
	readonly givenUserId: string | undefined;
}

function useNewForm(initial: NewValues, kinds: Kinds, { givenUserId, custom }: FormGiven) {
	const t = useTexts(texts);
	const { user } = useTexts(featureTexts).list.columns;
	const rules = useAbsenceRules();
	return useMatterForm<NewValues, typeof contract.requestAbsence>(absenceScreens, {
		draftKey: `absences.create:${givenUserId ?? ""}`,
		initial: { ...initial, ...custom?.initial },
		fields: {
			...rules,
			...custom?.rules,
			userId: { label: user, required: true },
			files: { label: t.files },
			state: { label: t.state },
		},
		endpoint: contract.requestAbsence,
		input: (values) => {
			const kind = kinds.kindOf(values.activityId);
			return {
				userId: values.userId,
				...absenceInput(values, kind),
				...substituteInput(values, kind),
				...reasonInput(values),
				custom: custom?.input(values),
				fileIds: values.files.map(({ fileId }) => fileId),
				state: sentState(values, previewedState(previewInput(values, kinds))),
			};
		},
		alsoAccepted: overwriting,
		context: t.saving,
		done: ({ state }) => t.created[state as NewState],
	});
}

/** What the server is asked about; undefined while something is missing. */
function previewInput(values: NewValues, kinds: Kinds): PreviewInput | undefined {
	const { userId, activityId, days } = values;
	const kind = kinds.kindOf(activityId);
	if (days === null || kind === undefined) return undefined;
	return { userId, ...absenceInput(values, kind), ...substituteInput(values, kind) };
}

/** A request that nobody has to agree to is entered at once. */
function sentState({ state }: NewValues, becomes: PreviewAnswer["state"] | undefined): NewState {
	return state === "REQUESTED" && becomes === "APPROVED" ? "APPROVED" : state;
}

function shownState({ state }: NewValues, answer: PreviewAnswer | undefined) {
	return state === "REQUESTED" && answer?.state === "APPROVED" ? "AT_ONCE" : state;
}

interface FieldGiven {
	readonly form: Form<NewValues>;
}

/** Whether it is asked for or planned only; who decides for others may approve it at once. */
function StateField({ form, answer }: FieldGiven & { readonly answer: PreviewAnswer | undefined }) {
	const t = useTexts(texts);
	const session = useSession();
	const mayDecide = useMay("absences.manage", "FULL");
	const { values } = form;
	const asked = shownState({ ...values, state: "REQUESTED" }, answer);
	const mayApprove = mayDecide && values.userId !== session.userId && asked !== "AT_ONCE";
	const offered: readonly NewState[] = ["PLANNED", "REQUESTED"];
	const options = [...offered, ...(mayApprove ? (["APPROVED"] as const) : [])].map((value) => ({
		value,
		label: value === "REQUESTED" ? t.states[asked] : t.states[value],
	}));
	const field = form.field("state");
	const help = t.becomes[sentState(values, answer?.state)];
	return <SegmentedField {...field} help={help} options={options} />;
}

/** For whom; only who may ask for others is asked. */
function PersonField({ form }: FieldGiven) {
	const t = useTexts(texts);
	const { user } = useTexts(featureTexts).list.columns;
	const mayForOthers = useMay("absences.manage", "WRITE");
	if (!mayForOthers) return null;
	const choose = (userId: string) => {
		form.set("userId", userId);
		form.set("substituteUserId", null);
	};
	return (
		<div data-wide>
			<PersonChoice label={user} oneself={t.oneself} value={form.values.userId} onChange={choose} />
		</div>
	);
}
