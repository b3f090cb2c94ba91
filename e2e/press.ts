import type { Page } from "playwright-core";
import { vi } from "vitest";

/**
 * Presses a clock's button until the next one shows. After each booking the clock ignores clicks for a moment, so that a
 * double click books once; a person presses again, and so does this.
 */
export async function press(page: Page, name: string, then: string): Promise<void> {
	// a tab behind another one draws too seldom to be pressed
	await page.bringToFront();
	const next = page.getByRole("button", { name: then, exact: true });
	await vi.waitFor(
		async () => {
			if (await next.isVisible()) return;
			await page.getByRole("button", { name, exact: true }).click({ timeout: 1_000 });
			await next.waitFor({ timeout: 1_000 });
		},
		{ timeout: 15_000 },
	);
}
