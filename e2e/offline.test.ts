import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice, type Who } from "./office.ts";
import { press } from "./press.ts";
import { signIn, useStage } from "./stage.ts";

const stage = useStage();

const told = (page: Page) => page.getByRole("alertdialog", { name: "Server nicht erreichbar" });

/** Signed in, and nothing is on its way any more. */
async function open(page: Page, who: Who) {
	const last = page.waitForResponse(/\/api\/jobs/);
	await signIn(page, who);
	await last;
	await page.getByText("In den letzten 30 Tagen wurde nichts").waitFor();
	await page.getByRole("button", { name: /^Neubau Haus C/ }).waitFor();
}

/** Presses the button in the moment the network goes: something else may find that out first, and say so above it. */
async function comeOffline(page: Page): Promise<void> {
	const come = page.getByRole("button", { name: "Kommen" });
	// an event does not wait until the button can be pressed, as a click does
	await come.click({ trial: true });
	await page.context().setOffline(true);
	await come.dispatchEvent("click");
}

const booked = (tenantId: string) =>
	askDatabase(
		stage().server,
		"select action from booking where tenant_id = $1 order by booked_at",
		[tenantId],
	);

test("without network: told once, nothing is lost, and it comes back by itself", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await open(page, office.asSofia);
	await comeOffline(page);
	await told(page).getByText(stage().server.address).waitFor();
	await expectAccessible(page, "offline-dialog");
	await page.getByRole("button", { name: "OK" }).click();
	await page.getByText("1 Buchung nicht gesendet").waitFor();
	await press(page, "Pause", "Pause beenden");
	await page.getByText("2 Buchungen nicht gesendet").waitFor();
	// it was told already
	expect(await told(page).count()).toBe(0);
	await expectAccessible(page, "offline-waiting");
	await page.context().setOffline(false);
	await page.getByText("Der Server ist wieder erreichbar.").waitFor();
	await page.getByText("Buchungen nicht gesendet").waitFor({ state: "hidden" });
	await expect
		.poll(() => booked(office.tenantId))
		.toEqual([{ action: "START" }, { action: "START" }]);
	await page.reload();
	await page.getByRole("button", { name: "Pause beenden" }).waitFor();
});

test("the dialog goes by itself when the server is back", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await open(page, office.asSofia);
	await comeOffline(page);
	await told(page).waitFor();
	expect(await told(page).count()).toBe(1);
	await page.context().setOffline(false);
	await told(page).waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Gehen", exact: true }).waitFor();
	await expect.poll(() => booked(office.tenantId)).toEqual([{ action: "START" }]);
});

test("bookings that wait outlive the tab", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open("phone");
	await open(page, office.asSofia);
	await comeOffline(page);
	await told(page).waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	await page.getByRole("region", { name: "Heute" }).getByText("wartet").waitFor();
	await expectAccessible(page, "phone-offline");
	const tab = await stage().beside(page);
	await page.close();
	await tab.context().setOffline(false);
	await tab.goto("/home/dashboard");
	await tab.getByRole("button", { name: "Gehen", exact: true }).waitFor();
	await expect.poll(() => booked(office.tenantId)).toEqual([{ action: "START" }]);
});

test("signing in while the server is away", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await page.goto(`/login/${office.tenantNo}`);
	await page.getByLabel("Benutzername oder E-Mail").fill("sofia");
	await page.getByLabel("Passwort", { exact: true }).fill("irgendeins");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Anmelden", exact: true }).click();
	await told(page).waitFor();
	await expectAccessible(page, "offline-sign-in");
	await page.context().setOffline(false);
	await told(page).waitFor({ state: "hidden" });
	await page.getByText("Der Server ist wieder erreichbar.").waitFor();
});
