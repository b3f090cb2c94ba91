import { useEffect } from "react";
import { dismissPanel } from "./open-panel.ts";

const floating =
	"dialog[open], [role=listbox]:popover-open, .mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-Combobox-dropdown, .mantine-Modal-content";

/** Escape closes the top panel only, and only when nothing floats over it that Escape closes first. */
export function useEscape(topId: string | undefined): void {
	useEffect(() => {
		if (topId === undefined) return;
		const close = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			const isTaken = [...document.querySelectorAll(floating)].some((element) =>
				element.checkVisibility(),
			);
			if (isTaken) return;
			// a dialog that this opens must not hear the same key
			event.preventDefault();
			dismissPanel(topId);
		};
		// before the floating parts hear it and vanish
		window.addEventListener("keydown", close, { capture: true });
		return () => window.removeEventListener("keydown", close, { capture: true });
	}, [topId]);
}
