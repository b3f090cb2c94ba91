import type { PanelStackName } from "./define-panel.ts";

export interface OpenPanelEntry {
	readonly id: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** What is open, lowest first. `panels` holds the main panel and the subs on it, `overlays` what floats over all. */
export interface PanelState {
	readonly panels: readonly OpenPanelEntry[];
	readonly overlays: readonly OpenPanelEntry[];
}

export const nothingOpen: PanelState = { panels: [], overlays: [] };

/** How a panel wants to be opened. */
export interface Opening extends OpenPanelEntry {
	readonly stack: PanelStackName;
	readonly single: boolean;
}

/**
 * What is open after a panel was opened:
 * - one whose id is open in its place only gets new data;
 * - a single-instance panel is reused wherever it is, and what lay on it goes so that it is seen;
 * - `main` first closes everything but overlays; `sub` and `overlay` go on top of their own.
 *
 * Example: [users.detail, users.edit] + main units.detail → [units.detail]
 */
export function openIn(state: PanelState, opening: Opening): PanelState {
	const entry = { id: opening.id, params: opening.params };
	if (opening.single) {
		const reused = reuse(state, entry);
		if (reused !== undefined) return reused;
	}
	const side = opening.stack === "overlay" ? "overlays" : "panels";
	const at = indexOf(state[side], opening.id);
	if (at >= 0) return { ...state, [side]: state[side].with(at, entry) };
	if (opening.stack === "main") return { ...state, panels: [entry] };
	return { ...state, [side]: [...state[side], entry] };
}

/** What is open after a panel was closed: whatever lay above it in its stack goes too. */
export function closeIn(state: PanelState, id: string): PanelState {
	const overlay = indexOf(state.overlays, id);
	if (overlay >= 0) return { ...state, overlays: state.overlays.slice(0, overlay) };
	const at = indexOf(state.panels, id);
	return at < 0 ? state : { ...state, panels: state.panels.slice(0, at) };
}

/** The one that lies on top: an overlay before any panel. */
export function topOf(state: PanelState): OpenPanelEntry | undefined {
	return state.overlays.at(-1) ?? state.panels.at(-1);
}

/** Ids that are open before and no longer after. */
export function closedBetween(before: PanelState, after: PanelState): string[] {
	const stays = new Set(idsOf(after));
	return idsOf(before).filter((id) => !stays.has(id));
}

export function idsOf(state: PanelState): string[] {
	return [...state.panels, ...state.overlays].map((entry) => entry.id);
}

function reuse(state: PanelState, entry: OpenPanelEntry): PanelState | undefined {
	for (const side of ["overlays", "panels"] as const) {
		const at = indexOf(state[side], entry.id);
		if (at >= 0) return { ...state, [side]: [...state[side].slice(0, at), entry] };
	}
	return undefined;
}

function indexOf(entries: readonly OpenPanelEntry[], id: string): number {
	return entries.findIndex((entry) => entry.id === id);
}
