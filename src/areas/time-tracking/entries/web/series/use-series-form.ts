import { useState } from "react";
import type { NewCustom } from "#areas/settings/custom-fields/web/public.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { faultOf, texts } from "../../text.ts";
import { useEntryCustom } from "../form/entry-custom.ts";
import { useKindRules } from "../form/entry-fields.tsx";
import { texts as formTexts } from "../form/text.ts";
import { renewEntries } from "../renew-entries.ts";
import { sendSeries } from "./send-series.ts";
import { type SeriesPreview, type SeriesValues, wantedOf } from "./use-series-preview.ts";

type Answer = Awaited<ReturnType<typeof sendSeries>>;

const initial: SeriesValues = {
	people: [],
	unitIds: [],
	days: null,
	weekdays: ["1", "2", "3", "4", "5"],
	timesFrom: "TYPED",
	times: null,
	activityId: null,
	projectNodeId: null,
	state: "REQUESTED",
	reasonId: null,
	reason: "",
	onFault: "NOTHING",
};

/** The form of several entries; dates that the preview leaves out are not sent. */
export function useSeriesForm(preview: SeriesPreview): {
	readonly form: Form<SeriesValues>;
	readonly custom: NewCustom<SeriesValues>;
} {
	const t = useTexts(texts).series;
	const { userId } = useSession();
	const custom = useEntryCustom<SeriesValues>(userId);
	const rules = useSeriesRules();
	const tell = useOutcome(preview);
	const [begin] = useState(initial);
	const form = useForm<SeriesValues>({
		draftKey: "time-trackings.bulk-insert",
		initial: { ...begin, ...custom.initial },
		fields: { ...rules, ...custom.rules },
		save: (values) =>
			sendSeries(
				{
					...wantedOf(values),
					custom: custom.input(values),
					onFault: values.onFault,
					skipped: preview.skippedOf(values),
				},
				t.title,
			),
		onSaved: (answer) => tell(answer as Answer),
		onFailure: (error) => handleError(error, { context: t.title }),
	});
	return { form, custom };
}

function useSeriesRules(): FormRules<SeriesValues> {
	const { form, list, series: t } = useTexts(texts);
	const { timesHelp, stateHelp } = useTexts(formTexts);
	const kind = useKindRules();
	return {
		people: {
			label: t.people,
			check: (people, { unitIds }) => (people.length + unitIds.length === 0 ? t.nobody : undefined),
		},
		unitIds: { label: t.units },
		days: { label: t.days, required: true },
		weekdays: { label: t.weekdays, required: true },
		timesFrom: { label: t.timesFrom },
		times: {
			label: form.times,
			help: timesHelp,
			check: (times, { timesFrom }) =>
				timesFrom === "TYPED" && times === null ? t.timesMissing : undefined,
		},
		...kind,
		state: { label: list.columns.state, help: stateHelp },
		onFault: { label: t.onFault },
	};
}

/** Says what was created, or that a job does it, and what was left out. */
function useOutcome({ nameOf }: SeriesPreview): (answer: Answer) => void {
	const words = useTexts(texts);
	const t = words.series;
	const format = useFormat();
	return ({ created, left, jobId }) => {
		const title = jobId === null ? t.created(created) : t.started(created);
		toast({ type: "positive", title });
		void renewEntries();
		if (left.length === 0) return;
		void alertDialog({
			title: t.title,
			text: t.left(left.length),
			lines: left.map(
				({ userId, day, fault }) =>
					`${nameOf(userId)}, ${format.day(day)}: ${faultOf(words, fault)}`,
			),
		});
	};
}
