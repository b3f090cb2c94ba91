import { dialogStore, showDialog } from "../../../ui/dialog/dialog-store.ts";
import { lazyPart } from "../../../ui/state/lazy-part.tsx";

const { Part } = lazyPart(() => import("./palette.tsx"));

/** Opens the command palette, unless a dialog asks for an answer first. */
export function openPalette(): void {
	if (dialogStore.get().length > 0) return;
	void showDialog<null>((answer) => (
		<Part props={{ onClose: () => answer(null) }} fallback={null} />
	));
}
