import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel, registeredPanels } from "#kit/ui/panel-stack/panel-stack.ts";

/** The feature that shows the trace of changes is known to the kit by its panel's id only. */
const logHistory = "common.log-history";

/** Opens the trace of an entry's changes; undefined where the person may not see it. */
export function logHistoryOpener(entity: string, entityId: string): (() => void) | undefined {
	const panel = registeredPanels().get(logHistory);
	const params = { entity, entityId };
	if (panel === undefined || !mayOpenPanel(panel)) return undefined;
	if (!panel.params.safeParse(params).success) return undefined;
	const known = panel as unknown as Panel;
	return () => openPanel(known, params, { stack: "sub" });
}
