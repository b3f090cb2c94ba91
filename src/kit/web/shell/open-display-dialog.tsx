import { showDialog } from "#kit/ui/dialog/dialog-store.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";

const code = lazyCode(() => import("./display-dialog.tsx"));

/** How everything looks, without leaving what one is at. */
export function openDisplayDialog(): void {
	void showDialog<null>((answer) => (
		<LazyPart code={code} props={{ onClose: () => answer(null) }} fallback={null} />
	));
}
