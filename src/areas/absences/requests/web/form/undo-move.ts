import { runMove } from "#areas/time-tracking/approvals/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { fetchAnswer } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { absenceDialogs, absenceScreens } from "../absence-moves.ts";
import type { AbsenceDetail } from "../absence-panel.tsx";
import { texts } from "./moving-text.ts";
import { overwriting } from "./overwriting.ts";

/** How long something can be taken back by its message, in ms. */
const timeout = 10_000;

type Undo = Pick<Toast, "action" | "timeout">;

/** Puts an absence back to where it was before it was edited; nothing where more than its place has changed, or others gave way to it. */
export function undoOfEdit(
	before: AbsenceDetail,
	{ version, state }: AnswerOf<typeof contract.updateAbsence>,
	accepted: readonly RuleViolation[],
): Undo | undefined {
	const { id, activity, from, to, fromPart, toPart, beginMinutes, endMinutes, substitute } = before;
	const gaveWay = "forceOverwrite" in overwriting(accepted);
	if (gaveWay || state !== before.state || activity === null) return undefined;
	const days = { from, to, fromPart, toPart, beginMinutes, endMinutes };
	const was = { ...days, activityId: activity.id, substituteUserId: substitute?.userId ?? null };
	return undoBy(() =>
		absenceDialogs.doAccepted(currentTexts(texts).undoing, (codes) =>
			api(contract.updateAbsence, { id, version, ...was, ...codes }),
		),
	);
}

/** Takes back the change that was asked for last. */
export function undoOfChange(id: string): Undo {
	return undoBy(async () => {
		const { change } = await fetchAnswer(contract.getAbsence, { id }, 0);
		if (change === null) return;
		const { id: changeRequestId, version } = change;
		await api(contract.deleteAbsenceChange, { changeRequestId, version });
	});
}

function undoBy(act: () => Promise<unknown>): Undo {
	const { undo: label, undone } = currentTexts(texts);
	return { timeout, action: { label, run: () => void runMove(absenceScreens, undone, act) } };
}
