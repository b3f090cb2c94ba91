import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { picture } from "./stage.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Look {
	readonly theme: string;
	readonly contrast: string;
}

const everything = { type: "tag" as const, values: rules };
const colours = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };

/**
 * Scans the page as it stands for violations of WCAG 2.2 A and AA; in the dark and in high contrast, where nothing but
 * colours is another, its colours once more. Leaves a picture of each theme.
 *
 * @param contrasts without `high` for places made of parts alone that the gallery shows in high contrast
 */
export async function expectAccessible(
	page: Page,
	name: string,
	contrasts: readonly ("normal" | "high")[] = ["normal", "high"],
): Promise<void> {
	const before = await showLook(page, { theme: "light", contrast: "normal" });
	for (const theme of ["light", "dark"] as const) {
		await showLook(page, { theme, contrast: "normal" });
		await picture(page, `${name}-${theme}`);
		const scanned = theme === "light" ? everything : colours;
		expect(await violationsOf(page, scanned), `${name}, ${theme}`).toEqual([]);
		if (!contrasts.includes("high")) continue;
		await showLook(page, { theme, contrast: "high" });
		expect(await violationsOf(page, colours), `${name}, ${theme}, high contrast`).toEqual([]);
	}
	await showLook(page, before);
}

/**
 * Shows a theme and contrast, and waits until colours stand still.
 *
 * @returns the look from before
 */
export function showLook(page: Page, look: Look): Promise<Look> {
	return page.evaluate(async (wanted) => {
		const { dataset } = document.documentElement;
		const shown = {
			theme: dataset.mantineColorScheme ?? "light",
			contrast: dataset.contrast ?? "normal",
		};
		dataset.mantineColorScheme = wanted.theme;
		dataset.contrast = wanted.contrast;
		const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
		await Promise.allSettled(transitions.map(({ finished }) => finished));
		return shown;
	}, look);
}

export async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
	await bringScanner(page);
	return page.evaluate(async (only) => {
		const { axe: scanner } = window as unknown as { axe: typeof axe };
		const { violations } = await scanner.run(document, {
			runOnly: only,
			// what is passed need not be told, and no rule of these reads style sheets
			resultTypes: ["violations"],
			preload: false,
		});
		return violations.map(
			(one) =>
				`${one.id}: ${one.help} — ${one.nodes.map((node) => node.target.join(" ")).join("; ")}`,
		);
	}, runOnly);
}

/** Once a document: its half a megabyte takes longer to read than a scan of colours. */
async function bringScanner(page: Page): Promise<void> {
	const isThere = await page.evaluate(() => "axe" in window);
	if (!isThere) await page.evaluate(axe.source);
}
