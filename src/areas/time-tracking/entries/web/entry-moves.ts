import {
	decideDialogs,
	type MatterScreens,
	runMove,
	tellAsked,
} from "#areas/time-tracking/approvals/web/public.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract, type TimeTracking } from "../contract.ts";
import { texts } from "../text.ts";
import { overlapLines } from "./overlap-lines.ts";
import {
	timeTrackingsEdit,
	timeTrackingsReasonRequest,
	timeTrackingsRequestChange,
} from "./panels.ts";
import { renewEntries } from "./renew-entries.ts";

/** How entries are decided about: for dialogs and forms. */
export const entryScreens: MatterScreens = {
	operations: {
		request: contract.requestTimeTrackingState,
		approve: contract.approveTimeTracking,
		reject: contract.rejectTimeTracking,
		cancel: contract.cancelTimeTracking,
		ask: contract.askAboutTimeTracking,
		answer: contract.answerAboutTimeTracking,
		approveChange: contract.approveChangeRequest,
		rejectChange: contract.rejectChangeRequest,
		withdrawChange: contract.deleteChangeRequest,
	},
	noun: { german: ["Zeiteintrag", "Zeiteinträge", "m"], english: ["time entry", "time entries"] },
	cancel: texts.pairs.moves.cancel,
	renew: renewEntries,
	refusalLines: overlapLines,
	violationWords: async (title) => (await import("./violation-words.ts")).violationWords(title),
};

/** What can be done with an entry and with a change asked of it: questions, sending, notices. */
export const entryDialogs = decideDialogs(entryScreens);

const sub = { stack: "sub" } as const;
export const entryMovePanels = {
	giveReason: (id: string) => openPanel(timeTrackingsReasonRequest, { id }, sub),
	requestChange: (id: string) => openPanel(timeTrackingsRequestChange, { id }, sub),
	edit: (id: string) => openPanel(timeTrackingsEdit, { id }, sub),
};

export async function removeEntry({ id, version }: Pick<TimeTracking, "id" | "version">) {
	const t = currentTexts(texts).moves;
	const answer = await confirmDelete({ title: t.removing, text: t.removeText });
	if (answer === null) return false;
	return runMove(entryScreens, t.removed, async () => {
		const { cancellationRequested } = await api(contract.deleteTimeTracking, { id, version });
		return tellAsked(cancellationRequested);
	});
}
