import { ErrorBoundary } from "#kit/ui/state/error-boundary.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { type LazyCode, lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLanguage } from "../language-store.ts";
import { routeSession, useSessionOrNull } from "../session/session-store.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import type { Page } from "./define-pages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { pageIsOpen, pageTitle } from "./open-pages.ts";

/** One page: its title, its code when it has come, and nothing of it for who may not see it. */
export function PageView({ page }: { readonly page: Page }) {
	const session = useSessionOrNull();
	const language = useLanguage();
	const t = useTexts(texts);
	if (!page.public) {
		// the guard is about to lead away
		if (session === null) return null;
		if (!pageIsOpen(page, routeSession(session))) return <NotFoundPage />;
	}
	const code = partOf(page);
	return (
		<>
			<title>{pageTitle(page, language)}</title>
			<ErrorBoundary
				fallback={(retry) => <ErrorState text={t.errors.pageFailed} onRetry={retry} />}
			>
				<LazyPart code={code} props={{}} fallback={<LoadingState />} />
			</ErrorBoundary>
		</>
	);
}

const parts = new Map<Page, LazyCode<object>>();

/** The code of a page, asked for once. */
export function partOf(page: Page): LazyCode<object> {
	const known = parts.get(page) ?? lazyCode<object>(page.load);
	parts.set(page, known);
	return known;
}
