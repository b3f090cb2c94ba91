import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";
import { dropDialogs } from "../dialog/dialog-store.ts";
import { UiProvider } from "../ui-provider.tsx";

/** A page for each test of the file. */
export function testStage() {
	let root: Root;
	beforeEach(() => {
		const place = document.body.appendChild(document.createElement("div"));
		root = createRoot(place);
	});
	afterEach(() => {
		dropDialogs();
		flushSync(() => root.unmount());
		document.body.replaceChildren();
	});
	return {
		show(content: ReactNode, colorScheme: "light" | "dark" = "light"): void {
			flushSync(() =>
				root.render(
					<UiProvider colorScheme={colorScheme}>
						<main>
							<h1>Liste</h1>
							{content}
						</main>
					</UiProvider>,
				),
			);
		},
		leave: () => flushSync(() => root.render(null)),
	};
}
