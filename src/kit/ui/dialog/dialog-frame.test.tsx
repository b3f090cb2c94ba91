import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../ui-provider.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
});

test.each([
	{ size: "xsmall", viewport: 1600, pixels: 450 },
	{ size: "small", viewport: 1600, pixels: 580 },
	{ size: "medium", viewport: 1600, pixels: 880 },
	{ size: "medium", viewport: 1000, pixels: 800 },
	{ size: "large", viewport: 1600, pixels: 1200 },
	{ size: "large", viewport: 1000, pixels: 850 },
	{ size: "fullscreen", viewport: 1600, pixels: 1600 },
	{ size: "fullscreen", viewport: 390, pixels: 390 },
	{ size: "narrow", viewport: 1600, pixels: 500 },
	{ size: "wide", viewport: 1600, pixels: 700 },
	{ size: "wide", viewport: 390, pixels: 366 },
] as const)("$size at $viewport px is $pixels px wide", async ({ size, viewport, pixels }) => {
	await page.viewport(viewport, 900);
	flushSync(() =>
		root.render(
			<UiProvider colorScheme="light">
				<DialogFrame title="Titel" size={size}>
					<p>Inhalt</p>
				</DialogFrame>
			</UiProvider>,
		),
	);
	const dialog = page.getByRole("dialog", { name: "Titel" });
	await expect.element(dialog).toBeVisible();
	expect(dialog.element().getBoundingClientRect().width).toBeCloseTo(pixels);
});
