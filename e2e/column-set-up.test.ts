import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildDepartments } from "./departments.ts";
import { picture, signIn, useStage } from "./stage.ts";
import { chooseInUserMenu } from "./user-menu.ts";

const stage = useStage();

const gridOf = (page: Page) => page.getByRole("grid", { name: "Mitarbeiter" });

const header = (page: Page, title: string) =>
	gridOf(page)
		.getByRole("columnheader")
		.filter({ has: page.getByRole("button", { name: `Spaltenmenü ${title}` }) });

async function openList(page: Page): Promise<void> {
	await page.goto("/staff/users");
	await gridOf(page).getByText("Nordmann, Mia").waitFor();
}

/** What a person sees of the columns: titles in their order, the sorted one, the width of the number's. */
async function setUpOf(page: Page) {
	const titles = await gridOf(page)
		.getByRole("button", { name: /^Spaltenmenü / })
		.evaluateAll((buttons) =>
			buttons.map((button) =>
				(button.getAttribute("aria-label") ?? "").replace("Spaltenmenü ", ""),
			),
		);
	const number = await header(page, "Personalnr.").boundingBox();
	return {
		titles,
		sorted: await header(page, "E-Mail").getAttribute("aria-sort"),
		width: Math.round(number?.width ?? 0),
	};
}

const saved = (page: Page) =>
	page.waitForResponse(
		(answer) => answer.request().method() === "PUT" && /\/settings\//.test(answer.url()),
	);

async function chooseInColumn(page: Page, title: string, entry: string) {
	await page.getByRole("button", { name: `Spaltenmenü ${title}` }).click();
	await page.getByRole("menuitem", { name: entry }).click();
}

/** Hides a column, moves one, widens it, and sorts by another. */
async function setUp(page: Page): Promise<void> {
	await chooseInColumn(page, "Beschäftigungsart", "Spalte ausblenden");
	await header(page, "Personalnr.").focus();
	await page.keyboard.press("Alt+ArrowRight");
	// the focus goes along, so that the next keys mean the same column
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.textContent))
		.toContain("Personalnr.");
	await expect.poll(() => header(page, "Personalnr.").getAttribute("tabindex")).toBe("0");
	for (let step = 0; step < 3; step++) {
		await page.keyboard.press("Shift+ArrowRight");
	}
	await chooseInColumn(page, "E-Mail", "Absteigend sortieren");
}

async function saveView(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: /^Ansicht:/ }).click();
	await page.getByRole("menuitem", { name: "Ansicht speichern …" }).click();
	const ask = page.getByRole("alertdialog", { name: "Ansicht speichern" });
	await ask.getByRole("textbox", { name: "Name der Ansicht" }).fill(name);
	const done = saved(page);
	await ask.getByRole("button", { name: "Speichern" }).click();
	await done;
	await page.getByRole("button", { name: `Ansicht: ${name}` }).waitFor();
}

test("columns as they were set up are there after a new sign-in, and so is the view", async () => {
	const company = await buildDepartments(stage().server);
	const page = await stage().open();
	await signIn(page, company.as("alma"));
	await openList(page);
	const before = await setUpOf(page);
	const done = saved(page);
	await setUp(page);
	await done;
	const mine = await setUpOf(page);
	expect(mine).not.toEqual(before);
	expect(mine.sorted).toBe("descending");
	expect(mine.width).toBeGreaterThan(before.width);
	expect(mine.titles).not.toContain("Beschäftigungsart");
	expect(mine.titles.slice(0, 3)).toEqual(["Name", "Abteilung", "Personalnr."]);
	await saveView(page, "Meine Liste");
	await chooseInUserMenu(page, "Abmelden");
	await page.waitForURL("**/login");
	// another browser: nothing of it lies in the first one's storage
	const other = await stage().open();
	await signIn(other, company.as("alma"));
	await openList(other);
	expect(await setUpOf(other)).toEqual(mine);
	await other.getByRole("button", { name: "Ansicht: Meine Liste" }).click();
	await picture(other, "column-set-up");
	await other.getByRole("menuitem", { name: "Standard" }).click();
	await expect.poll(() => setUpOf(other)).toEqual(before);
	await other.getByRole("button", { name: /^Ansicht:/ }).click();
	await other.getByRole("menuitem", { name: "Meine Liste", exact: true }).click();
	// a view keeps columns, order and sorting; widths are the list's
	const { titles, sorted } = mine;
	await expect.poll(() => setUpOf(other)).toMatchObject({ titles, sorted });
});

test("nobody else gets the columns of another", async () => {
	const company = await buildDepartments(stage().server);
	const page = await stage().open();
	await signIn(page, company.as("alma"));
	await openList(page);
	const usual = (await setUpOf(page)).titles;
	const done = saved(page);
	await chooseInColumn(page, "Standort", "Spalte ausblenden");
	await done;
	const leos = await stage().open();
	await signIn(leos, company.as("leo"));
	await openList(leos);
	expect((await setUpOf(leos)).titles).toContain("Standort");
	expect(usual).toContain("Standort");
});
