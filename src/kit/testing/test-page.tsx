import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { PanelContext } from "#kit/ui/panel-stack/panel-context.ts";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { setServerTime } from "#kit/web/clock.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { sampleSession } from "./sample-session.ts";
import { StubServer } from "./stub-server.ts";

/** 2026-11-21 13:00 in Berlin. */
const noon = "2026-11-21T12:00:00.000Z";

interface TestPage {
	readonly server: StubServer;
	/** Shows something as a page or a panel would hold it. */
	show(content: ReactNode): void;
}

/** A wide German page on which the sample person is signed in, at noon; fresh for each test, without router and server. */
export function freshPage(): () => TestPage {
	let testPage: TestPage;
	let root: Root;
	beforeEach(async () => {
		await page.viewport(1200, 800);
		localStorage.clear();
		updateSettings({
			region: { language: "de-DE", timezone: "Europe/Berlin", hourFormat: "TIME" },
		});
		setServerTime(noon);
		sessionStore.set(sampleSession());
		root = createRoot(document.body.appendChild(document.createElement("div")));
		const show = (content: ReactNode) => root.render(framed(content));
		testPage = { server: new StubServer(), show };
	});
	afterEach(() => {
		flushSync(() => root.unmount());
		document.body.replaceChildren();
		sessionStore.set(null);
		queryClient.clear();
		toastStore.set([]);
		testPage.server.close();
	});
	return () => testPage;
}

function framed(content: ReactNode): ReactNode {
	return (
		<QueryClientProvider client={queryClient}>
			<UiProvider colorScheme="light">
				<PanelContext value={{ id: "p", titleId: "t", title: "Panel", below: [] }}>
					{content}
				</PanelContext>
			</UiProvider>
		</QueryClientProvider>
	);
}

/** The rows of the tables that are shown, cells parted by bars. */
export function shownRows(): string[] {
	return [...document.querySelectorAll("tbody tr")].map((row) =>
		[...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" | "),
	);
}
