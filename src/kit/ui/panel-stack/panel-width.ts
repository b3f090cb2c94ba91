import { sizes } from "#kit/contract/limits.ts";
import type { PanelWidth } from "./define-panel.ts";

/** Pixels a panel takes: never more than the viewport less 85 px; on a phone it is the page. Example: 700 at 640 px → 555. */
export function panelWidth(width: PanelWidth, viewport: number): number {
	if (viewport < sizes.panel.wholeBelow) return viewport;
	const cap = Math.max(0, viewport - sizes.panel.besides);
	if (width === "fullscreen") return cap;
	if (typeof width === "number") return Math.min(width, cap);
	return Math.min(Math.round((viewport * width.percent) / 100), width.max, cap);
}
