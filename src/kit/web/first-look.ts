import { times } from "#kit/contract/limits.ts";
import { connection } from "./connection.ts";
import type { AppRouter } from "./router/create-app-router.tsx";
import type { Page } from "./router/define-pages.ts";
import { preloadShell } from "./shell/lazy-shell.tsx";

/**
 * Waits for what the first look needs: session, shell and page, and for most people the page's data too. Drawing each of
 * them as it comes would take a slow computer longer than drawing all of it once. Where something is wrong it is drawn
 * at once, to say so.
 *
 * @param likely the page that somebody who is most likely signed in will see
 * @param dataWaitMs how long its data is waited for, once the page itself is there
 */
export async function firstLook(
	router: AppRouter,
	likely: Page | undefined,
	dataWaitMs: number = times.firstDataWait,
): Promise<void> {
	const trouble = Promise.withResolvers<void>();
	const stops = [
		connection.subscribe(() => trouble.resolve()),
		// redirects; once it is drawn the router's own component follows the address
		router.history.subscribe(() => void router.load()),
	];
	const loaded = router.load();
	const data = likely && fetchAhead(likely);
	await Promise.race([loaded, trouble.promise]);
	const deadline = new Promise((resolve) => setTimeout(resolve, dataWaitMs));
	await Promise.race([data, deadline, trouble.promise]);
	for (const stop of stops) stop();
}

/** Fetches shell, page and the page's data while the session is still being asked for. */
async function fetchAhead(page: Page): Promise<void> {
	void preloadShell();
	try {
		const loading = page.load();
		const { ahead } = await (page.loadAhead?.() ?? loading);
		await ahead?.();
	} catch {
		// the page itself shows what went wrong
	}
}
