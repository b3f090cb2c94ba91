import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../../../kit/ui/ui-provider.tsx";
import KitPage from "./kit.page.tsx";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	delete document.documentElement.dataset.contrast;
});

function show(scheme: "light" | "dark"): void {
	flushSync(() =>
		root.render(
			<UiProvider colorScheme={scheme}>
				<h1>Stundwerk</h1>
				<KitPage />
			</UiProvider>,
		),
	);
}

test.each([
	["light", "normal"],
	["dark", "normal"],
	["light", "high"],
	["dark", "high"],
] as const)(
	"every part is accessible in %s, contrast %s",
	async (scheme, contrast) => {
		await page.viewport(1400, 900);
		document.documentElement.dataset.contrast = contrast;
		show(scheme);
		await expect
			.element(page.getByRole("heading", { name: "Felder", exact: true }))
			.toBeVisible();
		const { violations } = await axe.run(document.body);
		expect(
			violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)]),
		).toEqual([]);
	},
);

test("nothing is wider than a phone", async () => {
	await page.viewport(390, 844);
	show("light");
	await expect
		.element(page.getByRole("heading", { name: "Felder", exact: true }))
		.toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
