import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildOffice } from "./office.ts";
import { press } from "./press.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";
import { chooseInUserMenu } from "./user-menu.ts";

const stage = useStage();

const connections = () => stage().server.streams();

/** Counted, not waited for as visible: of two tabs the one behind draws a frame a second, if that. */
const follows = (page: Page, name: string) =>
	expect
		.poll(() => page.getByRole("button", { name, exact: true }).count(), { timeout: 1_000 })
		.toBe(1);

test("two tabs share one connection, and every clock follows within a second", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const desk = await stage().open();
	await signIn(desk, asSofia);
	await expect.poll(connections).toBe(1);
	const tab = await stage().beside(desk);
	await tab.goto("/home/dashboard");
	await dashboardOf(tab);
	const phone = await stage().open("phone");
	await signIn(phone, asSofia);
	// one for each browser, however many tabs it has
	await expect.poll(connections).toBe(2);
	await press(desk, "Kommen", "Gehen");
	await Promise.all([follows(tab, "Gehen"), follows(phone, "Gehen")]);
	await press(phone, "Pause", "Pause beenden");
	await Promise.all([follows(desk, "Pause beenden"), follows(tab, "Pause beenden")]);
	await tab.close();
	expect(connections()).toBe(2);
	await chooseInUserMenu(desk, "Abmelden");
	await desk.waitForURL("**/login");
	await expect.poll(connections).toBe(1);
});

test("signing out in one tab signs out the other", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, asSofia);
	const tab = await stage().beside(page);
	await tab.goto("/home/dashboard");
	await dashboardOf(tab);
	await chooseInUserMenu(page, "Abmelden");
	await page.waitForURL("**/login");
	await tab.waitForURL("**/login?reason=unauthenticated**");
});

test("a session that was ended elsewhere is told", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, asSofia);
	const phone = await stage().open("phone");
	await signIn(phone, asSofia);
	await chooseInUserMenu(page, "Mein Profil");
	await page.getByRole("button", { name: /^Sitzung .* beenden$/ }).click();
	await page.getByText("Die Sitzung wurde beendet.").waitFor();
	await phone.waitForURL("**/login?reason=unauthenticated&source=user");
	await phone.getByText("Sitzung abgelaufen", { exact: true }).waitFor();
	await phone.getByText("Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.").waitFor();
	// the other one stays
	await page.getByRole("dialog", { name: "Mein Profil" }).waitFor();
});
