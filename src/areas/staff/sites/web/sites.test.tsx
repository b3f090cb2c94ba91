import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { commonRename } from "#kit/ui/panels.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...units }, file);
const munich = answers.getSite.munich;
const siteId = munich.id;
const path = `/api/sites/${siteId}`;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [...Object.values(panels), commonRename] });
	const { server } = entry();
	server.answer(contract.listSites, answers.listSites.munich);
	server.answer({ ...contract.getSite, path }, munich);
	server.answer(units.listUnits, answers.listUnits.all);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

test("the overview names place and region, and leads to the detail", async () => {
	show(panels.sitesOverview.id);
	await expect.element(page.getByText("Bayern")).toBeVisible();
	await page.getByRole("gridcell", { name: "München" }).first().click();
	await expect.element(page.getByText(/^Isarweg 3/)).toBeVisible();
	await expect.element(page.getByText("Europe/Berlin")).toBeVisible();
});

test("from one site the arrows lead on through the overview", async () => {
	const berlin = answers.getSite.berlin;
	const { server } = entry();
	server.answer(contract.listSites, answers.listSites.two);
	server.answer({ ...contract.getSite, path: `/api/sites/${berlin.id}` }, berlin);
	show(panels.sitesOverview.id);
	await page.getByRole("gridcell", { name: "München" }).first().click();
	await expect.element(heading("München")).toBeVisible();
	await expect.element(page.getByText("2 von 2")).toBeVisible();
	await button("Vorheriger Eintrag").click();
	await expect.element(heading("Berlin")).toBeVisible();
	await expect.element(page.getByText("1 von 2")).toBeVisible();
});

test("archived sites are shown to who shows archived things, and hidden by the filter", async () => {
	updateSettings({ filter: { showDisabled: true } });
	show(panels.sitesOverview.id);
	await expect.element(page.getByText("Bayern")).toBeVisible();
	const asked = () => entry().server.calls(contract.listSites).at(-1)?.query.get("isEnabled");
	expect(asked()).toBeNull();
	await page.getByRole("button", { name: /^Filter Status: / }).click();
	await page.getByText("Aktive", { exact: true }).click();
	await button("Anwenden").click();
	await soon(asked).toBe("true");
});

test("the overview is accessible", async () => {
	show(panels.sitesOverview.id);
	await expect.element(page.getByText("Bayern")).toBeVisible();
	await expectAccessible();
});

test("the detail is accessible", async () => {
	show(panels.sitesDetail.id, { siteId });
	await expect.element(page.getByText("Bayern")).toBeVisible();
	await expectAccessible();
});

test("the form of a new site is accessible", async () => {
	show(panels.sitesCreate.id);
	await expect.element(field("Name")).toBeVisible();
	await expectAccessible();
});

test("a new site gets zone and states of its country", async () => {
	const { server } = entry();
	server.answer(contract.createSite, answers.createSite.vienna);
	show(panels.sitesCreate.id);
	await field("Name").fill("Wien");
	await choice("Land").click();
	await page.getByRole("option", { name: "Österreich" }).click();
	await expect.element(choice("Zeitzone")).toHaveValue("Europe/Vienna");
	await choice("Bundesland / Kanton").click();
	await page.getByRole("option", { name: "Wien" }).click();
	await field("Ort").fill("Wien");
	await button("Speichern").click();
	await soon(() => heading("Standort anlegen").query()).toBeNull();
	expect(server.calls(contract.createSite)[0]?.body).toEqual({
		name: "Wien",
		country: "AT",
		region: "9",
		timeZone: "Europe/Vienna",
		address: { street: "", addition: "", postalCode: "", city: "Wien", country: "" },
		parentUnitId: null,
		unitId: null,
	});
});

test("a site of an existing unit wants that unit", async () => {
	show(panels.sitesCreate.id);
	await field("Name").fill("Wien");
	await page.getByText("Bestehende wählen").click();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte wählen Sie die Abteilung.").first()).toBeVisible();
	expect(entry().server.calls(contract.createSite)).toEqual([]);
});

test("another country forgets the state, and keeps a zone that was chosen", async () => {
	const { server } = entry();
	const update = { ...contract.updateSiteRegion, path: `${path}/region` };
	server.answer(update, answers.updateSiteRegion.luxembourg);
	show(panels.sitesEditRegion.id, { siteId });
	await choice("Zeitzone").fill("Lisbon");
	await page.getByRole("option", { name: "Europe/Lisbon" }).click();
	await choice("Land").click();
	await page.getByRole("option", { name: "Luxemburg" }).click();
	expect(choice("Bundesland / Kanton").query()).toBeNull();
	await button("Speichern").click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ country: "LU", region: null, timeZone: "Europe/Lisbon", version: 4 },
	]);
});

test("the address is changed as a whole", async () => {
	const { server } = entry();
	const update = { ...contract.updateSiteAddress, path: `${path}/address` };
	server.answer(update, answers.updateSiteAddress.moved);
	show(panels.sitesEditAddress.id, { siteId });
	await field("Straße und Hausnummer").fill("Isarweg 5");
	await expectAccessible();
	await button("Speichern").click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ address: { ...munich.address, street: "Isarweg 5" }, version: 4 },
	]);
});

test("a site is renamed; the last one is not deleted, and the sentence says why", async () => {
	const { server } = entry();
	const update = { ...contract.updateSite, path };
	server.answer(update, answers.updateSite.east);
	const { status, body } = answers.refusals.lastSite;
	server.refuse({ ...contract.deleteSite, path }, status, body);
	show(panels.sitesDetail.id, { siteId });
	await button("Umbenennen").click();
	await field("Name").fill("München Ost");
	await button("Speichern").click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ name: "München Ost", version: 4 },
	]);
	await button("Löschen").click();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
	await expect
		.element(page.getByText("Ein Unternehmen braucht mindestens einen Standort."))
		.toBeVisible();
});

type Site = AnswerOf<typeof contract.getSite>;

async function removeInUse(site: Site, refusal: typeof answers.refusals.inUse): Promise<void> {
	const { server } = entry();
	const at = `/api/sites/${site.id}`;
	server.answer({ ...contract.getSite, path: at }, site);
	server.refuse({ ...contract.deleteSite, path: at }, refusal.status, refusal.body);
	show(panels.sitesDetail.id, { siteId: site.id });
	await button("Löschen").click();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await asked("Löschen").click();
	await expect.element(page.getByText(/^Der Standort wird noch verwendet/)).toBeVisible();
}

const asked = (name: string) =>
	page.getByRole("alertdialog").getByRole("button", { name, exact: true });

test("a site that is in use is archived instead", async () => {
	const { server } = entry();
	const { berlin } = answers.getSite;
	const state = { ...contract.updateSiteState, path: `/api/sites/${berlin.id}/state` };
	server.answer(state, answers.updateSiteState.archived);
	await removeInUse(berlin, answers.refusals.withDeparted);
	await asked("Archivieren").click();
	await soon(() => server.calls(state).map(({ body }) => body)).toEqual([
		{ isEnabled: false, version: berlin.version },
	]);
});

test("archiving is not offered while people are at home in the site", async () => {
	await removeInUse(munich, answers.refusals.inUse);
	expect(asked("Archivieren").query()).toBeNull();
	await userEvent.keyboard("{Escape}");
	// the detail says why before anybody tries
	await expect.element(button("Archivieren")).toBeDisabled();
	await expect
		.element(
			page.getByText("Archivieren geht erst, wenn kein aktiver Mitarbeiter", { exact: false }),
		)
		.toBeVisible();
});
