import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, type TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { wordsOf } from "../form/entry-values.ts";
import type { ofEntry } from "../panels.ts";
import { timeTrackingsReasonRequest } from "../panels.ts";
import { renewEntries } from "../renew-entries.ts";
import { EntryFacts } from "./entry-facts.tsx";

/** Says why: an activity's reason, own words, or both. */
export default function TimeTrackingsReasonRequestPanel({ id, close }: PanelProps<typeof ofEntry>) {
	const title = useTitle(timeTrackingsReasonRequest);
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

interface ReasonValues {
	readonly reasonId: string | null;
	readonly reason: string;
}

const nothing: ReasonValues = { reasonId: null, reason: "" };

function Editor({ entry, close }: Given) {
	const title = useTitle(timeTrackingsReasonRequest);
	const { form: t } = useTexts(texts);
	const form = useReasonForm(entry);
	const reasons = useReasons(entry.activityId);
	return (
		<FormPanel
			form={form}
			title={title}
			sub={`${entry.user.lastName}, ${entry.user.firstName}`}
			close={close}
		>
			<EntryFacts entry={entry} />
			<FormSection id="reason" title={t.reason}>
				{reasons.length > 0 && <SelectField {...form.field("reasonId")} options={reasons} />}
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

function useReasonForm({ id, version: shown }: TimeTracking) {
	const { form: t } = useTexts(texts);
	return useApiForm<ReasonValues, typeof contract.giveTimeTrackingReason>({
		draftKey: `time-trackings.reason-request:${id}`,
		initial: nothing,
		version: shown,
		fields: {
			reasonId: { label: t.reasonChoice },
			reason: {
				label: t.reason,
				check: (reason, { reasonId }) =>
					reasonId === null && wordsOf(reason) === null ? t.reasonMissing : undefined,
			},
		},
		endpoint: contract.giveTimeTrackingReason,
		input: ({ reasonId, reason }, version = shown) => ({
			id,
			version,
			reasonId,
			reason: wordsOf(reason),
		}),
		context: t.giving,
		reload: () => renew(contract.getTimeTracking, { id }),
		onSaved: () => {
			toast({ type: "positive", title: t.given });
			void renewEntries();
		},
	});
}

function useReasons(activityId: string) {
	const { data } = useApi(contract.listTrackingActivities, {});
	const activity = data?.activities.find(({ id }) => id === activityId);
	return (activity?.reasons ?? []).map(({ id, text }) => ({
		value: id,
		label: text,
	}));
}
