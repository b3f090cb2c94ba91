import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { picture } from "./stage.ts";

/** Scans the page as it stands, in both themes, for violations of WCAG 2.2 A and AA; leaves a picture of each. */
export async function expectAccessible(
	page: Page,
	name: string,
): Promise<void> {
	for (const theme of ["light", "dark"] as const) {
		await page.evaluate((wanted) => {
			document.documentElement.dataset.mantineColorScheme = wanted;
		}, theme);
		await page.evaluate(axe.source);
		const found = await page.evaluate(async () => {
			const { axe: scanner } = window as unknown as { axe: typeof axe };
			const { violations } = await scanner.run(document, {
				runOnly: [
					"wcag2a",
					"wcag2aa",
					"wcag21a",
					"wcag21aa",
					"wcag22aa",
					"best-practice",
				],
			});
			return violations.map(
				(one) =>
					`${one.id}: ${one.help} — ${one.nodes.map((node) => node.target.join(" ")).join("; ")}`,
			);
		});
		await picture(page, `${name}-${theme}`);
		expect(found, `${name}, ${theme}`).toEqual([]);
	}
	await page.evaluate(() => {
		document.documentElement.dataset.mantineColorScheme = "light";
	});
}
