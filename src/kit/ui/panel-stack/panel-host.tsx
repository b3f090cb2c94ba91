import { useEffect, useState } from "react";
import { sizes } from "#kit/contract/limits.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useStore } from "../create-store.ts";
import { grown, scaleOfType } from "../scale-of-type.ts";
import { texts } from "../text.ts";
import { isSomethingFloating } from "./is-something-floating.ts";
import { dismissPanel } from "./open-panel.ts";
import { panelNames } from "./panel-context.ts";
import { PanelLayer } from "./panel-layer.tsx";
import { registeredPanels, useOpenPanels } from "./panel-stack.ts";
import { type OpenPanelEntry, topOf } from "./panel-state.ts";
import { panelWidth } from "./panel-width.ts";
import "./panel.css";

/** All open panels at the right edge. The page beneath stays usable; only the top panel is seen, the one below as an edge. */
export function PanelHost() {
	const state = useOpenPanels();
	const language = useLanguage();
	const t = useTexts(texts);
	const viewport = useViewportWidth();
	const names = useStore(panelNames);
	const top = topOf(state);
	useEscape(top?.id);
	const titleOf = (id: string) => names[id] ?? registeredPanels().get(id)?.title(language) ?? "";
	const layers = (entries: readonly OpenPanelEntry[]) =>
		entries.map((entry, index) => {
			const panel = registeredPanels().get(entry.id);
			if (panel === undefined) return null;
			return (
				<PanelLayer
					key={entry.id}
					panel={panel}
					entry={entry}
					isTop={entry === top}
					width={panelWidth(panel.width, viewport)}
					name={titleOf(entry.id)}
					below={entries.slice(0, index).map(({ id }) => ({ id, title: titleOf(id) }))}
				/>
			);
		});
	const beneath = state.panels.length + state.overlays.length - 1;
	const topPanel = top && registeredPanels().get(top.id);
	return (
		<div className="panels">
			{layers(state.panels)}
			{layers(state.overlays)}
			{top && topPanel && beneath > 0 && (
				<button
					type="button"
					className="panel-edge"
					style={{
						right: grown(panelWidth(topPanel.width, viewport)),
						width: grown(sizes.panel.edge),
					}}
					aria-label={t.panel.closeTop}
					title={t.panel.closeTop}
					onClick={() => dismissPanel(top.id)}
				/>
			)}
		</div>
	);
}

function useViewportWidth(): number {
	const [width, setWidth] = useState(measure);
	useEffect(() => {
		const update = () => setWidth(measure());
		window.addEventListener("resize", update);
		return () => window.removeEventListener("resize", update);
	}, []);
	return width;
}

/** The browser zoom of the settings makes each pixel larger, and so does larger type; widths are given in those pixels. */
function measure(): number {
	const zoom = Number(document.documentElement.style.zoom) || 1;
	return Math.floor(window.innerWidth / zoom / scaleOfType());
}

/** Escape closes the top panel only, and only when nothing floats over it that Escape closes first. */
function useEscape(topId: string | undefined): void {
	useEffect(() => {
		if (topId === undefined) return;
		const close = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || isSomethingFloating()) return;
			// a dialog that this opens must not hear the same key
			event.preventDefault();
			dismissPanel(topId);
		};
		// before the floating parts hear it and vanish
		window.addEventListener("keydown", close, { capture: true });
		return () => window.removeEventListener("keydown", close, { capture: true });
	}, [topId]);
}
