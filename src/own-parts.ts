import type { AnyPanel } from "./kit/ui/panel-stack/define-panel.ts";
import type { OwnParts } from "./kit/web/own-parts.ts";
import type { Slots } from "./kit/web/slots/define-slots.ts";

/** Composition only: what the areas offer to signed-in people. */
const panelFiles = import.meta.glob<Record<string, AnyPanel>>(
	["./areas/*/*/web/panels.ts", "./kit/ui/panels.ts"],
	{ eager: true },
);
const slotFiles = import.meta.glob<{ slots: Slots }>("./areas/*/*/web/slots.ts", { eager: true });

export const ownParts: OwnParts = {
	panels: Object.values(panelFiles).flatMap((file) => Object.values(file)),
	slots: Object.values(slotFiles).map((file) => file.slots),
};
