import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { targetActualDetail } from "./panels.ts";

/** "Warum?": how a person's day came to its figures. */
export function openDay(userId: string, day: string): void {
	openPanel(targetActualDetail, { userId, day }, { stack: "sub" });
}
