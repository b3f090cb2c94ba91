import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { buildOffice } from "./office.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";
import { chooseInUserMenu } from "./user-menu.ts";

const stage = useStage();

async function openDashboard() {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	return { office, page };
}

const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function openFromPalette(page: Page, name: string) {
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: /suchen$/ }).fill(name);
	await page.getByRole("option", { name }).waitFor();
	await page.keyboard.press("Enter");
}

test("Escape and Back close a panel, focus goes back to where it came from", async () => {
	const { page } = await openDashboard();
	const details = page.getByRole("button", { name: "Details", exact: true });
	const hasFocus = () => details.evaluate((element) => element === document.activeElement);
	for (const close of [
		() => page.keyboard.press("Escape"),
		() => page.getByRole("button", { name: "Schließen" }).click(),
	]) {
		await details.click();
		await panel(page, "Arbeitszeituhr").waitFor();
		expect(new URL(page.url()).search).toBe("?p=dashboard.clock-worktime");
		await close();
		await panel(page, "Arbeitszeituhr").waitFor({ state: "hidden" });
		await expect.poll(hasFocus).toBe(true);
		expect(new URL(page.url()).search).toBe("");
	}
	await page.goBack();
	expect(await page.getByRole("dialog").count()).toBe(0);
});

const both = "/home/dashboard?p=dashboard.clock-worktime~profile.private";

test("a link opens a stack; Escape closes its top only", async () => {
	const { page, office } = await openDashboard();
	await page.goto(both);
	await panel(page, "Mein Profil").getByText("diese Sitzung").waitFor();
	await edgeOf(page).waitFor();
	await expectAccessible(page, "two-panels");
	await page.keyboard.press("Escape");
	await panel(page, "Mein Profil").waitFor({ state: "hidden" });
	await panel(page, "Arbeitszeituhr").waitFor();
	await page.keyboard.press("Escape");
	await panel(page, "Arbeitszeituhr").waitFor({ state: "hidden" });
	const colleague = await stage().open();
	await signIn(colleague, office.asLena);
	await colleague.goto(both);
	await panel(colleague, "Mein Profil").getByText("Lena Vogt").waitFor();
	await edgeOf(colleague).click();
	await panel(colleague, "Arbeitszeituhr").waitFor();
	await colleague.goto(both);
	await colleague
		.getByRole("navigation", { name: "Offene Bereiche" })
		.getByRole("button", { name: "Arbeitszeituhr" })
		.click();
	await panel(colleague, "Mein Profil").waitFor({ state: "hidden" });
});

const edgeOf = (page: Page) => page.getByRole("button", { name: "Oberen Bereich schließen" });

test("the address holds what is open: reload, Back, Forward", async () => {
	const { page } = await openDashboard();
	await page.getByRole("button", { name: "Details", exact: true }).click();
	await panel(page, "Arbeitszeituhr").waitFor();
	await openFromPalette(page, "Mein Profil");
	await panel(page, "Mein Profil").waitFor();
	// a panel of the main stack takes the place of the one before
	await panel(page, "Arbeitszeituhr").waitFor({ state: "hidden" });
	await page.reload();
	await panel(page, "Mein Profil").getByText("diese Sitzung").waitFor();
	await page.goBack();
	await panel(page, "Arbeitszeituhr").waitFor();
	await page.goForward();
	await panel(page, "Mein Profil").waitFor();
	await page.goBack();
	await page.goBack();
	await panel(page, "Arbeitszeituhr").waitFor({ state: "hidden" });
	await dashboardOf(page);
});

test("an address of nonsense opens nothing and breaks nothing", async () => {
	const { page } = await openDashboard();
	for (const search of ["?p=gibt.es.nicht", "?p=%7Bkaputt", "?p=1&o=2"]) {
		await page.goto(`/home/dashboard${search}`);
		await dashboardOf(page);
		expect(await page.getByRole("dialog").count()).toBe(0);
	}
});

test("the profile: looks, sessions, password", async () => {
	const { page, office } = await openDashboard();
	await chooseInUserMenu(page, "Mein Profil");
	await panel(page, "Mein Profil").getByText("diese Sitzung").waitFor();
	await expectAccessible(page, "profile");
	await page.getByRole("button", { name: "Passwort ändern" }).click();
	const change = panel(page, "Passwort ändern");
	const next = "Noch-Eins-2026!";
	await change.getByLabel("Bisheriges Passwort").fill("falsch");
	await change.getByLabel("Neues Passwort", { exact: true }).fill(next);
	await change.getByLabel("Neues Passwort wiederholen").fill(next);
	const save = change.getByRole("button", { name: "Passwort speichern" });
	await save.click();
	await change.getByText("Das bisherige Passwort ist nicht richtig.").waitFor();
	await expectAccessible(page, "profile-password");
	await change.getByLabel("Bisheriges Passwort").fill(office.asSofia.password);
	await save.click();
	await page.getByText("Ihr Passwort wurde geändert.").waitFor();
	await change.waitFor({ state: "hidden" });
	const other = await stage().open();
	await signIn(other, { ...office.asSofia, password: next });
});

test("panels outlive signing out and in again", async () => {
	const { page, office } = await openDashboard();
	await page.getByRole("button", { name: "Details", exact: true }).click();
	await panel(page, "Arbeitszeituhr").waitFor();
	await chooseInUserMenu(page, "Abmelden");
	await page.waitForURL("**/login");
	await signIn(page, office.asSofia);
	await panel(page, "Arbeitszeituhr").waitFor();
});
