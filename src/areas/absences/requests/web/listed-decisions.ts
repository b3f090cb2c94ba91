import {
	type DecisionScreen,
	matterDecisions,
	runMove,
} from "#areas/time-tracking/approvals/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { absenceDialogs, absenceScreens } from "./absence-moves.ts";
import { texts } from "./detail/text.ts";
import { absencesDetail, absencesSubstituteDetail } from "./panels.ts";
import { renewAbsences } from "./renew-absences.ts";
import { decline } from "./stand-in/stand-in.ts";
import { absenceViolation } from "./violations/violation-words.ts";

/** Absences as an inbox decides about them. */
export const absenceDecision: DecisionScreen = matterDecisions({
	screens: absenceScreens,
	dialogs: absenceDialogs,
	hintText: absenceViolation,
	open: ({ id }) => openPanel(absencesDetail, { id }),
});

/** Requests to stand in, as an inbox of who is asked answers them. */
export const substitutionDecision: DecisionScreen = {
	approve({ id, version }) {
		const t = currentTexts(texts).standIn;
		return runMove(absenceScreens, t.agreed, () =>
			absenceDialogs.doAccepted(t.agree, () => api(contract.approveSubstitute, { id, version })),
		);
	},
	reject: decline,
	approvePlainly: ({ id, version }) => api(contract.approveSubstitute, { id, version }),
	rejectPlainly: ({ id, version }, reason) =>
		api(contract.rejectSubstitute, { id, version, reason: reason || null }),
	renew: renewAbsences,
	hintText: absenceViolation,
	open: ({ id }) => openPanel(absencesSubstituteDetail, { id }),
};
