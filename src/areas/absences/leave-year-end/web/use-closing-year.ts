import { accountAnswers } from "#areas/absences/leave-accounts/web/public.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type LeaveYearEndRun } from "../contract.ts";
import { texts } from "../text.ts";

/** Closing a leave year, and taking that back, each after a question; both are done by a job. */
export function useClosingYear(year: number) {
	const { ask: t, actions } = useTexts(texts);
	return {
		close: async (activityId: string) => {
			const title = t.title(String(year));
			if ((await confirm({ title, text: t.text, confirm: actions.close })) === null) return;
			await attempt({
				context: actions.close,
				done: t.started,
				act: () => api(contract.runLeaveYearEnd, { year, activityId }),
				renew: renewYearEnds,
			});
		},
		undo: async ({ id, version }: LeaveYearEndRun) => {
			const asked = { title: t.undoTitle(String(year)), text: t.undoText, danger: true };
			if ((await confirm({ ...asked, confirm: actions.undo })) === null) return;
			await attempt({
				context: actions.undo,
				done: t.started,
				act: () => api(contract.undoLeaveYearEnd, { id, version }),
				renew: renewYearEnds,
			});
		},
	};
}

async function renewYearEnds(): Promise<void> {
	const shown = [contract.listLeaveYearEnd, ...accountAnswers];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}
