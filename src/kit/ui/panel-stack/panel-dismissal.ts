import { closedBetween, type OpenPanelEntry, type PanelState } from "./panel-state.ts";

/** Whether a panel may close; asked before it does, in whatever way. */
export type DismissalHook = () => boolean | Promise<boolean>;

interface Guard {
	readonly hook: DismissalHook;
	readonly isDirty: boolean;
}

const guards = new Map<string, Guard>();

export function setDismissal(id: string, hook: DismissalHook, isDirty: boolean): () => void {
	const guard = { hook, isDirty };
	guards.set(id, guard);
	return () => {
		if (guards.get(id) === guard) guards.delete(id);
	};
}

/** Asks every panel that would close or get other data, topmost first; the first "no" keeps all of them. */
export async function mayLeave(before: PanelState, after: PanelState): Promise<boolean> {
	for (const id of leftBetween(before, after).reverse()) {
		const guard = guards.get(id);
		if (guard !== undefined && !(await guard.hook())) return false;
	}
	return true;
}

/** Whether anybody has to be asked at all; most moves need not wait. */
export function needsAsking(before: PanelState, after: PanelState): boolean {
	return leftBetween(before, after).some((id) => guards.has(id));
}

/** Whether leaving the page would lose something typed. */
export function hasUnsavedPanels(): boolean {
	return [...guards.values()].some((guard) => guard.isDirty);
}

function leftBetween(before: PanelState, after: PanelState): string[] {
	const changed = [...before.panels, ...before.overlays]
		.filter((entry) => {
			const now = find(after, entry.id);
			return now !== undefined && JSON.stringify(now.params) !== JSON.stringify(entry.params);
		})
		.map((entry) => entry.id);
	return [...changed, ...closedBetween(before, after)];
}

function find(state: PanelState, id: string): OpenPanelEntry | undefined {
	return [...state.panels, ...state.overlays].find((entry) => entry.id === id);
}
