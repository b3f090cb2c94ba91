import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createTenant } from "../tools/tenant/create-tenant.ts";
import { expectAccessible } from "./accessibility.ts";
import type { Who } from "./office.ts";
import { mailTo } from "./outbox.ts";
import { dashboardOf, giveCredentials, picture, useStage } from "./stage.ts";

const stage = useStage();
const password = "Neue-Firma-2026!";
const tenantNo = "NEU10";
const erika = { firstName: "Erika", lastName: "Muster" };
const erikasMail = "erika@neu.example";
const leosMail = "leo.lang@neu.example";

const panel = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

async function comeByLink(page: Page, link: string): Promise<void> {
	await page.goto(link);
	const change = panel(page, "Passwort ändern");
	await change.getByLabel("Neues Passwort", { exact: true }).fill(password);
	await change.getByLabel("Neues Passwort wiederholen").fill(password);
	await change.getByRole("button", { name: "Passwort speichern" }).click();
	await page.waitForURL("**/home/dashboard**");
	// the administrator of a new company meets the first steps, everybody else the clock
	const steps = page.getByRole("region", { name: "In fünf Schritten zur ersten Buchung" });
	await steps
		.or(page.getByRole("region", { name: "Arbeitszeit" }))
		.first()
		.waitFor();
}

async function save(page: Page, name: string): Promise<void> {
	await panel(page, name).getByRole("button", { name: "Speichern" }).click();
	await panel(page, name).waitFor({ state: "hidden" });
}

async function chooseUnit(page: Page, field: string, unit: string) {
	await page.getByRole("dialog").getByRole("button", { name: field, exact: true }).click();
	await page.getByRole("treeitem", { name: unit }).click();
}

test("a new company, from nothing to ten people with rights", async () => {
	const page = await stage().open();
	await comeByLink(page, await firstLink());
	await createSites(page);
	await createUnits(page);
	await createRole(page);
	await hireLeader(page);
	await hireByAssistant(page);
	await importPeople(page);
	await importBalances(page);
	await seeAllTen(page);
	await asLeader(await stage().open());
	await signInAgain(await stage().open());
}, 240_000);

async function firstLink(): Promise<string> {
	const { server } = stage();
	const secret = await createTenant(
		server.ownerUrl,
		{
			tenantNo,
			name: "Neu GmbH",
			language: "de-DE",
			uiFeatures: ["USERS", "UNITS", "TIMETRACKINGS", "LEAVEACCOUNTS", "SETTINGS"],
			site: { name: "Köln", timeZone: "Europe/Berlin", country: "DE", region: "NW" },
			now: server.clock.now(),
			validFrom: "2020-01-01",
		},
		{ ...erika, mail: erikasMail },
	);
	return `/login/${tenantNo}?source=token&code=${secret}`;
}

async function createSites(page: Page): Promise<void> {
	await page.goto("/settings/global");
	await page.getByRole("button", { name: /^Standorte/ }).click();
	await panel(page, "Standorte").getByRole("button", { name: "Anlegen", exact: true }).click();
	const create = panel(page, "Standort anlegen");
	await create.getByRole("textbox", { name: "Name" }).fill("Bonn");
	await create.getByRole("combobox", { name: /^Bundesland/ }).click();
	await page.getByRole("option", { name: "Nordrhein-Westfalen" }).click();
	await save(page, "Standort anlegen");
	await panel(page, "Standorte").getByText("Bonn").waitFor();
}

async function createUnits(page: Page): Promise<void> {
	await page.goto("/staff/units");
	for (const [name, parent] of [
		["Werkstatt", "Köln"],
		["Montage", "Werkstatt"],
		["Verkauf", "Köln"],
	] as const) {
		await page.getByRole("button", { name: "Anlegen", exact: true }).click();
		const create = panel(page, "Abteilung anlegen");
		await create.getByRole("textbox", { name: "Name" }).fill(name);
		await chooseUnit(page, "Übergeordnete Abteilung", parent);
		await save(page, "Abteilung anlegen");
	}
	await page.getByRole("row", { name: /Verkauf/ }).waitFor();
}

