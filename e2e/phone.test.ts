import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { buildOffice } from "./office.ts";
import { press } from "./press.ts";
import { screens, signIn, useStage } from "./stage.ts";

const stage = useStage();

/** Nothing sticks out at the side. */
async function expectNoSideways(page: Page) {
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBe(screens.phone.width);
}

/** As high as a thumb needs it. */
async function expectThumbSized(page: Page, name: string) {
	const box = await page.getByRole("button", { name, exact: true }).boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(44);
}

test("clocking in and out with one thumb", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open("phone");
	await page.goto("/login");
	await page.getByLabel("Kundennummer").waitFor();
	await expectAccessible(page, "phone-sign-in-number");
	await page.goto(`/login/${asSofia.tenantNo}`);
	await page.getByLabel("Passwort", { exact: true }).waitFor();
	await expectNoSideways(page);
	await expectAccessible(page, "phone-sign-in");
	await signIn(page, asSofia);
	await expectThumbSized(page, "Kommen");
	await expectNoSideways(page);
	await press(page, "Kommen", "Gehen");
	await expectThumbSized(page, "Pause");
	const today = page.getByRole("region", { name: "Heute" });
	await today.getByText("gebucht").waitFor();
	await expectAccessible(page, "phone-dashboard");
	await page.getByRole("button", { name: "Details", exact: true }).tap();
	const panel = page.getByRole("dialog", { name: "Arbeitszeituhr" });
	await panel.getByText("Einträge des Tages").waitFor();
	await expectNoSideways(page);
	await expectAccessible(page, "phone-clock-panel");
	await panel.getByRole("button", { name: "Zurück" }).tap();
	await press(page, "Gehen", "Kommen");
});

test("the menu behind Mehr", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open("phone");
	await signIn(page, asSofia);
	await page.getByRole("button", { name: "Mehr" }).tap();
	const menu = page.getByRole("navigation", { name: "Hauptmenü" });
	await menu.getByRole("link", { name: "Start" }).waitFor();
	await expectAccessible(page, "phone-menu");
	await menu.getByRole("link", { name: "Start" }).tap();
	await menu.waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Hilfe" }).tap();
	await page.getByRole("complementary", { name: "Hilfe" }).waitFor();
	await expectNoSideways(page);
	await expectAccessible(page, "phone-help");
	await page.getByRole("button", { name: "Hilfe schließen" }).tap();
	await page.getByRole("button", { name: "Mehr" }).tap();
	await page.getByRole("button", { name: /Benutzermenü/ }).tap();
	await page.getByRole("menuitem", { name: "Mein Profil" }).tap();
	const profile = page.getByRole("dialog", { name: "Mein Profil" });
	await profile.getByText("diese Sitzung").waitFor();
	await expectNoSideways(page);
	await expectAccessible(page, "phone-profile");
	await profile.getByRole("button", { name: "Zurück" }).tap();
	await page.getByRole("button", { name: "Mehr" }).tap();
	await page.getByRole("button", { name: /Benutzermenü/ }).tap();
	await page.getByRole("menuitem", { name: "Abmelden" }).tap();
	await page.waitForURL("**/login");
});
