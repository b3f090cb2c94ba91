import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";
import { signIn, useStage } from "./stage.ts";
import { chooseInUserMenu } from "./user-menu.ts";

const stage = useStage();

/** Two people who may change everything, and a tab of the first with the form of a new cost centre. */
async function openForm() {
	const { server, open } = stage();
	const roles = ["Administrator"];
	const built = await buildTenant(server.ownerUrl, async (tenant) => ({
		sofia: await tenant.person({
			firstName: "Sofia",
			lastName: "Krüger",
			username: "sofia",
			roles,
		}),
		lena: await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena", roles }),
	}));
	const { tenantNo, tenantId } = built;
	const { password } = built.sofia;
	const asSofia = { tenantNo, username: "sofia", password };
	const asLena = { tenantNo, username: "lena", password };
	const page = await open();
	await signIn(page, asSofia);
	await page.goto("/home/dashboard?p=cost-centres.overview");
	await page.getByRole("button", { name: "Anlegen" }).first().click();
	await formOf(page).waitFor();
	return { page, tenantId, asSofia, asLena };
}

const formOf = (page: Page) => page.getByRole("dialog", { name: "Kostenstelle anlegen" });

const nameIn = (page: Page) => formOf(page).getByLabel("Bezeichnung");

async function type(page: Page): Promise<void> {
	await formOf(page).getByLabel("Nummer").fill("4711");
	await nameIn(page).fill("Ambulanz");
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });

/** The same person ends the session of `page` from another device. */
async function endFromElsewhere(page: Page, who: Who): Promise<void> {
	const other = await stage().open();
	await signIn(other, who);
	await chooseInUserMenu(other, "Mein Profil");
	await other.getByRole("button", { name: /^Sitzung .* beenden$/ }).click();
	await page.waitForURL("**/login?reason=unauthenticated**");
}

test("Escape, Back and the closing button ask first; who stays keeps the text", async () => {
	const { page } = await openForm();
	await type(page);
	for (const leave of [
		() => page.keyboard.press("Escape"),
		() => page.goBack(),
		() => formOf(page).getByRole("button", { name: "Schließen" }).click(),
		() => formOf(page).getByRole("button", { name: "Abbrechen" }).click(),
	]) {
		const address = page.url();
		await leave();
		await question(page).waitFor();
		await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
		await question(page).waitFor({ state: "hidden" });
		expect(await nameIn(page).inputValue()).toBe("Ambulanz");
		expect(page.url()).toBe(address);
	}
	await page.keyboard.press("Escape");
	await question(page).getByRole("button", { name: "Verwerfen" }).click();
	await formOf(page).waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Anlegen" }).first().click();
	expect(await nameIn(page).inputValue()).toBe("");
});

test("a form nobody typed into closes without a question", async () => {
	const { page } = await openForm();
	await page.keyboard.press("Escape");
	await formOf(page).waitFor({ state: "hidden" });
	expect(await question(page).count()).toBe(0);
});

test("what was typed outlives a session that ended, and can be saved afterwards", async () => {
	const { page, tenantId, asSofia } = await openForm();
	await type(page);
	await endFromElsewhere(page, asSofia);
	await signIn(page, asSofia);
	await formOf(page)
		.getByText("Ihre nicht gespeicherten Eingaben wurden wiederhergestellt.")
		.waitFor();
	expect(await nameIn(page).inputValue()).toBe("Ambulanz");
	await formOf(page).getByRole("button", { name: "Speichern" }).click();
	await formOf(page).waitFor({ state: "hidden" });
	await page.getByText("Ambulanz").waitFor();
	const saved = await askDatabase(
		stage().server,
		"select code, name from cost_centre where tenant_id = $1",
		[tenantId],
	);
	expect(saved).toEqual([{ code: "4711", name: "Ambulanz" }]);
});

test("signing out in another tab keeps it as well", async () => {
	const { page, asSofia } = await openForm();
	await type(page);
	const tab = await stage().beside(page);
	await tab.goto("/home/dashboard");
	await chooseInUserMenu(tab, "Abmelden");
	await page.waitForURL("**/login?reason=unauthenticated**");
	await signIn(page, asSofia);
	await formOf(page).waitFor();
	expect(await nameIn(page).inputValue()).toBe("Ambulanz");
});

test("somebody else who signs in at this tab finds nothing of it", async () => {
	const { page, asSofia, asLena } = await openForm();
	await type(page);
	await endFromElsewhere(page, asSofia);
	await signIn(page, asLena);
	expect(await page.getByRole("dialog").count()).toBe(0);
	await page.goto("/home/dashboard?p=cost-centres.edit");
	await formOf(page).waitFor();
	expect(await nameIn(page).inputValue()).toBe("");
});
