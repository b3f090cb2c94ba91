import { useEffect } from "react";
import { createStore } from "#kit/ui/create-store.ts";

/** What a page is called in the top bar, where that is more than its name: "Guten Tag, Sofia". */
export const pageHeading = createStore<string | null>(null);

export function usePageHeading(heading: string): void {
	useEffect(() => {
		pageHeading.set(heading);
		return () => pageHeading.set(null);
	}, [heading]);
}
