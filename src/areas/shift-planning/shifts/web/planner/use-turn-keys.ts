import { useEffect } from "react";
import { useLatest } from "#kit/ui/use-latest.ts";
import type { ShiftPlan } from "../../contract.ts";
import { namesOf } from "./plan-actions.ts";
import { turnEdit } from "./plan-moves.ts";

/** Where the keys take back what was typed; a choice among views is none. */
const typedIn =
	"input:not([type=radio], [type=checkbox]), textarea, [contenteditable], [role=dialog]";

/** Ctrl+Z takes back what was done last, Ctrl+Y or Ctrl+Shift+Z does it again; not while something is typed. */
export function useTurnKeys(plan: ShiftPlan | undefined): void {
	const latest = useLatest(plan);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const shown = latest.current;
			const target = event.target as Element | null;
			if (shown === undefined || !(event.ctrlKey || event.metaKey)) return;
			if (target?.closest(typedIn)) return;
			const key = event.key.toLowerCase();
			const direction = key === "y" || (key === "z" && event.shiftKey) ? "redo" : "undo";
			if (key !== "z" && key !== "y") return;
			event.preventDefault();
			const id = shown[direction];
			if (id !== null) void turnEdit(direction, id, namesOf(shown));
		};
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [latest]);
}
