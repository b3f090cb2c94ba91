import type { Page } from "playwright-core";

/** Chooses an entry of the menu at the foot of the side rail. */
export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: /Benutzermenü/ }).click();
	await page.getByRole("menuitem", { name }).click();
}
