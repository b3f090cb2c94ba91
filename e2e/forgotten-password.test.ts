import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { buildOffice } from "./office.ts";
import { mailTo } from "./outbox.ts";
import { dashboardOf, giveCredentials, useStage } from "./stage.ts";

const stage = useStage();
const newPassword = "Wieder-Drin-2026!";

async function codeFor(address: string): Promise<string> {
	const text = await mailTo(stage().server, address);
	return /^ {4}(\d{6})\s*$/m.exec(text)?.[1] ?? "no code in the mail";
}

async function askForCode(page: Page, tenantNo: string, mail: string) {
	await page.goto(`/login/${tenantNo}`);
	await page.getByRole("button", { name: "Passwort vergessen?" }).click();
	await page.getByLabel("E-Mail-Adresse").fill(mail);
	await page.getByRole("button", { name: "Code anfordern" }).click();
}

test("the request says what is wrong with it", async () => {
	const { tenantNo } = await buildOffice(stage().server);
	const page = await stage().open();
	await askForCode(page, tenantNo, "");
	await page.getByText("Die E-Mail Adresse kann nicht leer sein.").waitFor();
	await expectAccessible(page, "forgot-password");
	const go = page.getByRole("button", { name: "Code anfordern" });
	const mail = page.getByLabel("E-Mail-Adresse");
	await mail.fill("keine adresse");
	await go.click();
	await page.getByText("Bitte geben Sie eine gültige E-Mail Adresse ein.").waitFor();
	await page.getByRole("dialog").getByLabel("Kundennummer").fill("");
	await go.click();
	await page.getByText("Die Kundennummer kann nicht leer sein.").waitFor();
	await page.getByRole("button", { name: "Abbrechen" }).click();
	await page.getByRole("dialog").waitFor({ state: "hidden" });
});

test("with the mailed code to a new password", async () => {
	const { asSofia, tenantNo } = await buildOffice(stage().server);
	const page = await stage().open();
	await askForCode(page, tenantNo, "sofia@klinikum.example");
	await page.waitForURL(`**/reset-password/${tenantNo}/*`);
	const code = await codeFor("sofia@klinikum.example");
	await expectWrongCodeRefused(page, code);
	await page.getByLabel("Code", { exact: true }).fill(code);
	await page.getByRole("button", { name: "Code prüfen" }).click();
	const first = page.getByLabel("Neues Passwort", { exact: true });
	await first.fill("schwach");
	await expectAccessible(page, "reset-password-new");
	const save = page.getByRole("button", { name: "Passwort speichern" });
	expect(await save.isDisabled()).toBe(true);
	await first.fill(newPassword);
	await page.getByLabel("Neues Passwort wiederholen").fill(newPassword);
	await save.click();
	await page.waitForURL(`**/login/${tenantNo}`);
	await page.getByText("Ihr Passwort wurde geändert.").waitFor();
	await giveCredentials(page, asSofia);
	await page.getByText("Sie konnten nicht angemeldete werden.", { exact: false }).waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	await giveCredentials(page, { username: "sofia", password: newPassword });
	await dashboardOf(page);
});

async function expectWrongCodeRefused(page: Page, code: string) {
	const field = page.getByLabel("Code", { exact: true });
	await field.waitFor();
	await expectAccessible(page, "reset-password-code");
	expect(await page.getByRole("button", { name: "Code prüfen" }).isDisabled()).toBe(true);
	await field.fill(code === "000000" ? "000001" : "000000");
	await page.getByRole("button", { name: "Code prüfen" }).click();
	await page.getByText("Der eingegebene Code war leider ungültig.").waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	expect(await field.inputValue()).toBe("");
}

test("the link of the mail gives the code itself, once", async () => {
	const { tenantNo } = await buildOffice(stage().server);
	const page = await stage().open();
	await askForCode(page, tenantNo, "lena@klinikum.example");
	await page.waitForURL(`**/reset-password/${tenantNo}/*`);
	const link = `${page.url()}/${await codeFor("lena@klinikum.example")}`;
	const other = await stage().open();
	await other.goto(link);
	await other.getByLabel("Neues Passwort", { exact: true }).fill(newPassword);
	await other.getByLabel("Neues Passwort wiederholen").fill(newPassword);
	await other.getByRole("button", { name: "Passwort speichern" }).click();
	await other.waitForURL(`**/login/${tenantNo}`);
	await other.goto(link);
	await other.getByText("Dieser Link ist abgelaufen oder wurde bereits verwendet.").waitFor();
	await expectAccessible(other, "reset-password-closed");
});
