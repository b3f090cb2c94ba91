import { QueryClientProvider } from "@tanstack/react-query";
import axe from "axe-core";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { StubServer } from "#kit/testing/stub-server.ts";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { dropToast, toastStore } from "#kit/ui/toast/toast.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { setNavigation } from "#kit/web/router/navigation.ts";
import { forgetCheck } from "#kit/web/session/check-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { parseSettings } from "#kit/web/settings/client-settings.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { ThemedUi } from "#kit/web/settings/themed-ui.tsx";

export interface Entry {
	readonly server: StubServer;
	/** Where the page led to. */
	readonly visited: string[];
	show(content: ReactNode): void;
}

/** What stands before a session, in a browser without server and router: fresh for each test. */
export function freshEntry(): () => Entry {
	let entry: Entry;
	let root: Root;
	beforeEach(async () => {
		await page.viewport(1600, 1000);
		localStorage.clear();
		updateSettings(
			parseSettings({
				layout: { theme: "light" },
				region: { language: "de-DE", timezone: "Europe/Berlin" },
			}),
		);
		const visited: string[] = [];
		setNavigation({
			go: async (href) => {
				visited.push(href);
			},
		});
		root = createRoot(document.body.appendChild(document.createElement("div")));
		const show = (content: ReactNode) =>
			flushSync(() =>
				root.render(
					<QueryClientProvider client={queryClient}>
						<ThemedUi>{content}</ThemedUi>
					</QueryClientProvider>,
				),
			);
		entry = { server: new StubServer(), visited, show };
	});
	afterEach(() => {
		flushSync(() => {
			dropDialogs();
			for (const { key } of toastStore.get()) dropToast(key);
			root.unmount();
		});
		document.body.replaceChildren();
		queryClient.clear();
		sessionStore.set(null);
		forgetCheck();
		entry.server.close();
	});
	return () => entry;
}

/** Waits as long as a busy machine may need. */
export function soon<T>(read: () => T) {
	return expect.poll(read, { timeout: 10_000 });
}

const colours = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };

/** No violation in either theme; of the dark one, where nothing but colours is another, its colours. */
export async function expectAccessible(): Promise<void> {
	for (const theme of ["light", "dark"] as const) {
		flushSync(() => updateSettings({ layout: { theme } }));
		// what is still moving in is half transparent
		await Promise.allSettled(
			document
				.getAnimations()
				.filter(({ effect }) => effect?.getTiming().iterations === 1)
				.map(({ finished }) => finished),
		);
		const { violations } = await axe.run(document.body, {
			resultTypes: ["violations"],
			preload: false,
			...(theme === "dark" && { runOnly: colours }),
		});
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
	}
}
