import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";
import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";

/** The row whose detail is open, by the parameter that names it: `openId` of a grid. */
export function useOpenRow(detail: AnyPanel, parameter: string): string | undefined {
	const { panels } = useOpenPanels();
	const id = panels.find((panel) => panel.id === detail.id)?.params[parameter];
	return typeof id === "string" ? id : undefined;
}
