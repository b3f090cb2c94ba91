import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice } from "./office.ts";
import { press } from "./press.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";

const stage = useStage();

const choose = async (page: Page, present: string, name: string) => {
	await page.getByRole("button", { name: `Standort: ${present}` }).click();
	await page.getByRole("menu").getByText(name, { exact: true }).click();
};

test("from one site to another, and to all", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	await page.getByRole("button", { name: "Standort: Haus Nord" }).click();
	await page.getByRole("menu").getByText("Alle Standorte").waitFor();
	await expectAccessible(page, "site-menu");
	await page.keyboard.press("Escape");
	await choose(page, "Haus Nord", "Haus Süd");
	await page.getByRole("button", { name: "Standort: Haus Süd" }).waitFor();
	await dashboardOf(page);
	const [session] = await askDatabase(
		stage().server,
		"select s.name from session join site s on s.id = session.site_id where session.tenant_id = $1",
		[office.tenantId],
	);
	expect(session).toEqual({ name: "Haus Süd" });
	await page.reload();
	await page.getByRole("button", { name: "Standort: Haus Süd" }).waitFor();
	await choose(page, "Haus Süd", "Alle Standorte");
	await page.getByRole("button", { name: "Standort: Alle Standorte" }).waitFor();
	await page.reload();
	await page.getByRole("button", { name: "Standort: Alle Standorte" }).waitFor();
});

test("the page in between, and what happens when nothing follows it", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	await page.clock.install();
	await page.goto("/loading/switch-site?switching=true");
	await page.getByRole("heading", { name: "Standort wird gewechselt" }).waitFor();
	await expectAccessible(page, "switching-site");
	await page.clock.fastForward(10_000);
	await page.waitForURL("**/home/dashboard");
	await page.goto("/loading/switch-site");
	await page.waitForURL("**/home/dashboard");
});

test("who has one site has nothing to choose", async () => {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asLena);
	expect(await page.getByRole("button", { name: /^Standort/ }).count()).toBe(0);
	await page.getByRole("complementary").getByText("Haus Nord", { exact: true }).first().waitFor();
	await press(page, "Kommen", "Gehen");
});
