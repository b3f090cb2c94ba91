import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dropDialogs } from "../../../../kit/ui/dialog/dialog-store.ts";
import { UiProvider } from "../../../../kit/ui/ui-provider.tsx";
import KitPage from "./kit.page.tsx";

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
	flushSync(dropDialogs);
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

/** What fades in is judged once it is there; what turns for ever is not waited for. */
async function settled(): Promise<void> {
	const finite = document
		.getAnimations()
		.filter(
			({ effect }) =>
				effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
		);
	await Promise.allSettled(finite.map(({ finished }) => finished));
}

async function expectAccessible(): Promise<void> {
	await settled();
	const { violations } = await axe.run(document.body);
	expect(
		violations.map(({ id, nodes }) => [
			id,
			nodes.map((n) => `${n.html} ${n.any[0]?.message}`),
		]),
	).toEqual([]);
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
		await expectAccessible();
	},
);

test.each(["light", "dark"] as const)(
	"what opens is accessible in %s",
	async (scheme) => {
		await page.viewport(1400, 900);
		show(scheme);
		await page
			.getByRole("button", { name: "Kalender zu Geburtsdatum öffnen" })
			.click();
		await expect
			.element(page.getByRole("button", { name: "14 März 1991" }))
			.toBeVisible();
		await expectAccessible();
		await userEvent.keyboard("{Escape}");
		await page.getByRole("button", { name: /^Weitere Abteilungen: 2/ }).click();
		await expect
			.element(page.getByRole("button", { name: "Übernehmen" }))
			.toBeVisible();
		await expectAccessible();
		await userEvent.keyboard("{Escape}");
		await page.getByRole("button", { name: "Konflikt zeigen" }).click();
		await expect
			.element(page.getByRole("button", { name: "Neu laden" }))
			.toBeVisible();
		await expectAccessible();
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
