import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { EntryValues } from "./entry-values.ts";

/** What is asked of an entry, new or changed. */
export function useEntryRules(): FormRules<EntryValues> {
	const t = useTexts(texts).form;
	return {
		day: { label: t.day, required: true },
		times: { label: t.times, required: true, help: t.timesHelp },
		activityId: { label: t.activity, required: true },
		projectNodeId: { label: t.project },
		reasonId: { label: t.reasonChoice },
		reason: { label: t.reason },
	};
}
