import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { buildDepartments } from "./departments.ts";
import { signIn, useStage } from "./stage.ts";

const stage = useStage();

async function asLeader() {
	const company = await buildDepartments(stage().server);
	const page = await stage().open();
	await signIn(page, company.as("leo"));
	return { company, page };
}

async function openList(page: Page) {
	await page.goto("/staff/users");
	const grid = page.getByRole("grid", { name: "Mitarbeiter" });
	await grid.getByText("Nordmann, Mia").waitFor();
	return grid;
}

test("the list shows the own units, and so does its export", async () => {
	const { page } = await asLeader();
	const grid = await openList(page);
	// two people and the head
	expect(await grid.getByRole("row").count()).toBe(3);
	expect(await grid.getByText("Südhoff").count()).toBe(0);
	await expectAccessible(page, "own-units");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "CSV (deutsch)" }).click();
	const file = await readFile(await (await download).path(), "utf8");
	expect(file).toContain("Nordmann");
	expect(file).toContain("Lang");
	expect(file).not.toContain("Südhoff");
	expect(file).not.toContain("Amt");
});

test("pickers offer the own units and their people", async () => {
	const { company, page } = await asLeader();
	await page.goto("/staff/units");
	const tree = page.getByRole("treegrid", { name: "Abteilungen" });
	await tree.getByText("Pflege Nord").waitFor();
	expect(await tree.getByText("Pflege Süd").count()).toBe(0);
	await page.goto(`/staff/units?p=units.detail:${company.units.north}`);
	await page.getByRole("button", { name: "Rechte eines Mitarbeiters" }).click();
	const picker = page.getByRole("dialog", { name: "Mitarbeiter wählen" });
	await picker.getByText("Nordmann, Mia").waitFor();
	expect(await picker.getByText("Südhoff").count()).toBe(0);
	await expectAccessible(page, "own-units-user-picker");
	await picker.getByRole("searchbox").first().fill("Südhoff");
	await picker.getByText("Nordmann, Mia").waitFor({ state: "hidden" });
	expect(await picker.getByText("Südhoff, Sven").count()).toBe(0);
});

test("the palette finds the own people only", async () => {
	const { page } = await asLeader();
	await page.keyboard.press("Control+k");
	const search = page.getByRole("combobox", { name: /suchen$/ });
	await search.fill("Nordmann");
	await page.getByRole("option", { name: /Nordmann, Mia/ }).waitFor();
	await search.fill("Südhoff");
	await page.getByText("Nichts gefunden.").waitFor();
});

test("a foreign person's address and operations answer as if there were nobody", async () => {
	const { company, page } = await asLeader();
	const { ids, units } = company;
	await page.goto(`/staff/users?p=users.detail:${ids.sven}`);
	const nobody = "Diesen Mitarbeiter gibt es nicht, oder Sie dürfen ihn nicht sehen.";
	await page.getByText(nobody).waitFor();
	await expectAccessible(page, "own-units-foreign");
	const status = async (path: string) => (await page.request.get(`/api/${path}`)).status();
	expect({
		own: await status(`users/${ids.mia}`),
		foreign: await status(`users/${ids.sven}`),
		rights: await status(`users/${ids.sven}/effective-permissions`),
		grants: await status(`users/${ids.sven}/permissions`),
		logins: await status(`users/${ids.sven}/logins`),
		unit: await status(`units/${units.south}`),
		ownUnit: await status(`units/${units.north}`),
	}).toEqual({
		own: 200,
		foreign: 404,
		rights: 404,
		grants: 404,
		logins: 404,
		unit: 404,
		ownUnit: 200,
	});
	const list = async (query: string) =>
		(await (await page.request.get(`/api/users?${query}`)).json()).total;
	expect(await list("pageSize=10000")).toBe(2);
	expect(await list(`unitIds=${units.south}`)).toBe(0);
	expect(await list("search=Südhoff")).toBe(0);
});

test("rights are given in the own units, never to oneself", async () => {
	const { company, page } = await asLeader();
	const { mia, leo } = company.ids;
	await page.goto(`/staff/users?p=users.basic-roles:${mia}`);
	const panel = page.getByRole("dialog", { name: "Basisrollen" });
	const reach = (role: string, name: string) =>
		panel.getByRole("group", { name: role }).getByRole("radio", { name });
	await reach("Personalabteilung", "Abteilung").check({ force: true });
	await panel.getByRole("button", { name: "Speichern" }).click();
	const beyond = "Sie können keine Berechtigungen vergeben, die über Ihre eigenen hinausgehen.";
	await page.getByText(beyond).waitFor();
	await page.getByRole("button", { name: "OK" }).click();
	await reach("Personalabteilung", "Keine").check({ force: true });
	await expectAccessible(page, "basic-roles");
	await page.goto(`/staff/users?p=users.basic-roles:${leo}`);
	await page.getByText("Ihre eigenen Berechtigungen kann nur jemand anderes ändern.").waitFor();
	expect(await reach("Mitarbeiter", "Standort").isDisabled()).toBe(true);
	await expectAccessible(page, "basic-roles-own");
});
