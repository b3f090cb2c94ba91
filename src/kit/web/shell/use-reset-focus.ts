import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** A new page begins at its top: for the eye and for the keyboard. */
export function useResetFocus(): void {
	const path = useRouterState({ select: (state) => state.location.pathname });
	const before = useRef(path);
	useEffect(() => {
		if (before.current === path) return;
		before.current = path;
		const main = document.getElementById("main");
		main?.scrollTo(0, 0);
		main?.focus({ preventScroll: true });
	}, [path]);
}
