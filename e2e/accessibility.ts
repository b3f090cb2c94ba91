import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { picture } from "./stage.ts";

const rules = [
	"wcag2a",
	"wcag2aa",
	"wcag21a",
	"wcag21aa",
	"wcag22aa",
	"best-practice",
];

/** Scans the page as it stands, in both themes, for violations of WCAG 2.2 A and AA; leaves a picture of each. */
export async function expectAccessible(
	page: Page,
	name: string,
): Promise<void> {
	const before = await showTheme(page, "light");
	for (const theme of ["light", "dark"] as const) {
		await showTheme(page, theme);
		await picture(page, `${name}-${theme}`);
		expect(await violationsOf(page), `${name}, ${theme}`).toEqual([]);
	}
	await showTheme(page, before);
}

/**
 * Shows a theme, and waits until colours stand still.
 *
 * @returns the theme from before
 */
function showTheme(page: Page, theme: string): Promise<string> {
	return page.evaluate(async (wanted) => {
		const { dataset } = document.documentElement;
		const shown = dataset.mantineColorScheme ?? "light";
		dataset.mantineColorScheme = wanted;
		const transitions = document
			.getAnimations()
			.filter((one) => one instanceof CSSTransition);
		await Promise.allSettled(transitions.map(({ finished }) => finished));
		return shown;
	}, theme);
}

async function violationsOf(page: Page): Promise<string[]> {
	await page.evaluate(axe.source);
	return page.evaluate(async (runOnly) => {
		const { axe: scanner } = window as unknown as { axe: typeof axe };
		const { violations } = await scanner.run(document, { runOnly });
		return violations.map(
			(one) =>
				`${one.id}: ${one.help} — ${one.nodes.map((node) => node.target.join(" ")).join("; ")}`,
		);
	}, rules);
}
