import {
	type AnyRoute,
	createBrowserHistory,
	createRootRoute,
	createRoute,
	createRouter,
	type RouterHistory,
	redirect,
} from "@tanstack/react-router";
import { ErrorBoundary } from "#kit/ui/state/error-boundary.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { type LazyCode, lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLanguage } from "../language-store.ts";
import { routeSession, sessionStore, useSessionOrNull } from "../session/session-store.ts";
import { preloadShell, Shell } from "../shell/lazy-shell.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import type { Page } from "./define-pages.ts";
import { leaveSignIn, requireSession } from "./guards.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { firstPageOf, pageIsOpen, pageTitle } from "./open-pages.ts";
import { parseSearchText, writeSearchText } from "./search-text.ts";

const parts = new Map<Page, LazyCode<object>>();

export type AppRouter = ReturnType<typeof createAppRouter>;

/** All pages that exist as routes: public ones bare, the others inside the shell and behind the guard. */
export function createAppRouter(
	pages: readonly Page[],
	history: RouterHistory = createBrowserHistory(),
) {
	const root = createRootRoute({});
	const shell = createRoute({
		getParentRoute: () => root,
		id: "shell",
		component: Shell,
		beforeLoad: requireSession,
		loader: preloadShell,
	});
	const publicPages = pages.filter((page) => page.public);
	const ownPages = pages.filter((page) => !page.public);
	return createRouter({
		routeTree: root.addChildren([
			...publicPages.map((page) => pageRoute(root, page)),
			shell.addChildren([
				...ownPages.map((page) => pageRoute(shell, page)),
				...redirects(shell, pages),
				createRoute({ getParentRoute: () => shell, path: "$", component: NotFoundPage }),
			]),
		]),
		history,
		parseSearch: parseSearchText,
		stringifySearch: writeSearchText,
		defaultNotFoundComponent: NotFoundPage,
	});
}

function pageRoute(parent: AnyRoute, page: Page): AnyRoute {
	const isSignIn = page.path.startsWith("/login") && page.public;
	return createRoute({
		getParentRoute: () => parent,
		path: page.path,
		component: () => <PageView key={page.path} page={page} />,
		loader: () => preload(partOf(page)),
		...(isSignIn ? { beforeLoad: leaveSignIn } : {}),
		// the shell's own guard is not asked again from page to page
		...(page.public ? {} : { beforeLoad: requireSession }),
	}) as AnyRoute;
}

/** One page: its title, its code when it has come, and nothing of it for who may not see it. */
function PageView({ page }: { readonly page: Page }) {
	const session = useSessionOrNull();
	const language = useLanguage();
	const t = useTexts(texts);
	if (!page.public) {
		// the guard is about to lead away
		if (session === null) return null;
		if (!pageIsOpen(page, routeSession(session))) return <NotFoundPage />;
	}
	const code = partOf(page);
	const failed = (retry: () => void) => <ErrorState text={t.errors.pageFailed} onRetry={retry} />;
	return (
		<>
			<title>{pageTitle(page, language)}</title>
			<ErrorBoundary fallback={failed}>
				<LazyPart code={code} props={{}} fallback={<LoadingState />} failed={failed} />
			</ErrorBoundary>
		</>
	);
}

/** The code of a page, asked for once. */
function partOf(page: Page): LazyCode<object> {
	const known = parts.get(page) ?? lazyCode<object>(page.load);
	parts.set(page, known);
	return known;
}

/** The code of a page comes while the last one still stands; a failure is shown by the page itself. */
async function preload(part: LazyCode<object>): Promise<void> {
	await part.preload().catch(() => {});
}

/** `/` leads to `/home`, an area to its first page. */
function redirects(shell: AnyRoute, pages: readonly Page[]): AnyRoute[] {
	const areas = new Set(pages.filter((page) => !page.public).map((page) => page.area));
	const home = createRoute({
		getParentRoute: () => shell,
		path: "/",
		beforeLoad: () => {
			throw redirect({ to: "/home" as string, replace: true });
		},
	});
	const ofAreas = [...areas]
		.filter((area) => !pages.some((page) => page.path === `/${area}`))
		.map((area) =>
			createRoute({
				getParentRoute: () => shell,
				path: `/${area}`,
				component: NotFoundPage,
				beforeLoad: () => {
					const first = firstPageOf(area, pages, sessionStore.get());
					if (first) throw redirect({ to: first.path as string, replace: true });
				},
			}),
		);
	return [home, ...ofAreas] as unknown as AnyRoute[];
}
