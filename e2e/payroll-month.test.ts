import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { readPdf } from "#kit/testing/read-pdf.ts";
import { expectAccessible } from "./accessibility.ts";
import { picture, signIn, useStage } from "./stage.ts";
import { approveAll, buildWageOffice, correctLena, type WageOffice } from "./wage-office.ts";

const stage = useStage();

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const payrolls = "/payroll/payrolls";

/** Who keeps the month open hears of it once. */
async function remind(page: Page, office: WageOffice): Promise<void> {
	await page.goto("/payroll/overview");
	const month = new Intl.DateTimeFormat("de-DE", {
		...({ month: "long", year: "numeric", timeZone: "UTC" } as const),
	});
	const name = month.format(new Date(office.workday));
	const chosen = page.getByRole("button", { name });
	const before = page.getByRole("button", { name: "Voriger Monat" });
	await before.waitFor();
	if ((await chosen.count()) === 0) await before.click();
	await chosen.waitFor();
	await page.getByRole("button", { name: "Hartmann, Ines erinnern" }).click();
	await page.getByText("1 Person erinnert").waitFor();
	await approveAll(office);
}

/** Tom's hours have no wage type yet: the warning leads to where it is given. */
async function mendAndCheck(page: Page): Promise<void> {
	await page.goto(payrolls);
	await page.getByRole("button", { name: "Abrechnung erstellen" }).click();
	const create = dialog(page, "Abrechnung erstellen");
	await create.getByRole("button", { name: "Abrechnung erstellen" }).click();
	await page.getByText(/Abrechnungen erstellt/).waitFor();
	await page.getByRole("grid").getByText("Weber, Tom").click();
	await page.getByRole("button", { name: /^Beheben: .*Lohnart/ }).click();
	await dialog(page, "Lohnexporte").getByText("LODAS", { exact: true }).click();
	await page.getByRole("button", { name: "Lohnarten zuordnen" }).click();
	const wageType = page.getByRole("textbox", { name: "LOHN: Lohnart" });
	await wageType.fill("100");
	await page.getByRole("textbox", { name: "LOHN: Bearbeitungsschlüssel" }).fill("1");
	await page.keyboard.press("Control+s");
	await wageType.waitFor({ state: "detached" });
	await check(page, "Weber, Tom");
	await check(page, "Vogt, Lena");
}

async function openPayroll(page: Page, name: string, state: string): Promise<void> {
	await page.goto(payrolls);
	const row = page.getByRole("grid").getByRole("row", { name: new RegExp(`${name}.*${state}`) });
	await row.click();
}

async function check(page: Page, name: string): Promise<void> {
	await openPayroll(page, name, "Offen");
	await page.getByRole("button", { name: "Als geprüft bestätigen" }).click();
	await page.getByText("Als geprüft bestätigt").waitFor();
}

/** Who has checked is told that somebody else closes. */
async function closeByTwo(page: Page, other: Page): Promise<void> {
	await page.goto(payrolls);
	await close(page);
	await page
		.getByText(/Vier Augen/)
		.first()
		.waitFor();
	await page.keyboard.press("Escape");
	await other.goto(payrolls);
	await close(other);
	await other.getByText("Abgeschlossen · 2 von 2 geprüft").waitFor();
}

async function close(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Monat abschließen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Monat abschließen" }).click();
}

/** What Lena signs, read by another program than wrote it. */
async function timesheetOf(page: Page, name: string): Promise<string> {
	await openPayroll(page, name, "Abgeschlossen");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Stundenzettel" }).click();
	return (await readPdf(await readFile(await (await saved).path()))).text;
}

/** Makes the file of a program. @returns its bytes as text */
async function makeFile(page: Page, config: string, nth = 0): Promise<string> {
	await page.goto(payrolls);
	await page.getByRole("button", { name: "Lohndatei" }).click();
	const panel = dialog(page, /^Lohndatei/);
	const choice = panel.getByRole("combobox", { name: "Lohnexport" });
	if ((await choice.inputValue()) !== config) {
		await choice.click();
		await page.getByRole("option", { name: config, exact: true }).click();
	}
	await dialog(page, `Lohndatei ${config}`)
		.getByRole("button", { name: "Datei erstellen" })
		.click();
	const link = panel.getByRole("link", { name: /\.txt herunterladen$/ });
	await link.nth(nth).waitFor();
	const address = await link.first().getAttribute("href");
	return (await page.request.get(address as string)).text();
}

/** What the log of the payroll program said is kept with the file. */
async function reportAsRead(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Als eingelesen melden" }).click();
	await page.getByRole("textbox", { name: /Protokoll/ }).fill("1 Satz übernommen");
	await page.getByRole("button", { name: "Speichern" }).click();
	await page.getByText(/^Eingelesen .* von Paula Amt/).waitFor();
}

/** Two hours of Lena's came to light; what the next file brings is the difference. */
async function correct(page: Page, other: Page, office: WageOffice): Promise<void> {
	await correctLena(office);
	await other.goto(payrolls);
	await other.getByRole("button", { name: "Korrektur beginnen" }).click();
	await other.getByText("Korrektur 1").waitFor();
	await check(page, "Vogt, Lena");
	await other.goto(payrolls);
	await close(other);
	await other.getByText("Abgeschlossen · 1 von 1 geprüft").waitFor();
}

/** The hours of cost centres, opened by another program than made the file. */
async function evaluated(page: Page): Promise<readonly (readonly unknown[])[]> {
	await page.goto(`${payrolls}?p=reports.cost-centres-trackings`);
	const panel = dialog(page, /^Kostenstellen/);
	await panel.getByRole("row", { name: /4711/ }).waitFor();
	const download = page.waitForEvent("download");
	await panel.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: /Excel/ }).click();
	return readSheet(await readFile(await (await download).path()));
}

test("a month of payroll: reminders, warnings mended, closed by two, two files, and the correction in the next one", async () => {
	const office = await buildWageOffice(stage().server);
	const [page, other] = [await stage().open(), await stage().open()];
	await signIn(page, office.who("paula"));
	await signIn(other, office.who("petra"));
	await remind(page, office);
	await mendAndCheck(page);
	await closeByTwo(page, other);
	expect(await timesheetOf(page, "Vogt, Lena")).toMatch(/Vogt, Lena.*5:00/s);
	const month = `${office.lastMonth.slice(5)}/${office.lastMonth.slice(0, 4)}`;
	expect(await makeFile(page, "LODAS")).toContain(";100;1;5,00;4711;\r\n");
	await reportAsRead(page);
	const header = `1234567;54321;${month}\r\n`;
	expect(await makeFile(page, "LuG")).toBe(`${header}101;;;1000;;;5,00;;;4711;;\r\n`);
	await expectAccessible(page, "wage-file");
	await reportAsRead(page);
	await page.goto(payrolls);
	await page.getByText("Eingelesen · 2 von 2 geprüft").waitFor();
	await correct(page, other, office);
	expect(await makeFile(page, "LuG", 1)).toBe(
		`${header}101;;;1000;;;2,00;;;4711;;Korr. ${month}\r\n`,
	);
	const [heads, row] = await evaluated(page);
	const cells = Object.fromEntries((heads ?? []).map((head, at) => [head, row?.[at]]));
	expect(cells).toMatchObject({ Kostenstelle: "Station", "Kosten Ist": 240 });
	await picture(page, "cost-centres");
}, 240_000);
