import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";
import { registerPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import type { Slots } from "./slots/define-slots.ts";
import { preloadSlots } from "./slots/slot.tsx";
import { slotsStore } from "./slots/slots-store.ts";

/** What areas offer to signed-in people only: it is fetched with the shell, so that signing in stays light. */
export interface OwnParts {
	readonly panels: readonly AnyPanel[];
	readonly slots: readonly Slots[];
}

let load: () => Promise<OwnParts> = async () => ({ panels: [], slots: [] });

export function setOwnParts(loader: () => Promise<OwnParts>): void {
	load = loader;
}

export async function loadOwnParts(): Promise<void> {
	const { panels, slots } = await load();
	slotsStore.set(slots);
	registerPanels(panels);
	await preloadSlots(slots);
}
