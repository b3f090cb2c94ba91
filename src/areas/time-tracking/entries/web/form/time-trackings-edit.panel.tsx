import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { sendAccepted } from "../entry-moves.ts";
import type { ofEntry } from "../panels.ts";
import { timeTrackingsEdit } from "../panels.ts";
import { renewEntries } from "../renew-entries.ts";
import { EntryFields } from "./entry-fields.tsx";
import { type EntryValues, timesInput, valuesOf, wordsOf } from "./entry-values.ts";
import { useEntryChoices } from "./use-entry-choices.ts";
import { useEntryCustom } from "./use-entry-custom.ts";
import { useEntryRules } from "./use-entry-rules.ts";

/** Corrects an entry; a wanted change of it is withdrawn by that. */
export default function TimeTrackingsEditPanel({ id, close }: PanelProps<typeof ofEntry>) {
	const title = useTitle(timeTrackingsEdit);
	const { detail } = useTexts(texts);
	return (
		<AnswerPanel title={title} endpoint={contract.getTimeTracking} input={{ id }} words={detail}>
			{(entry) => <Editor entry={entry} close={close} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly entry: TimeTrackingDetail;
	readonly close: () => void;
}

function Editor({ entry, close }: Given) {
	const title = useTitle(timeTrackingsEdit);
	const { form: t } = useTexts(texts);
	const { id, zone, user } = entry;
	const choices = useEntryChoices(entry.userId, entry);
	const rules = useEntryRules();
	const custom = useEntryCustom(entry);
	const form = useApiForm<EntryValues, typeof contract.updateTimeTracking>({
		draftKey: `time-trackings.edit:${id}`,
		initial: { ...valuesOf(entry), ...custom.initial },
		version: entry.version,
		fields: { ...rules, ...custom.rules },
		endpoint: contract.updateTimeTracking,
		send: sendAccepted(contract.updateTimeTracking, t.saving),
		input: (values, version = entry.version) => ({
			id,
			version,
			...timesInput(values, zone),
			reasonId: values.reasonId,
			reason: wordsOf(values.reason),
			custom: custom.input(values),
		}),
		context: t.saving,
		reload: () => renew(contract.getTimeTracking, { id }),
		onSaved: () => {
			toast({ type: "positive", title: t.saved });
			void renewEntries();
		},
	});
	return (
		<FormPanel form={form} title={title} sub={`${user.lastName}, ${user.firstName}`} close={close}>
			<EntryFields form={form} choices={choices} zone={zone} withReasons />
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}
