import {
	decideDialogs,
	type MatterScreens,
	runMove,
} from "#areas/time-tracking/approvals/web/public.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { absenceNoun, contract } from "../contract.ts";
import { absencesEdit } from "./panels.ts";
import { renewAbsences } from "./renew-absences.ts";
import { texts } from "./text.ts";
import { loadViolationWords } from "./violations/load-violation-words.ts";

/** How absences are decided about: for dialogs and forms. */
export const absenceScreens: MatterScreens = {
	operations: {
		request: contract.requestAbsenceState,
		approve: contract.approveAbsence,
		reject: contract.rejectAbsence,
		cancel: contract.cancelAbsence,
		ask: contract.askAboutAbsence,
		answer: contract.answerAboutAbsence,
		approveChange: contract.approveAbsenceChange,
		rejectChange: contract.rejectAbsenceChange,
		withdrawChange: contract.deleteAbsenceChange,
	},
	noun: absenceNoun,
	cancel: texts.pairs.cancel,
	renew: renewAbsences,
	violationWords: loadViolationWords,
};

/** What can be done with an absence and with a change asked of it: questions, sending, notices. */
export const absenceDialogs = decideDialogs(absenceScreens);

const sub = { stack: "sub" } as const;
/** The panel that edits asks for a change where no more is possible. */
const edit = (id: string) => openPanel(absencesEdit, { id }, sub);

/** @returns the panels that moves of this absence open */
export const movePanelsOf = (version: number) => ({
	edit,
	requestChange: edit,
	giveReason: (id: string) => void giveReason(id, version),
});

async function giveReason(id: string, version: number): Promise<void> {
	const t = currentTexts(texts).reason;
	const reason = await askReason({ title: t.title, required: true });
	if (reason === null) return;
	await runMove(absenceScreens, t.given, () =>
		api(contract.giveAbsenceReason, { id, version, reason }),
	);
}
