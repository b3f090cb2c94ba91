import { createContext, use } from "react";
import { createStore } from "../create-store.ts";

/** What open panels call themselves, by id: "Vogt, Lena" instead of "Mitarbeiter". */
export const panelNames = createStore<Readonly<Record<string, string>>>({});

export interface PanelPosition {
	readonly id: string;
	readonly titleId: string;
	/** The panel's own, in the language shown. */
	readonly title: string;
	/** Open panels of the same stack beneath, lowest first. */
	readonly below: readonly { readonly id: string; readonly title: string }[];
}

export const PanelContext = createContext<PanelPosition | null>(null);

/** The panel a component stands in. */
export function usePanel(): PanelPosition {
	const position = use(PanelContext);
	if (position === null) throw new Error("Not inside a panel");
	return position;
}

export function namePanel(id: string, name: string): void {
	const known = panelNames.get();
	if (known[id] !== name) panelNames.set({ ...known, [id]: name });
}
