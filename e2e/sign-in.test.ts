import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { createTenant } from "../tools/tenant/create-tenant.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice, type Who } from "./office.ts";
import { dashboardOf, giveCredentials, signIn, useStage } from "./stage.ts";

const stage = useStage();
const newPassword = "Mein-Kennwort-27!";

const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });

async function readAndClose(page: Page, title: string, text: string) {
	await dialog(page, title).getByText(text).waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	await dialog(page, title).waitFor({ state: "hidden" });
}

const giveNumber = async (page: Page, number: string) => {
	await page.getByLabel("Kundennummer").fill(number);
	await page.getByRole("button", { name: "Weiter" }).click();
};

test("the three steps", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open();
	await page.goto("/home/dashboard");
	await page.waitForURL("**/login");
	await page.getByLabel("Kundennummer").waitFor();
	await expectAccessible(page, "sign-in-number");
	await giveNumber(page, ` ${asSofia.tenantNo.toLowerCase()} `);
	await page.waitForURL(`**/login/${asSofia.tenantNo}`);
	await page.getByText("Klinikum Musterstadt").waitFor();
	await expectAccessible(page, "sign-in-credentials");
	const go = page.getByRole("button", { name: "Anmelden", exact: true });
	expect(await go.isDisabled()).toBe(true);
	await page.getByLabel("Benutzername oder E-Mail").fill("sofia");
	expect(await go.isDisabled()).toBe(true);
	await giveCredentials(page, asSofia);
	await dashboardOf(page);
	expect(await page.title()).toBe("Start · Dashboard · Stundwerk");
	// nobody who is signed in sees the sign-in page, and "/" is the dashboard
	for (const path of ["/login", `/login/${asSofia.tenantNo}`, "/", "/home"]) {
		await page.goto(path);
		await page.waitForURL("**/home/dashboard");
	}
});

test("a wrong customer number", async () => {
	const page = await stage().open();
	await page.goto("/login");
	await giveNumber(page, "12");
	await dialog(page, "Ungültige Kundennummer").waitFor();
	await expectAccessible(page, "sign-in-number-invalid");
	await readAndClose(
		page,
		"Ungültige Kundennummer",
		"Bitte geben Sie Ihre 5-stellige Kundennummer ein.",
	);
	await giveNumber(page, "ZZZZZ");
	const unknown = "Die angegebene Kundennummer existiert nicht.";
	await dialog(page, "Ungültige Kundennummer").getByText(unknown).waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	// it stays at the field until that is changed
	await page.getByRole("main").getByText(unknown).waitFor();
	await page.goto("/login/ZZZZZ");
	await page.getByText(unknown).waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	await page.waitForURL("**/login");
	await page.getByLabel("Kundennummer").waitFor();
});

const wrongWords =
	"Sie konnten nicht angemeldete werden. Bitte überprüfen Sie Benutzernamen und Passwort.";

test("a wrong password, and too many of them", async () => {
	const { asSofia, tenantNo } = await buildOffice(stage().server);
	const page = await stage().open();
	await page.goto(`/login/${tenantNo}`);
	const wrong = { ...asSofia, password: "falsch" };
	await giveCredentials(page, wrong);
	await dialog(page, "Fehler bei der Anmeldung").waitFor();
	await expectAccessible(page, "sign-in-wrong");
	await readAndClose(page, "Fehler bei der Anmeldung", wrongWords);
	const password = page.getByLabel("Passwort", { exact: true });
	expect(await password.inputValue()).toBe("");
	expect(await page.getByLabel("Benutzername oder E-Mail").inputValue()).toBe("sofia");
	for (let failure = 2; failure <= 4; failure++) {
		await giveCredentials(page, wrong);
		await readAndClose(page, "Fehler bei der Anmeldung", wrongWords);
	}
	await giveCredentials(page, wrong);
	await readAndClose(
		page,
		"Fehler bei der Anmeldung",
		"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
	);
	await expectLock(page);
});

/** The countdown ticks, and nobody can try meanwhile. */
async function expectLock(page: Page) {
	const box = page.getByRole("alert").filter({ hasText: "Anmeldung blockiert für" });
	await box.waitFor();
	await page.getByLabel("Passwort", { exact: true }).fill("irgendeins");
	const button = page.getByRole("button", { name: /^Anmelden in \d\d:\d\d$/ });
	expect(await button.isDisabled()).toBe(true);
	await expectAccessible(page, "sign-in-locked");
	const timer = box.getByRole("timer");
	const before = await timer.textContent();
	await expect.poll(() => timer.textContent(), { timeout: 5_000 }).not.toBe(before);
}

