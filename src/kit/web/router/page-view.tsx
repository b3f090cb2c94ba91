import { type ComponentType, lazy, Suspense } from "react";
import { ErrorBoundary } from "../../ui/state/error-boundary.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { LoadingState } from "../../ui/state/loading-state.tsx";
import { useLanguage } from "../language-store.ts";
import { routeSession, useSessionOrNull } from "../session/session-store.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useTexts } from "../texts.ts";
import type { Page } from "./define-pages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { pageIsOpen, pageTitle } from "./open-pages.ts";

/** One page: its title, its code when it has come, and nothing of it for who may not see it. */
export function PageView({ page }: { readonly page: Page }) {
	const session = useSessionOrNull();
	const language = useLanguage();
	const t = useTexts(german, english);
	if (!page.public) {
		// the guard is about to lead away
		if (session === null) return null;
		if (!pageIsOpen(page, routeSession(session))) return <NotFoundPage />;
	}
	const Content = contentOf(page);
	return (
		<>
			<title>{pageTitle(page, language)}</title>
			<ErrorBoundary
				fallback={(retry) => (
					<ErrorState
						text={t.errors.pageFailed}
						onRetry={() => {
							contents.delete(page);
							retry();
						}}
					/>
				)}
			>
				<Suspense fallback={<LoadingState />}>
					<Content />
				</Suspense>
			</ErrorBoundary>
		</>
	);
}

const contents = new Map<Page, ComponentType>();

/** Loaded once; asked for again only after a failure. */
function contentOf(page: Page): ComponentType {
	const known = contents.get(page);
	if (known !== undefined) return known;
	const made = lazy(page.load);
	contents.set(page, made);
	return made;
}
