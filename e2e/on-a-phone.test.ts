import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import {
	administrator,
	employee,
	loadMusterstadt,
	openPanel,
	placeOf,
	settled,
	supervisor,
} from "./musterstadt.ts";
import type { Who } from "./office.ts";
import { signIn, useStage } from "./stage.ts";
import { smallTargets } from "./thumb-targets.ts";

const stage = useStage();
let panels: readonly string[];

beforeAll(async () => {
	panels = await loadMusterstadt(stage().server);
}, 120_000);

const pages: readonly [string, Who, readonly string[]][] = [
	[
		"an employee",
		employee,
		["/home/dashboard", "/home/calendar", "/time-management/target-actual"],
	],
	[
		"a supervisor",
		supervisor,
		[
			"/home/dashboard",
			"/time-management/target-actual",
			"/time-management/trackings",
			"/time-management/accounts",
			"/time-management/state",
		],
	],
	[
		"an administrator",
		administrator,
		[
			"/staff/users",
			"/staff/units",
			"/staff/qualifications",
			"/contacts/customers",
			"/time-management/worksheets",
			"/settings/global",
		],
	],
];

test.each(pages)(
	"what %s uses on a phone is accessible and large enough for a thumb",
	async (_, who, places) => {
		const page = await stage().open("phone");
		await page.goto("/login");
		await page.getByLabel("Kundennummer").waitFor();
		expect(await smallTargets(page), "/login").toEqual([]);
		await signIn(page, who);
		const found: string[] = [];
		for (const place of places) {
			await page.goto(place);
			await page.getByRole("main").locator(":scope > *").first().waitFor();
			await page.getByRole("navigation", { name: "Schnellzugriff" }).waitFor();
			await settled(page);
			await expectAccessible(page, `phone-${who.username}${place.replaceAll("/", "-")}`);
			for (const fault of await smallTargets(page)) found.push(`${place}: ${fault}`);
		}
		expect(found).toEqual([]);
	},
	120_000,
);

/** What people open most on the way; each panel of the product in the long run. */
const sampled =
	/^(users\.(detail|edit|import)|time-trackings\.(detail|create|extended-filter)|time-reports\.detail|overtime\.detail|holidays\.overview|sites\.overview|profile\.private|target-actual\.detail):?/;

test("panels have nothing too small for a thumb", async () => {
	const page = await stage().open("phone");
	await signIn(page, administrator);
	const found: string[] = [];
	const isLong = process.env.LONG === "1";
	const opened = panels.filter((one) => isLong || sampled.test(one));
	expect(opened.length).toBeGreaterThan(8);
	for (const address of opened) {
		await openPanel(page, address);
		for (const fault of await smallTargets(page, placeOf(address))) {
			found.push(`${address.split(":")[0]}: ${fault}`);
		}
	}
	expect(found).toEqual([]);
}, 900_000);

test("a panel is a page: going back leads to where one was in the list and in the panel before", async () => {
	const page = await stage().open("phone");
	await signIn(page, administrator);
	await page.goto("/staff/users");
	const list = page.getByRole("grid", { name: "Mitarbeiter" });
	await list.getByRole("row").nth(3).waitFor();
	const placeIn = (where: Locator) => where.evaluate((one) => Math.round(one.scrollTop));
	const main = page.getByRole("main");
	await main.evaluate((one) => one.scrollTo(0, 700));
	await expect.poll(() => placeIn(main)).toBe(700);
	const person = list.locator('[data-row="15"]');
	await person.tap();
	const detail = page.locator(placeOf("users.detail"));
	const body = detail.locator(".panel-body");
	const further = detail.getByRole("button", { name: /Überstundenkonto/ });
	await further.scrollIntoViewIfNeeded();
	await body.evaluate((one) => one.scrollTo(0, 150));
	await expect.poll(() => placeIn(body)).toBe(150);
	await further.tap();
	const account = page.locator(placeOf("overtime.detail"));
	await account.getByText("Buchungen", { exact: true }).waitFor();
	expect((await account.boundingBox())?.width).toBe(390);
	await page.goBack();
	await account.waitFor({ state: "detached" });
	expect(await placeIn(body)).toBe(150);
	await page.goBack();
	await detail.waitFor({ state: "detached" });
	expect(await placeIn(main)).toBe(700);
	await expect.poll(() => person.isVisible()).toBe(true);
	expect(new URL(page.url()).search).toBe("");
});
