import { MatterReasonForm } from "#areas/time-tracking/approvals/web/public.ts";
import { contract } from "../../contract.ts";
import { entryScreens } from "../entry-moves.ts";
import { type EntryPanel, type EntryPanelGiven, entryPanel } from "../entry-panel.tsx";
import { useReasons } from "../form/use-entry-choices.ts";
import { timeTrackingsReasonRequest } from "../panels.ts";
import { EntryFacts } from "./entry-sections.tsx";

/** Says why: an activity's reason, own words, or both. */
export const ReasonPanel: EntryPanel = entryPanel(timeTrackingsReasonRequest, GiveReason);

function GiveReason({ entry, ...panel }: EntryPanelGiven) {
	const reasons = useReasons();
	return (
		<MatterReasonForm
			matter={entry}
			screens={entryScreens}
			endpoint={contract.giveTimeTrackingReason}
			reasons={reasons(entry.activityId)}
			draftKey={`time-trackings.reason-request:${entry.id}`}
			{...panel}
		>
			<EntryFacts entry={entry} />
		</MatterReasonForm>
	);
}
