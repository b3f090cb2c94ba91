import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { showLook, violationsOf } from "./accessibility.ts";
import { cutWords } from "./cut-words.ts";
import { administrator, employee, loadMusterstadt, supervisor } from "./musterstadt.ts";
import { signIn, useStage } from "./stage.ts";
import { placesOf, visit, widthsOf } from "./visit-places.ts";

const stage = useStage();

const widths = widthsOf([800, 1280]);
const desks = widths.filter((width) => width >= 800);
const scanned = widthsOf([1280], [390, 800, 1280, 1600]);

const dashboard = "/home/dashboard";
const pages = [
	dashboard,
	"/time-management/target-actual",
	"/time-management/trackings",
	"/time-management/accounts",
	"/time-management/worksheets",
	"/time-management/state",
	"/staff/users",
	"/staff/units",
	"/staff/qualifications",
	"/contacts/customers",
	"/settings/global",
];
const beforeSignIn = ["/login", `/login/${administrator.tenantNo}`];
const sampledPages = [dashboard, "/time-management/target-actual", "/staff/users"];
const sampledPanels =
	/^(users\.detail|users\.edit|time-trackings\.detail|time-reports\.detail|holidays\.overview|profile\.private):?/;
let panels: readonly string[];

beforeAll(async () => {
	panels = await loadMusterstadt(stage().server);
}, 120_000);

const shownPages = () => placesOf(pages, (one) => sampledPages.includes(one));
const shownPanels = () => placesOf(panels, (one) => sampledPanels.test(one));

test("no word is cut on any page", async () => {
	const page = await stage().open();
	const measured = { at: widths, measure: cutWords };
	expect(await visit(page, { places: beforeSignIn, ...measured })).toEqual([]);
	await signIn(page, administrator);
	expect(await visit(page, { places: shownPages(), ...measured })).toEqual([]);
}, 600_000);

test.each([
	["a supervisor", supervisor],
	["an employee", employee],
])("no word is cut on the dashboard of %s", async (_, who) => {
	const page = await stage().open();
	await signIn(page, who);
	const places = placesOf([dashboard], () => true);
	expect(await visit(page, { places, at: widths, look: who.username, measure: cutWords })).toEqual(
		[],
	);
});

/** Lists whose rows are chosen for something that is done to several at once. */
const withSelection = ["/time-management/trackings", "/time-management/worksheets", "/staff/users"];

test("no word is cut in the bar over chosen rows", async () => {
	const page = await stage().open();
	await signIn(page, administrator);
	const places = placesOf(withSelection, (one) => one === "/staff/users");
	const prepare = async () => {
		await page
			.getByRole("gridcell")
			.nth(1)
			.click({ modifiers: ["Control"] });
		await page.getByText("1 ausgewählt").waitFor();
	};
	// it floats over the rows that lie below it
	const measure = (given: Page) => cutWords(given, ".grid-bar");
	const measured = { at: widthsOf([390, 800]), look: "chosen", prepare, measure };
	expect(await visit(page, { places, ...measured })).toEqual([]);
}, 600_000);

test("no word is cut in any panel", async () => {
	const page = await stage().open();
	await signIn(page, administrator);
	expect(await visit(page, { places: shownPanels(), at: widths, measure: cutWords })).toEqual([]);
}, 1_800_000);

test("no word is cut in type of twice the size", async () => {
	const page = await stage().open();
	await signIn(page, administrator);
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
	const places = [...shownPages(), ...shownPanels()];
	expect(await visit(page, { places, at: desks, look: "large-type", measure: cutWords })).toEqual(
		[],
	);
}, 1_800_000);

test("axe finds nothing at any width, light and dark", async () => {
	const page = await stage().open();
	await signIn(page, administrator);
	const places = [...shownPages(), ...placesOf(panels, () => false)];
	expect(await visit(page, { places, at: scanned, look: "axe", measure: scan })).toEqual([]);
}, 1_800_000);

// the last: what is open is remembered for the person
test("no word is cut beside the help, with the rail folded or not", async () => {
	const page = await stage().open();
	await signIn(page, administrator);
	await page.getByRole("button", { name: "Hilfe", exact: true }).click();
	await page.getByRole("complementary", { name: "Hilfe" }).waitFor();
	// panels lie above both
	const beside = { places: shownPages(), at: desks, measure: cutWords };
	expect(await visit(page, { ...beside, look: "help" })).toEqual([]);
	await page.goto(dashboard);
	await page.getByRole("button", { name: "Seitenmenü einklappen" }).click();
	expect(await visit(page, { ...beside, look: "help-folded" })).toEqual([]);
	await page.goto(dashboard);
	await page.getByRole("button", { name: "Hilfe schließen" }).click();
	expect(await visit(page, { ...beside, look: "folded" })).toEqual([]);
}, 1_800_000);

/** In the dark nothing but colours is another. */
async function scan(page: Page): Promise<string[]> {
	const before = await showLook(page, { theme: "light", contrast: "normal" });
	const found = await violationsOf(page, { type: "tag", values: wcag });
	await showLook(page, { theme: "dark", contrast: "normal" });
	const inTheDark = await violationsOf(page, { type: "rule", values: coloursOf });
	await showLook(page, before);
	return [...found, ...inTheDark.map((one) => `in the dark ${one}`)];
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const coloursOf = ["color-contrast", "link-in-text-block"];
