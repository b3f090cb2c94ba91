import { useCallback } from "react";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { useSessionOrNull } from "./session-store.ts";

/** Asks for several parts of the product one by one; stays the same function as long as they do. */
export function useHasFeature(): (feature: UiFeature) => boolean {
	const features = useSessionOrNull()?.uiFeatures;
	return useCallback((feature) => features?.includes(feature) ?? false, [features]);
}