test("a password that must be changed first", async () => {
	const { tenantNo, lena } = await buildTenant(stage().server.ownerUrl, async (tenant) => ({
		lena: await tenant.person({
			firstName: "Lena",
			lastName: "Vogt",
			username: "lena",
			mustChange: true,
		}),
	}));
	const page = await stage().open();
	await page.goto(`/login/${tenantNo}`);
	await giveCredentials(page, { username: "lena", password: lena.password });
	const change = page.getByRole("dialog", { name: "Passwort ändern" });
	await expectNewPasswordAsked(page, change);
	await dashboardOf(page);
	await page.getByText("Ihr Passwort wurde geändert.").waitFor();
});

/** Too weak, unequal, then fine. */
async function expectNewPasswordAsked(page: Page, change: ReturnType<Page["getByRole"]>) {
	const first = change.getByLabel("Neues Passwort", { exact: true });
	const second = change.getByLabel("Neues Passwort wiederholen");
	const save = change.getByRole("button", { name: "Passwort speichern" });
	await first.fill("kurz");
	await second.fill("kurz");
	expect(await save.isDisabled()).toBe(true);
	await first.fill(newPassword);
	await second.fill("etwas-Anderes-1!");
	await second.blur();
	await change.getByText("Die Passwörter stimmen nicht überein.").waitFor();
	await expectAccessible(page, "change-password");
	expect(await save.isDisabled()).toBe(true);
	await second.fill(newPassword);
	await save.click();
}

test("staying signed in, signing out, and being remembered", async () => {
	const { asSofia, tenantNo } = await buildOffice(stage().server);
	const page = await stage().open();
	await page.goto(`/login/${tenantNo}`);
	await page.getByLabel("Angemeldet bleiben").check();
	await giveCredentials(page, asSofia);
	await dashboardOf(page);
	const cookies = await page.context().cookies();
	const session = cookies.find(({ name }) => name.endsWith("stundwerk"));
	expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
	const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(days).toBeGreaterThan(29);
	await page.getByRole("button", { name: /Benutzermenü/ }).click();
	await page.getByRole("menuitem", { name: "Abmelden" }).waitFor();
	await expectAccessible(page, "user-menu");
	await page.getByRole("menuitem", { name: "Abmelden" }).click();
	await page.waitForURL("**/login");
	const number = page.getByLabel("Kundennummer");
	await number.waitFor();
	expect(await number.inputValue()).toBe(tenantNo);
	await page.goto("/home/dashboard");
	await page.waitForURL("**/login");
});

test("only people stay signed in", async () => {
	const { asSofia, tenantId } = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, asSofia);
	// elsewhere: the product's own next request would end the session before it is looked at
	await page.goto("about:blank");
	await askDatabase(stage().server, "update app_user set role = 'TERMINAL' where tenant_id = $1", [
		tenantId,
	]);
	// a change past the product is announced to nobody: each process may still believe a session checked within the last second
	const statuses = async () => {
		const asked: number[] = [];
		for (let nth = 0; nth < 4; nth++) asked.push((await page.request.get("/api/session")).status());
		return asked;
	};
	await expect.poll(statuses, { timeout: 15_000 }).toEqual([403, 403, 403, 403]);
	await page.goto("/home/dashboard");
	await page.waitForURL("**/login?reason=invalid_user_role");
	await page
		.getByRole("main")
		.getByText("Sie wurden abgemeldet, da die Sitzung ungültig ist.")
		.waitFor();
	await expectAccessible(page, "sign-in-invalid-role");
});

test("the first administrator of a new tenant comes by a link, once", async () => {
	const { tenant, person, who } = newCompany();
	const secret = await createTenant(stage().server.ownerUrl, tenant, person);
	const page = await stage().open();
	const link = `/login/${tenant.tenantNo}?source=token&code=${secret}`;
	await page.goto(link);
	const change = page.getByRole("dialog", { name: "Passwort ändern" });
	await change.getByLabel("Neues Passwort", { exact: true }).fill(who.password);
	await change.getByLabel("Neues Passwort wiederholen").fill(who.password);
	await expectAccessible(page, "one-time-link");
	await change.getByRole("button", { name: "Passwort speichern" }).click();
	await dashboardOf(page);
	const other = await stage().open();
	await other.goto(link);
	await readAndClose(
		other,
		"Link ungültig",
		"Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.",
	);
	await giveCredentials(other, who);
	await dashboardOf(other);
});

function newCompany() {
	const who: Who = { tenantNo: "MU5TR", username: "erika@muster.example", password: newPassword };
	return {
		who,
		person: { firstName: "Erika", lastName: "Muster", mail: who.username },
		tenant: {
			tenantNo: who.tenantNo,
			name: "Muster GmbH",
			language: "de-DE" as const,
			uiFeatures: ["USERS", "TIMETRACKINGS"],
			site: { name: "Köln", timeZone: "Europe/Berlin", country: "DE", region: "NW" },
			now: stage().server.clock.now(),
			validFrom: "2020-01-01",
		},
	};
}
