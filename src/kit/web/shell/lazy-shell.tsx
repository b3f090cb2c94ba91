import { ErrorBoundary } from "#kit/ui/state/error-boundary.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { loadOwnParts } from "../own-parts.ts";
import { useSessionOrNull } from "../session/session-store.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";

const code = lazyCode<object>(async () => {
	const [shell] = await Promise.all([import("./app-shell.tsx"), loadOwnParts()]);
	return shell;
});

/** The shell is loaded for signed-in people only: the sign-in page stays light. */
export function Shell() {
	const session = useSessionOrNull();
	const t = useTexts(texts);
	if (session === null) return null;
	const failed = (retry: () => void) => <ErrorState text={t.errors.pageFailed} onRetry={retry} />;
	return (
		<ErrorBoundary fallback={failed}>
			<LazyPart code={code} props={{}} fallback={<LoadingState />} failed={failed} />
		</ErrorBoundary>
	);
}

/** Fetches it while the session is being asked for; a failure is shown where it would stand. */
export async function preloadShell(): Promise<void> {
	await code.preload().catch(() => {});
}
