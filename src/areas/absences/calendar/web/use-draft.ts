import { useMemo } from "react";
import { absencesEdit, ofChangedAbsence } from "#areas/absences/requests/web/panels.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import type { TimelineGiven, TimelineItem } from "#kit/ui/timeline/timeline-given.ts";

type Shown = Pick<TimelineGiven, "items"> & Partial<Pick<TimelineGiven, "reveal">>;

/** Items with the one that was dropped somewhere and is not sent yet, while its panel asks about it; in sight beside that. */
export function useMovedDraft(items: readonly TimelineItem[]): Shown {
	const open = useOpenPanels().panels.find(({ id }) => id === absencesEdit.id);
	return useMemo(() => shownOf(items, open?.params), [items, open?.params]);
}

function shownOf(items: readonly TimelineItem[], params: unknown): Shown {
	const { id, from, to, fromPart, toPart } = ofChangedAbsence.safeParse(params).data ?? {};
	const item = items.find((one) => one.id === id);
	if (item === undefined || from === undefined || to === undefined) return { items };
	const days = { from: dayOfIso(from), to: dayOfIso(to) };
	const { beginMinute: _begin, endMinute: _end, fixedWhy: _why, ...rest } = item;
	const draft: TimelineItem = {
		...rest,
		...days,
		id: `${item.id} moved`,
		startsAtNoon: fromPart === "SECOND_HALF",
		endsAtNoon: toPart === "FIRST_HALF",
		isDraft: true,
		isFixed: true,
	};
	const reveal = { ...days, rowId: item.rowId, covered: absencesEdit.width as number };
	return { items: [...items, draft], reveal };
}
