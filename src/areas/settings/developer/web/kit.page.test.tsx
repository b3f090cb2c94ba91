import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
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
		.filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
	await Promise.allSettled(finite.map(({ finished }) => finished));
}

const colours = ["color-contrast", "link-in-text-block"];

/**
 * @param isKnown only the colours are other than in a look that was scanned whole
 * @param exclude what another test has looked at already: every element costs time
 */
async function expectAccessible(isKnown: boolean, exclude: string[] = []): Promise<void> {
	await settled();
	const { violations } = await axe.run(
		{ include: ["body"], exclude: exclude.map((one) => [one]) },
		{ resultTypes: ["violations"], preload: false, ...(isKnown && { runOnly: colours }) },
	);
	expect(
		violations.map(({ id, nodes }) => [id, nodes.map((n) => `${n.html} ${n.any[0]?.message}`)]),
	).toEqual([]);
}

test.each([
	["light", "normal"],
	["dark", "normal"],
	["light", "high"],
	["dark", "high"],
] as const)("every part is accessible in %s, contrast %s", async (scheme, contrast) => {
	await page.viewport(1400, 900);
	document.documentElement.dataset.contrast = contrast;
	show(scheme);
	await expect.element(page.getByRole("heading", { name: "Felder", exact: true })).toBeVisible();
	await expectAccessible(scheme === "dark" || contrast === "high");
});

const openings = {
	"a calendar": async () => {
		await page.getByRole("button", { name: "Kalender zu Geburtsdatum öffnen" }).click();
		return page.getByRole("button", { name: "14 März 1991" });
	},
	"a tree of units": async () => {
		await page.getByRole("button", { name: /^Weitere Abteilungen: 2/ }).click();
		return page.getByRole("button", { name: "Übernehmen" });
	},
	"a conflict": async () => {
		await page.getByRole("button", { name: "Konflikt zeigen" }).click();
		return page.getByRole("button", { name: "Neu laden" });
	},
} as const;

test.each([
	["light", "a calendar"],
	["dark", "a calendar"],
	["light", "a tree of units"],
	["dark", "a tree of units"],
	["light", "a conflict"],
	["dark", "a conflict"],
] as const)("in %s %s that opens is accessible", async (scheme, what) => {
	await page.viewport(1400, 900);
	show(scheme);
	await expect.element(await openings[what]()).toBeVisible();
	await expectAccessible(scheme === "dark", [".gallery-grid"]);
});

test("nothing is wider than a phone", async () => {
	await page.viewport(390, 844);
	show("light");
	await expect.element(page.getByRole("heading", { name: "Felder", exact: true })).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

const grid = () => page.getByRole("grid", { name: "Dienste" });
const rowCount = () => Number(grid().element().getAttribute("aria-rowcount"));

test("the list is searched, and filtered by filters of every kind", async () => {
	await page.viewport(1400, 900);
	show("light");
	await expect.element(grid()).toHaveAttribute("aria-rowcount", "201");
	await page.getByPlaceholder("Dienste durchsuchen").fill("Vogt");
	await expect.poll(rowCount).toBe(41);
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await expect.poll(() => page.getByRole("menuitem").elements().length).toBe(9);
	await page.getByRole("menuitem", { name: "Status" }).click();
	await page.getByRole("checkbox", { name: "abgesagt" }).click();
	await page.getByRole("button", { name: "Anwenden" }).click();
	await expect.poll(rowCount).toBeLessThan(41);
});

test("rows of the list are selected and acted upon", async () => {
	await page.viewport(1400, 900);
	show("light");
	await expect.element(grid()).toBeVisible();
	await grid().getByRole("checkbox").nth(1).click();
	await page.getByRole("button", { name: "Genehmigen" }).click();
	await expect.element(page.getByText("Genehmigen: 1")).toBeVisible();
});

test("what is heavy is drawn once somebody comes near", async () => {
	await page.viewport(1400, 900);
	show("light");
	const title = page.getByRole("heading", { name: "Zeitleisten und Kalender" });
	await expect.element(title).toBeInTheDocument();
	expect(document.querySelector(".gallery-timeline")).toBeNull();
	title.element().scrollIntoView();
	await expect.poll(() => document.querySelector(".gallery-timeline")).not.toBeNull();
});