/** A role of the company's own: a team's leader sees and changes its people. */
async function createRole(page: Page): Promise<void> {
	await page.goto("/settings/global?p=roles.create");
	await panel(page, "Rolle anlegen")
		.getByRole("textbox", { name: "Bezeichnung" })
		.fill("Teamleitung");
	await save(page, "Rolle anlegen");
	await page.getByRole("button", { name: /^Rollen/ }).click();
	await panel(page, "Rollen").getByText("Teamleitung").click();
	await page.getByRole("button", { name: "Berechtigungen bearbeiten" }).click();
	const rights = panel(page, "Berechtigungen bearbeiten");
	await rights.getByRole("button", { name: /^Organisation/ }).click();
	for (const key of ["Mitarbeiter", "Abteilungen"]) {
		const group = rights.getByRole("group", { name: key, exact: true });
		await group.getByRole("radio", { name: "Lesen" }).check({ force: true });
	}
	await rights.getByRole("button", { name: "Berechtigungen speichern" }).click();
	await rights.waitFor({ state: "hidden" });
}

async function nextStep(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Weiter", exact: true }).click();
}

async function introduce(
	page: Page,
	person: { firstName: string; lastName: string; mail: string; unit: string },
): Promise<void> {
	await page.goto("/staff/users");
	await page.getByRole("button", { name: "Assistent", exact: true }).click();
	const assistant = panel(page, "Mitarbeiter-Assistent");
	await assistant.getByLabel("Vorname").fill(person.firstName);
	await assistant.getByLabel("Nachname").fill(person.lastName);
	await assistant.getByLabel("E-Mail").fill(person.mail);
	await nextStep(page);
	await chooseUnit(page, "Abteilung", person.unit);
	await nextStep(page);
	await assistant.getByRole("textbox", { name: "Eintritt" }).fill("01.03.2026");
	await assistant.getByRole("checkbox", { name: /Arbeitsvertrag/ }).check();
	await assistant.getByLabel("Stunden pro Woche").fill("38,5");
	await nextStep(page);
}

/** Leo leads the workshop: the company's own role reaches his unit with what lies below. */
async function hireLeader(page: Page): Promise<void> {
	await introduce(page, { firstName: "Leo", lastName: "Lang", mail: leosMail, unit: "Werkstatt" });
	await page
		.getByRole("group", { name: "Teamleitung" })
		.getByRole("radio", { name: "Abteilung" })
		.check({ force: true });
	await expectAccessible(page, "assistant-roles");
	await nextStep(page);
	await page.getByText("Teamleitung (Abteilung)").waitFor();
	await page.getByText("38:30").waitFor();
	await expectAccessible(page, "assistant-review");
	await page.getByRole("button", { name: "Mitarbeiter anlegen" }).last().click();
	await page.getByText("Die Einladung wurde gesendet.").waitFor();
	await panel(page, "Lang, Leo").waitFor();
}

async function hireByAssistant(page: Page): Promise<void> {
	await introduce(page, {
		firstName: "Vera",
		lastName: "Vogel",
		mail: "vera@neu.example",
		unit: "Verkauf",
	});
	await page.getByRole("checkbox", { name: /Einladung/ }).uncheck();
	await nextStep(page);
	await page.getByRole("button", { name: "Mitarbeiter anlegen" }).last().click();
	await panel(page, "Vogel, Vera").waitFor();
}

const table = (unit: string) =>
	[
		"Nachname;Vorname;Personalnummer;E-Mail;Abteilung;Eintritt",
		...["Adam", "Berg", "Conrad"].map((name, at) => `${name};Mia;10${at};;Montage;01.02.2026`),
		...["Dorn", "Ernst", "Falk"].map((name, at) => `${name};Jan;20${at};;Werkstatt;01.02.2026`),
		`Gross;Ute;300;;${unit};01.02.2026`,
	].join("\r\n");

/** The company moves in with this month: Mia Adam has leave left and overtime. */
const balances = () => {
	const month = new Date().toISOString().slice(0, 7).split("-").reverse().join(".");
	return [
		"Personalnummer;Nachname;Vorname;Gültig ab;Resturlaub;Überstundensaldo",
		`100;Adam;Mia;01.${month};9,5;12:30`,
	].join("\r\n");
};

