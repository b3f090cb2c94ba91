import { sizes } from "#kit/contract/limits.ts";
import type { PanelWidth } from "./define-panel.ts";

/** Pixels a panel takes: never more than the viewport less 85 px. Example: 700 at 390 px → 305. */
export function panelWidth(width: PanelWidth, viewport: number): number {
	const cap = Math.max(0, viewport - sizes.panel.besides);
	if (width === "fullscreen") return cap;
	if (typeof width === "number") return Math.min(width, cap);
	return Math.min(Math.round((viewport * width.percent) / 100), width.max, cap);
}
