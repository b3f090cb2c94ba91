import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import {
	MatterReasonForm,
	useMatterForm,
	useMatterWords,
} from "#areas/time-tracking/approvals/web/public.ts";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryFacts } from "../detail/entry-sections.tsx";
import { useEntryWords } from "../entry-marks.tsx";
import { entryScreens } from "../entry-moves.ts";
import { type EntryPanel, type EntryPanelGiven, entryPanel } from "../entry-panel.tsx";
import { beginOf } from "../entry-times.ts";
import { useEntryCustom } from "./entry-custom.ts";
import {
	EntryFields,
	type EntryValues,
	entryInput,
	useEntryRules,
	valuesOf,
} from "./entry-fields.tsx";
import { texts as formTexts } from "./text.ts";
import { useEntryChoices, useReasons } from "./use-entry-choices.ts";

/** Corrects an entry; a wanted change of it is withdrawn by that. */
export const EditPanel: EntryPanel = entryPanel(EditForm);

/** Asks to change an entry; its old values count until somebody agrees. */
export const RequestChangePanel: EntryPanel = entryPanel(RequestChangeForm);

/** What both forms begin with. */
const formOf = (entry: TimeTrackingDetail) => ({
	initial: valuesOf(entry),
	version: entry.version,
	reload: () => renew(contract.getTimeTracking, { id: entry.id }),
});

/** When an entry began that runs. */
const begunAt = ({ begin, end, zone }: TimeTrackingDetail) =>
	end === null ? printMinutes(beginOf({ begin, zone })) : undefined;

function EditForm({ entry, ...panel }: EntryPanelGiven) {
	const { form: t } = useTexts(texts);
	const { id, zone } = entry;
	const choices = useEntryChoices(entry.userId, entry);
	const rules = useEntryRules();
	const custom = useEntryCustom<EntryValues>(entry.userId, entry);
	const shared = formOf(entry);
	const form = useMatterForm<EntryValues, typeof contract.updateTimeTracking>(entryScreens, {
		...shared,
		draftKey: `time-trackings.edit:${id}`,
		initial: { ...shared.initial, ...custom.initial },
		fields: { ...rules, ...custom.rules },
		endpoint: contract.updateTimeTracking,
		input: (values, version = entry.version) => ({
			id,
			version,
			...entryInput(values, zone, entry),
			reasonId: values.reasonId,
			custom: custom.input(values),
		}),
		context: t.saving,
		done: t.saved,
	});
	return (
		<FormPanel form={form} {...panel}>
			<EntryFields form={form} choices={choices} zone={zone} begun={begunAt(entry)} withReasons />
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}

function RequestChangeForm({ entry, ...panel }: EntryPanelGiven) {
	const { changes: t, moves } = useMatterWords();
	const { id, zone } = entry;
	const choices = useEntryChoices(entry.userId, entry);
	const rules = useEntryRules();
	const form = useMatterForm<EntryValues, typeof contract.requestTimeTrackingChange>(entryScreens, {
		...formOf(entry),
		draftKey: `time-trackings.request-change:${id}`,
		fields: { ...rules, reason: { label: t.why } },
		endpoint: contract.requestTimeTrackingChange,
		input: (values, version = entry.version) => ({
			id,
			version,
			...entryInput(values, zone, entry),
		}),
		context: moves.requestChange,
		done: t.sent,
	});
	return (
		<FormPanel form={form} saveLabel={moves.request} {...panel}>
			<EntryFields form={form} choices={choices} zone={zone} begun={begunAt(entry)}>
				<SoFar entry={entry} />
			</EntryFields>
		</FormPanel>
	);
}

/** What is to be changed. */
function SoFar({ entry }: Pick<EntryPanelGiven, "entry">) {
	const t = useTexts(formTexts);
	const words = useEntryWords();
	const format = useFormat();
	const { day, activity } = entry;
	return (
		<p className="entry-so-far" data-wide>
			{t.soFar(`${format.dayWithYear(day)} ${words.span(entry)} · ${activity.name}`)}
		</p>
	);
}

/** Says why: an activity's reason, own words, or both. */
export const ReasonPanel: EntryPanel = entryPanel(GiveReason);

function GiveReason({ entry, ...panel }: EntryPanelGiven) {
	const reasons = useReasons();
	const t = useTexts(formTexts);
	return (
		<MatterReasonForm
			matter={entry}
			screens={entryScreens}
			endpoint={contract.giveTimeTrackingReason}
			reasons={reasons(entry.activityId)}
			why={t.reasonAsked}
			draftKey={`time-trackings.reason-request:${entry.id}`}
			{...panel}
		>
			<EntryFacts entry={entry} withReason={false} />
		</MatterReasonForm>
	);
}
