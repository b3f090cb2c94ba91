import { useLayoutEffect } from "react";
import { createStore } from "../create-store.ts";

/** How many panels with buttons in their foot are there: messages leave those free. */
export const panelFeet = createStore(0);

/** Of the foot of a panel, as long as it is there. */
export function useKeptFree(): void {
	useLayoutEffect(() => {
		panelFeet.set(panelFeet.get() + 1);
		return () => panelFeet.set(panelFeet.get() - 1);
	}, []);
}
