import { IconHelpCircle } from "@tabler/icons-react";
import { targetActualDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PresentPerson } from "../contract.ts";
import { texts } from "../text.ts";

/** In the menu of a row: how this person's day came about so far, for who may read times. */
export function useDayActions():
	| ((person: PresentPerson) => readonly RowAction<PresentPerson>[])
	| undefined {
	const t = useTexts(texts);
	const mayRead = useMay("timetrackings.manage", "READ");
	if (!mayRead || !isOpenable(targetActualDetail)) return undefined;
	const open = ({ id: userId }: PresentPerson) =>
		openPanel(targetActualDetail, { userId, day: isoOfDay(dayNow()) });
	return () => [{ id: "why", label: t.why, icon: IconHelpCircle, run: open }];
}
