import { nothingOpen, type PanelState } from "#kit/ui/panel-stack/panel-state.ts";

const place = (owner: string) => `stundwerk.panels.${owner}`;

/** The panel stack outlives the session, for the same person only; the address is cleaned. */
export function keepPanels(owner: string, state: PanelState): void {
	// another tab of hers, which ended a moment before, may have had some
	if (state.panels.length + state.overlays.length === 0) return;
	localStorage.setItem(place(owner), JSON.stringify(state));
}

/** Gives it back, once. Whether its panels may still be opened is checked where they are shown. */
export function takeKeptPanels(owner: string): PanelState {
	const text = localStorage.getItem(place(owner));
	localStorage.removeItem(place(owner));
	try {
		const state = JSON.parse(text ?? "null") as Partial<PanelState> | null;
		if (!Array.isArray(state?.panels) || !Array.isArray(state.overlays)) return nothingOpen;
		return { panels: state.panels, overlays: state.overlays };
	} catch {
		return nothingOpen;
	}
}
