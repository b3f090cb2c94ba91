import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildOffice, type Who } from "./office.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";
import { buildWard, daysToPlan, inRowOf, openOn, openPlan } from "./ward.ts";

const stage = useStage();

/** What has the focus, as it is called, and whether one sees that it has. */
function focused(page: Page) {
	return page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		const { outlineStyle, boxShadow } = getComputedStyle(element);
		return {
			name: (
				element.getAttribute("aria-label") ??
				(element as HTMLInputElement).labels?.[0]?.textContent ??
				element.textContent ??
				""
			).trim(),
			isControl: element.matches("a, button, input"),
			/** Behind the last and before the first. */
			isPage: element === document.body,
			isVisible: outlineStyle !== "none" || boxShadow !== "none",
		};
	});
}

const isInMenu = (page: Page) =>
	page.evaluate(() => document.activeElement?.closest("[role=menu]") !== null);

/** Presses Tab until something of that name has the focus; what lies before the present place is nearer backwards. */
async function tabTo(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab") {
	const passed: string[] = [];
	for (let stops = 0; stops < 40; stops++) {
		const now = await focused(page);
		if (now.isControl && now.name.includes(name)) return;
		passed.push(now.name);
		await page.keyboard.press(key);
	}
	throw new Error(`${key} never came to ${name}, but to ${passed.join(", ")}.`);
}

async function signInByKeys(page: Page, { tenantNo, password }: Who) {
	await page.goto("/login");
	await page.getByLabel("Kundennummer").waitFor();
	// the field has the focus from the beginning
	await page.keyboard.type(tenantNo);
	await page.keyboard.press("Enter");
	await page.getByLabel("Passwort", { exact: true }).waitFor();
	await page.keyboard.type("sofia");
	await page.keyboard.press("Tab");
	await page.keyboard.type(password);
	await page.keyboard.press("Enter");
	await dashboardOf(page);
}

test("from signing in to clocking in, without a mouse", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open();
	await signInByKeys(page, asSofia);
	await tabTo(page, "Zum Inhalt springen");
	await page.keyboard.press("Enter");
	// until the clock is there its button is no stop
	await page.getByText("Nicht eingestempelt").waitFor();
	await tabTo(page, "Kommen");
	await page.keyboard.press("Enter");
	await page.getByText(/^Läuft seit/).waitFor();
	await tabTo(page, "Details", "Shift+Tab");
	await page.keyboard.press("Enter");
	await page.getByRole("dialog", { name: "Arbeitszeituhr" }).waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(async () => (await focused(page)).name).toBe("Details");
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: /suchen$/ }).waitFor();
	await page.keyboard.type("Mein Profil");
	await page.getByRole("option", { name: "Mein Profil" }).waitFor();
	await page.keyboard.press("Enter");
	await page.getByRole("dialog", { name: "Mein Profil" }).waitFor();
	await page.keyboard.press("Escape");
	await tabTo(page, "Sofia Krüger", "Shift+Tab");
	await page.keyboard.press("Enter");
	await page.getByRole("menuitem", { name: "Abmelden" }).waitFor();
	await expect.poll(() => isInMenu(page)).toBe(true);
	await page.keyboard.press("End");
	await expect.poll(async () => (await focused(page)).name).toBe("Abmelden");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/login");
});

/** Presses Tab until the plan has the focus: within it arrows lead on. */
async function tabToPlan(page: Page) {
	const isThere = () =>
		page.evaluate(() => document.activeElement?.getAttribute("role") === "treegrid");
	for (let stops = 0; stops < 60 && !(await isThere()); stops++) await page.keyboard.press("Tab");
	expect(await isThere()).toBe(true);
}

async function showTwoWeeks(page: Page) {
	await page.getByText("Monat", { exact: true }).waitFor();
	await tabTo(page, "Zum Inhalt springen");
	await page.keyboard.press("Enter");
	await tabTo(page, "Monat");
	await page.keyboard.press("ArrowLeft");
}

async function pressTimes(page: Page, key: string, times: number) {
	for (let nth = 0; nth < times; nth++) await page.keyboard.press(key);
}

test("a plan is made without a mouse, beside another planner who sees it, and taken back after a reload", async () => {
	const { tuesday } = daysToPlan();
	const { as } = await buildWard(stage().server);
	const karl = await stage().open();
	await signIn(karl, as("karl"));
	await openPlan(karl);
	const ines = await stage().open();
	await signIn(ines, as("ines"));
	await ines.goto("/shiftplan/overview");
	await showTwoWeeks(ines);
	await openOn(ines, tuesday).waitFor();
	await tabToPlan(ines);
	await ines.keyboard.press("Control+Home");
	// from this Monday to Tuesday of next week
	await pressTimes(ines, "ArrowRight", 8);
	await ines.keyboard.press("Enter");
	const form = ines.getByRole("dialog", { name: "Dienst anlegen" });
	await form.getByText("ohne Auswahl entsteht ein offener Dienst").waitFor();
	await tabTo(ines, "Einplanen");
	await ines.keyboard.press("Enter");
	await form.waitFor({ state: "detached" });
	await tabToPlan(ines);
	// over the planners to Lena
	await pressTimes(ines, "Alt+ArrowDown", 3);
	await ines.keyboard.press("Enter");
	await inRowOf(ines, "Vogt, Lena", tuesday);
	await inRowOf(karl, "Vogt, Lena", tuesday);
	await ines.reload();
	await showTwoWeeks(ines);
	await inRowOf(ines, "Vogt, Lena", tuesday);
	await ines.keyboard.press("Control+z");
	await openOn(ines, tuesday).waitFor();
	await openOn(karl, tuesday).waitFor();
});

test("the sign-in goes from name to password, keep, button and link", async () => {
	const { tenantNo } = await buildOffice(stage().server);
	const page = await stage().open();
	await page.goto(`/login/${tenantNo}`);
	const name = page.getByLabel("Benutzername oder E-Mail");
	await name.waitFor();
	await page.keyboard.type("sofia");
	const order = [];
	for (let stop = 0; stop < 4; stop++) {
		await page.keyboard.press("Tab");
		if (stop === 0) await page.keyboard.type("irgendeins");
		order.push((await focused(page)).name);
	}
	expect(order).toEqual(["Passwort", "Angemeldet bleiben", "Anmelden", "Passwort vergessen?"]);
});

test("whatever has the focus is seen to have it", async () => {
	const { asSofia } = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, asSofia);
	await tabTo(page, "Zum Inhalt springen");
	const stops = new Map<string, boolean>();
	for (let now = await focused(page); !stops.has(now.name); ) {
		stops.set(now.name, now.isVisible);
		await page.keyboard.press("Tab");
		now = await focused(page);
		if (now.isPage) break;
	}
	expect(stops.size).toBeGreaterThan(10);
	expect([...stops].filter(([, isVisible]) => !isVisible)).toEqual([]);
});
