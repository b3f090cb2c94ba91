import { type DecisionScreen, matterDecisions } from "#areas/time-tracking/approvals/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { entryDialogs, entryScreens } from "./entry-moves.ts";
import { timeTrackingsDetail } from "./panels.ts";
import { entryViolation } from "./violation-words.ts";

/** Entries as an inbox decides about them. */
export const entryDecision: DecisionScreen = matterDecisions({
	screens: entryScreens,
	dialogs: entryDialogs,
	hintText: entryViolation,
	open: ({ id }) => openPanel(timeTrackingsDetail, { id }),
});
