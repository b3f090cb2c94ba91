import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, type TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { sendAccepted } from "../entry-moves.ts";
import { EntryFields } from "../form/entry-fields.tsx";
import { type EntryValues, timesInput, valuesOf, wordsOf } from "../form/entry-values.ts";
import { useEntryChoices } from "../form/use-entry-choices.ts";
import { useEntryRules } from "../form/use-entry-rules.ts";
import type { ofEntry } from "../panels.ts";
import { timeTrackingsRequestChange } from "../panels.ts";
import { renewEntries } from "../renew-entries.ts";

/** Asks to change an entry; its old values count until somebody agrees. */
export default function TimeTrackingsRequestChangePanel({ id, close }: PanelProps<typeof ofEntry>) {
	const title = useTitle(timeTrackingsRequestChange);
	const { detail } = useTexts(texts);
	return (
		<AnswerPanel title={title} endpoint={contract.getTimeTracking} input={{ id }} words={detail}>
			{(entry) => <Editor entry={entry} close={close} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly entry: TimeTracking;
	readonly close: () => void;
}

function Editor({ entry, close }: Given) {
	const title = useTitle(timeTrackingsRequestChange);
	const { form: t } = useTexts(texts);
	const { id, zone, user } = entry;
	const choices = useEntryChoices(entry.userId, entry);
	const rules = useEntryRules();
	const form = useApiForm<EntryValues, typeof contract.requestTimeTrackingChange>({
		draftKey: `time-trackings.request-change:${id}`,
		initial: valuesOf(entry),
		version: entry.version,
		fields: { ...rules, reason: { label: t.why } },
		endpoint: contract.requestTimeTrackingChange,
		send: sendAccepted(contract.requestTimeTrackingChange, t.sending),
		input: (values, version = entry.version) => ({
			id,
			version,
			...timesInput(values, zone),
			reason: wordsOf(values.reason),
		}),
		context: t.sending,
		reload: () => renew(contract.getTimeTracking, { id }),
		onSaved: () => {
			toast({ type: "positive", title: t.sent });
			void renewEntries();
		},
	});
	return (
		<FormPanel
			form={form}
			title={title}
			sub={`${user.lastName}, ${user.firstName}`}
			saveLabel={t.send}
			close={close}
		>
			<EntryFields form={form} choices={choices} zone={zone} />
		</FormPanel>
	);
}
