import { IconHistory } from "@tabler/icons-react";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { currentTexts } from "../texts.ts";
import { logHistoryOpener } from "./open-log-history.ts";
import { texts } from "./text.ts";

/** The way from a row to the trace of its changes; none where the person may not see it. */
export function historyAction(entity: string, entityId: string): RowAction<unknown>[] {
	const run = logHistoryOpener(entity, entityId);
	if (run === undefined) return [];
	const label = currentTexts(texts).history;
	return [{ id: "history", label, icon: IconHistory, run }];
}
