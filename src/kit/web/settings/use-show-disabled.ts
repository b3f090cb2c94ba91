import { updateSettings, useSettings } from "./settings-store.ts";

/** Whether lists show what is archived, as the signed-in person chose it last, and how to choose. */
export function useShowDisabled(): readonly [boolean, (showDisabled: boolean) => void] {
	return [useSettings().filter.showDisabled, choose];
}

function choose(showDisabled: boolean): void {
	updateSettings({ filter: { showDisabled } });
}
