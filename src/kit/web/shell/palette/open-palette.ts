import { dialogStore } from "#kit/ui/dialog/dialog-store.ts";
import { lazyDialog } from "#kit/ui/dialog/lazy-dialog.ts";

const palette = lazyDialog<object, null>(() => import("./palette.tsx"));

/** Opens the command palette, unless a dialog asks for an answer first. */
export function openPalette(): void {
	if (dialogStore.get().length === 0) void palette.ask({});
}
