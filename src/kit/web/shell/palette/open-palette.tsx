import { lazy, Suspense } from "react";
import { dialogStore, showDialog } from "../../../ui/dialog/dialog-store.ts";

const Palette = lazy(() => import("./palette.tsx"));

/** Opens the command palette, unless a dialog asks for an answer first. */
export function openPalette(): void {
	if (dialogStore.get().length > 0) return;
	void showDialog<null>((answer) => (
		<Suspense fallback={null}>
			<Palette onClose={() => answer(null)} />
		</Suspense>
	));
}
