import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import type { Panel, PanelStackName } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { MasterPanels } from "./master-screens.ts";

/** Opens the form of an entry, or of a new one. */
export function openEdit(
	{ edit, create, editParams }: MasterPanels,
	id: string | undefined,
	stack: PanelStackName,
): void {
	if (id === undefined && create !== undefined) {
		openPanel(create, {}, { stack });
		return;
	}
	// a panel that only changes takes the same parameters, with the id always there
	const params = { ...editParams, id };
	openPanel(edit as Panel<typeof masterEditParams>, params, { stack });
}
