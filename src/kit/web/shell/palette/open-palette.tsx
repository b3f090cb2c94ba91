import { dialogStore, showDialog } from "#kit/ui/dialog/dialog-store.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";

const code = lazyCode(() => import("./palette.tsx"));

/** Opens the command palette, unless a dialog asks for an answer first. */
export function openPalette(): void {
	if (dialogStore.get().length > 0) return;
	void showDialog<null>((answer) => (
		<LazyPart code={code} props={{ onClose: () => answer(null) }} fallback={null} />
	));
}