/** The check finds the line that is wrong and changes nothing; the mended table brings all seven. */
async function importPeople(page: Page): Promise<void> {
	await page.goto("/staff/users");
	await page.getByRole("button", { name: "Importieren" }).click();
	await upload(page, table("Verkaff"));
	await figure(page, "Neu", "6");
	await figure(page, "Fehlerhaft", "1");
	await page.getByText("Die Abteilung „Verkaff“ wurde nicht gefunden.").waitFor();
	await expectAccessible(page, "import-checked");
	expect(await countPeople(page)).toBe(3);
	await another(page);
	await upload(page, table("Verkauf"));
	await figure(page, "Neu", "7");
	await figure(page, "Fehlerhaft", "0");
	await carryOut(page);
	await expectAccessible(page, "import-done");
}

const another = (page: Page) =>
	page.getByRole("button", { name: "Weitere Tabelle importieren" }).click();

async function carryOut(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Importieren", exact: true }).last().click();
	await page.getByText("Importierte Zeilen").waitFor();
}

/** What people bring stands in both accounts at once, and is gone when it is taken back. */
async function importBalances(page: Page): Promise<void> {
	await another(page);
	await upload(page, balances());
	await figure(page, "Geändert", "1");
	await carryOut(page);
	const beside = await stage().beside(page);
	await beside.goto("/time-management/accounts");
	await beside.getByRole("row", { name: /Adam, Mia.*12:30/ }).waitFor();
	await beside.goto("/absences/accounts");
	const left = beside.getByRole("row", { name: /Adam, Mia.*9,5/ });
	await left.waitFor();
	await page.getByRole("button", { name: "Import rückgängig machen" }).click();
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Import rückgängig machen" }).click();
	await figure(page, "Zurückgenommen", "1");
	await beside.reload();
	await beside.getByRole("row", { name: /Adam, Mia/ }).waitFor();
	expect(await left.count()).toBe(0);
	await beside.close();
}

async function upload(page: Page, text: string): Promise<void> {
	const choose = page.waitForEvent("filechooser");
	await page.getByText("Datei auswählen").click();
	await (await choose).setFiles({
		name: "mitarbeiter.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(text, "utf8"),
	});
	await page.getByRole("button", { name: "Prüfen", exact: true }).click();
}

const figure = (page: Page, name: string, count: string) =>
	page
		.locator(".import-figures div")
		.filter({ hasText: name })
		.getByText(count, { exact: true })
		.waitFor();

async function countPeople(page: Page): Promise<number> {
	const answer = await page.request.get("/api/users?pageSize=10000");
	return (await answer.json()).total;
}

async function seeAllTen(page: Page): Promise<void> {
	await page.goto("/staff/users");
	const grid = page.getByRole("grid", { name: "Mitarbeiter" });
	await grid.getByText("Gross, Ute").waitFor();
	expect(await countPeople(page)).toBe(10);
	await picture(page, "new-company-people");
}

/** By the mail's link to a first password, then with the rights that were given. */
async function asLeader(page: Page): Promise<void> {
	const mail = await mailTo(stage().server, leosMail);
	const [link = ""] = /\/login\/NEU10\?source=token&code=[\w-]+/.exec(plain(mail)) ?? [];
	await comeByLink(page, link);
	await page.goto("/staff/users");
	const grid = page.getByRole("grid", { name: "Mitarbeiter" });
	await grid.getByText("Adam, Mia").waitFor();
	// the workshop with the assembly below it, not the sales department
	expect(await countPeople(page)).toBe(7);
	expect(await grid.getByText("Vogel, Vera").count()).toBe(0);
	expect(await page.getByRole("button", { name: "Assistent" }).count()).toBe(0);
	await picture(page, "new-company-leader");
}

/** A mail's lines as they are read: quoted-printable breaks long ones. */
function plain(mail: string): string {
	return mail.replaceAll("=\r\n", "").replaceAll("=\n", "").replaceAll("=3D", "=");
}

async function signInAgain(page: Page): Promise<void> {
	const who: Who = { tenantNo, username: leosMail, password };
	await page.goto(`/login/${tenantNo}`);
	await giveCredentials(page, who);
	await dashboardOf(page);
}
