import { createContext, use } from "react";

/** The dialog a component stands in: what floats has to stand in it too, or it lies beneath and cannot be reached. */
export const FloatingPlace = createContext<HTMLElement | null>(null);

/** Properties of Mantine's popovers and drop-downs, wherever they stand. */
export function useFloating() {
	const target = use(FloatingPlace);
	return target === null ? {} : { portalProps: { target }, floatingStrategy: "fixed" as const };
}
