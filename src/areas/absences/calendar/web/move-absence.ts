import { contract as requests } from "#areas/absences/requests/contract.ts";
import {
	absencesCreate,
	absencesDetail,
	absencesEdit,
} from "#areas/absences/requests/web/panels.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { TimelineItem, TimelinePlace } from "#kit/ui/timeline/timeline-given.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { fetchAnswer } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

/** Days and parts as they are sent. */
export function daysOfPlace({ from, to, startsAtNoon, endsAtNoon }: TimelinePlace) {
	const begins: DayPart = startsAtNoon ? "SECOND_HALF" : "WHOLE";
	const ends: DayPart = endsAtNoon ? "FIRST_HALF" : "WHOLE";
	// the half of a single day is said of both its ends
	const half = startsAtNoon ? begins : ends;
	const parts = from === to ? { fromPart: half, toPart: half } : { fromPart: begins, toPart: ends };
	return { from: isoOfDay(from), to: isoOfDay(to), ...parts };
}

/** Asks whether an absence is to lie there instead: it is shown with what that costs and breaks, and sent from there. */
export async function moveAbsence({ id }: TimelineItem, place: TimelinePlace): Promise<void> {
	const t = currentTexts(texts);
	try {
		const { moves } = await fetchAnswer(requests.getAbsence, { id }, 0);
		if (moves.includes("EDIT") || moves.includes("REQUEST_CHANGE")) {
			openPanel(absencesEdit, { id, ...daysOfPlace(place) });
			return;
		}
		const isChanging = moves.includes("WITHDRAW_CHANGE");
		const title = isChanging ? t.fixed.changing : t.fixed.over;
		const run = () => openPanel(absencesDetail, { id });
		toast({ type: "info", title, action: { label: t.open, run } });
	} catch (error) {
		handleError(error, { context: t.moving });
	}
}

/** Begins another absence of the same kind there. */
export function copyAbsence(activityId: string | null, { rowId, from, to }: TimelinePlace): void {
	openPanel(absencesCreate, {
		userId: rowId,
		...{ from: isoOfDay(from), to: isoOfDay(to) },
		...(activityId !== null && { activityId }),
	});
}
