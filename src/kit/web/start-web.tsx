import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { AnyPanel } from "../ui/panel-stack/define-panel.ts";
import { loadConfig } from "./config.ts";
import { handleError } from "./errors/handle-error.ts";
import { watchConnection } from "./errors/watch-connection.ts";
import { queryClient } from "./query-client.ts";
import { createAppRouter } from "./router/create-app-router.tsx";
import type { Page } from "./router/define-pages.ts";
import { setNavigation } from "./router/navigation.ts";
import { pagesStore } from "./router/pages-store.ts";
import { connectPanels } from "./router/panel-history.ts";
import { onSessionEnd } from "./session/end-session.ts";
import { saveSettings } from "./settings/save-settings.ts";
import { hasOwner } from "./settings/settings-store.ts";
import { ThemedUi } from "./settings/themed-ui.tsx";
import { preloadShell } from "./shell/lazy-shell.tsx";
import type { Slots } from "./slots/define-slots.ts";
import { slotsStore } from "./slots/slots-store.ts";

export interface WebParts {
	readonly pages: readonly Page[];
	readonly panels: readonly AnyPanel[];
	readonly slots: readonly Slots[];
}

/** Starts the web application from the parts that the areas offer. */
export async function startWeb(
	parts: WebParts,
	root: HTMLElement,
): Promise<void> {
	if (hasOwner()) {
		// most likely still signed in: fetch what comes next while the session is being asked for
		void preloadShell();
		void likelyPage(parts.pages)
			?.load()
			.catch(() => {});
	}
	pagesStore.set(parts.pages);
	slotsStore.set(parts.slots);
	await loadConfig().catch(handleError);
	const router = createAppRouter(parts.pages);
	setNavigation({
		go: (href, options = {}) =>
			router.navigate({
				href,
				replace: options.replace ?? false,
				ignoreBlocker: options.force ?? false,
			}),
	});
	connectPanels(router.history, parts.panels);
	onSessionEnd(() => queryClient.clear());
	saveSettings();
	watchConnection(() => {
		void queryClient.invalidateQueries();
		void router.invalidate();
	});
	window.addEventListener("unhandledrejection", (event) => {
		event.preventDefault();
		handleError(event.reason);
	});
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

/** The page of the address, or the dashboard behind `/`. */
function likelyPage(pages: readonly Page[]): Page | undefined {
	const { pathname } = location;
	const path = pathname === "/" ? "/home/dashboard" : pathname;
	return pages.find((page) => page.path === path);
}
