import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { ShiftPlan } from "../../../contract.ts";
import { renewPlan } from "../../renew-plan.ts";
import { texts } from "../../text.ts";
import { namesOf } from "../plan-actions.ts";
import { turnEdit } from "../plan-moves.ts";

/** What is needed at the places shown and nobody is planned for becomes open shifts, after a question: those are offered and claimed. */
export async function openDemand(plan: ShiftPlan, range: DayRange): Promise<void> {
	const { openDemand: t, undo } = currentTexts(texts);
	const [from, to] = [isoOfDay(range.from), isoOfDay(range.to)];
	const shown = plan.workspaces.filter(({ mayPlan, isAsked }) => mayPlan && isAsked);
	if (shown.length === 0) return;
	const asked = { title: t.title, text: t.text(formatNow().days(from, to)), confirm: t.confirm };
	if ((await confirm(asked)) === null) return;
	try {
		const workspaceIds = shown.map(({ id }) => id);
		const { editId, shifts } = await api(templates.fillDemand, { from, to, workspaceIds });
		const run = () => void turnEdit("undo", editId as string, namesOf(plan));
		const title = shifts === 0 ? t.nothing : t.done(shifts);
		toast({ type: "positive", title, ...(editId !== null && { action: { label: undo, run } }) });
	} catch (error) {
		handleError(error, { context: t.title });
	} finally {
		renewPlan();
	}
}
