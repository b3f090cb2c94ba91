import { lazy, Suspense } from "react";
import { LoadingState } from "../../ui/state/loading-state.tsx";
import { useSessionOrNull } from "../session/session-store.ts";

const AppShell = lazy(() => import("./app-shell.tsx"));

/** The shell is loaded for signed-in people only: the sign-in page stays light. */
export function Shell() {
	const session = useSessionOrNull();
	if (session === null) return null;
	return (
		<Suspense fallback={<LoadingState />}>
			<AppShell />
		</Suspense>
	);
}

/** Fetches it while the session is being asked for. */
export function preloadShell(): void {
	void import("./app-shell.tsx");
}
