import {
	mostPlaces,
	contract as templates,
	tooManyCopies,
} from "#areas/shift-planning/templates/contract.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
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
	const made: Made[] = [];
	try {
		for (const workspaceIds of partsOf(shown.map(({ id }) => id)))
			await openPart({ range, workspaceIds }, made);
		if (made.length === 0) toast({ type: "positive", title: t.nothing });
	} catch (error) {
		handleError(error, { context: t.title });
	} finally {
		if (made.length > 0) {
			const count = made.reduce((sum, { shifts }) => sum + shifts, 0);
			const run = () => void takeBack(made, plan);
			toast({ type: "positive", title: t.done(count), action: { label: undo, run } });
		}
		renewPlan();
	}
}

/** What was done in one go. */
interface Made {
	readonly editId: string;
	readonly shifts: number;
}

interface Part {
	readonly range: DayRange;
	readonly workspaceIds: readonly string[];
}

/** What is too much in one go is done by halves. */
async function openPart(part: Part, made: Made[]): Promise<void> {
	const { range, workspaceIds } = part;
	const [from, to] = [isoOfDay(range.from), isoOfDay(range.to)];
	const input = { from, to, workspaceIds: [...workspaceIds] };
	try {
		const { editId, shifts } = await api(templates.fillDemand, input);
		if (editId !== null) made.push({ editId, shifts });
	} catch (error) {
		const halves = isApiError(error, tooManyCopies.code) ? halvesOf(part) : [];
		if (halves.length === 0) throw error;
		for (const half of halves) await openPart(half, made);
	}
}

function halvesOf({ range, workspaceIds }: Part): readonly Part[] {
	const { from, to } = range;
	if (to > from) {
		const middle = (from + Math.floor((to - from) / 2)) as LocalDay;
		const next = (middle + 1) as LocalDay;
		return [
			{ workspaceIds, range: { from, to: middle } },
			{ workspaceIds, range: { from: next, to } },
		];
	}
	if (workspaceIds.length < 2) return [];
	const half = Math.ceil(workspaceIds.length / 2);
	return [workspaceIds.slice(0, half), workspaceIds.slice(half)].map((ids) => ({
		...{ range, workspaceIds: ids },
	}));
}

function partsOf(ids: readonly string[]): readonly (readonly string[])[] {
	const count = Math.ceil(ids.length / mostPlaces);
	return Array.from({ length: count }, (_, nth) =>
		ids.slice(nth * mostPlaces, (nth + 1) * mostPlaces),
	);
}

/** What was done last first. */
async function takeBack(made: readonly Made[], plan: ShiftPlan): Promise<void> {
	for (const { editId } of made.toReversed()) await turnEdit("undo", editId, namesOf(plan));
}
