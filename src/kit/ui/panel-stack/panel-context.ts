import { createContext, use } from "react";

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
