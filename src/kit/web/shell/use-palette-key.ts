import { useEffect } from "react";
import { openPalette } from "./palette/open-palette.tsx";

/** Ctrl+K (⌘K) opens the command palette from anywhere. */
export function usePaletteKey(): void {
	useEffect(() => {
		const open = (event: KeyboardEvent) => {
			const isCommand = event.ctrlKey || event.metaKey;
			if (!isCommand || event.key.toLowerCase() !== "k") return;
			event.preventDefault();
			openPalette();
		};
		window.addEventListener("keydown", open);
		return () => window.removeEventListener("keydown", open);
	}, []);
}
