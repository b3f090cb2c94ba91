import { createStore, useStore } from "../create-store.ts";
import type { AnyPanel } from "./define-panel.ts";
import { nothingOpen, type PanelState } from "./panel-state.ts";

/** Where the stack is kept: the address of the page. A test may keep it elsewhere. */
export interface PanelPlace {
	/** Shows another stack; `push` can be taken back by Back. It comes back through `showPanels`. */
	go(state: PanelState, how: "push" | "replace"): void;
	/** Goes back if that leads to this very stack, else replaces. */
	backTo(state: PanelState): void;
	/** Shows what is kept, now that more panels are known. */
	reread?(): void;
}

const opened = createStore<PanelState>(nothingOpen);
const registry = new Map<string, AnyPanel>();
const openers = new Map<string, Element>();
const nowhere: PanelPlace = {
	go: (state) => showPanels(state),
	backTo: (state) => showPanels(state),
};
const everybody = () => true;
let place = nowhere;
let mayOpen: (panel: AnyPanel) => boolean = everybody;

/**
 * The panels that exist, where their stack is kept (else nowhere but in memory), and who may open which (else
 * everybody). Called once at the start.
 */
export function setUpPanels(given: {
	readonly panels: readonly AnyPanel[];
	readonly place?: PanelPlace;
	readonly mayOpen?: (panel: AnyPanel) => boolean;
}): void {
	registry.clear();
	place = given.place ?? nowhere;
	mayOpen = given.mayOpen ?? everybody;
	registerPanels(given.panels);
}

/** Panels whose definitions came later; the address may already name them. */
export function registerPanels(panels: readonly AnyPanel[]): void {
	for (const panel of panels) registry.set(panel.id, panel);
	place.reread?.();
}

export function registeredPanels(): ReadonlyMap<string, AnyPanel> {
	return registry;
}

export function mayOpenPanel(panel: AnyPanel): boolean {
	return mayOpen(panel);
}

export function panelPlace(): PanelPlace {
	return place;
}

export function openPanels(): PanelState {
	return opened.get();
}

export function useOpenPanels(): PanelState {
	return useStore(opened);
}

/** What an open panel is about, by the name of the parameter; undefined while it is closed. */
export function useOpenParam(panel: { readonly id: string }, name: string): string | undefined {
	const value = useOpenPanels().panels.find(({ id }) => id === panel.id)?.params[name];
	return typeof value === "string" ? value : undefined;
}

/** Takes over what the address says. */
export function showPanels(state: PanelState): void {
	opened.set(state);
}

/** Focus returns to what opened a panel once it is closed. */
export function rememberOpener(id: string): void {
	const { activeElement } = document;
	if (activeElement !== null && activeElement !== document.body) openers.set(id, activeElement);
}

export function openerOf(id: string): Element | undefined {
	const opener = openers.get(id);
	return opener?.isConnected ? opener : undefined;
}
