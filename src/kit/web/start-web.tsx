import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { sessionMark } from "#kit/contract/session-mark.ts";
import { sayCutText } from "#kit/ui/say-cut-text.ts";
import { loadConfig } from "./config.ts";
import { handleError } from "./errors/handle-error.ts";
import { watchConnection } from "./errors/until-reachable.ts";
import { firstLook } from "./first-look.ts";
import { type OwnParts, setOwnParts } from "./own-parts.ts";
import { queryClient } from "./query-client.ts";
import { renewQueries } from "./renew-queries.ts";
import { type AppRouter, createAppRouter } from "./router/create-app-router.tsx";
import type { Page } from "./router/define-pages.ts";
import { setNavigation } from "./router/navigation.ts";
import { pagesStore } from "./router/pages-store.ts";
import { connectPanels } from "./router/panel-history.ts";
import { checkSession } from "./session/check-session.ts";
import { onSessionEnd } from "./session/end-session.ts";
import { saveSettings } from "./settings/save-settings.ts";
import { hasOwner } from "./settings/settings-store.ts";
import { ThemedUi } from "./settings/themed-ui.tsx";

/**
 * Starts the web application.
 *
 * @param pages all that the areas offer
 * @param loadParts fetches what they offer to signed-in people besides
 */
export async function startWeb(
	pages: readonly Page[],
	loadParts: () => Promise<OwnParts>,
	root: HTMLElement,
): Promise<void> {
	setOwnParts(loadParts);
	pagesStore.set(pages);
	await loadConfig().catch(handleError);
	const isLikely = isLikelySignedIn();
	// asked for first: code and data come while the answer is on its way, and the guards share it
	if (isLikely) checkSession().catch(() => {});
	const router = createAppRouter(pages);
	setUp(router);
	await firstLook(router, isLikely ? likelyPage(pages) : undefined);
	createRoot(root).render(
		<StrictMode>
			<QueryClientProvider client={queryClient}>
				<ThemedUi>
					<RouterProvider router={router} />
				</ThemedUi>
			</QueryClientProvider>
		</StrictMode>,
	);
}

function setUp(router: AppRouter): void {
	setNavigation({
		go: (href, options = {}) =>
			router.navigate({
				href,
				replace: options.replace ?? false,
				ignoreBlocker: options.force ?? false,
			}),
	});
	connectPanels(router.history);
	onSessionEnd(() => queryClient.clear());
	saveSettings();
	sayCutText();
	watchConnection(() => {
		void renewQueries();
		void router.invalidate();
	});
	window.addEventListener("unhandledrejection", (event) => {
		event.preventDefault();
		handleError(event.reason);
	});
}

/** Somebody was signed in when this browser was last used, or the server has seen a session's cookie. */
function isLikelySignedIn(): boolean {
	return hasOwner() || document.querySelector(`meta[name=${sessionMark}]`) !== null;
}

/** The page of the address, or the dashboard behind `/`. */
function likelyPage(pages: readonly Page[]): Page | undefined {
	const { pathname } = location;
	const path = pathname === "/" ? "/home/dashboard" : pathname;
	return pages.find((page) => page.path === path);
}
