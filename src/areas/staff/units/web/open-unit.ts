import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { unitsDetail } from "./panels.ts";

/** Opens a unit's detail; who may not read it stays where she is. */
export function openUnit(unitId: string): void {
	openPanel(unitsDetail, { unitId });
}
