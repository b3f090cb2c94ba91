import { useSettings } from "./settings-store.ts";

/** Whether lists begin with what is archived too, as the signed-in person chose it. */
export function useShowDisabled(): boolean {
	return useSettings().filter.showDisabled;
}
