import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const gate = answers.getGeolocation.gate;
const path = `/api/geolocations/${gate.id}`;
const at = {
	get: { ...contract.getGeolocation, path },
	update: { ...contract.updateGeolocation, path },
	remove: { ...contract.deleteGeolocation, path },
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	const { server } = entry();
	server.answer(contract.listGeolocations, answers.listGeolocations.two);
	server.answer(at.get, gate);
});
afterEach(() => void vi.restoreAllMocks());

function show(panel: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id: panel, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

/** What the browser says when it is asked where the device is. */
function device(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void {
	vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found, failed) =>
		answer(found, failed ?? (() => {})),
	);
}

test("the list says where each place is and for whom it counts", async () => {
	show(panels.geolocationsManage.id);
	await expect.element(page.getByText("Station Süd")).toBeVisible();
	await expect.element(page.getByText("Unternehmen")).toBeVisible();
	await expect
		.element(page.getByRole("gridcell", { name: "80 m", exact: true }).first())
		.toBeVisible();
	// where it lies is shown to those who ask for it
	expect(page.getByText("51,513587").query()).toBeNull();
	await expectAccessible();
	await page.getByText("Haupteingang").click();
	await expect.element(field("Name")).toHaveValue("Haupteingang");
	await expect.element(field("Breitengrad")).toHaveValue("51,513587");
	await expectAccessible();
});

test("a new place needs a name and coordinates that are some", async () => {
	const { server } = entry();
	show(panels.geolocationsEdit.id);
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	await field("Name").fill("Lager");
	await field("Breitengrad").fill("95");
	await field("Längengrad").fill("-7,5");
	await button("Speichern").click();
	await expect.element(field("Breitengrad")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible();
	expect(server.calls(contract.createGeolocation)).toEqual([]);
	server.answer(contract.createGeolocation, answers.createGeolocation.store);
	await field("Breitengrad").fill("51,5");
	await button("Speichern").click();
	await soon(() => heading("Ort anlegen").query()).toBeNull();
	expect(server.calls(contract.createGeolocation)[0]?.body).toEqual({
		name: "Lager",
		latitude: 51.5,
		longitude: -7.5,
		radius: 100,
		scope: "GLOBAL",
		siteId: null,
		unitId: null,
	});
});

test("a place of a site names the site", async () => {
	const { server } = entry();
	server.answer(at.update, answers.updateGeolocation.site);
	show(panels.geolocationsEdit.id, { id: gate.id });
	await page.getByText("Standort", { exact: true }).click();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte wählen Sie den Standort.").first()).toBeVisible();
	await page.getByRole("combobox", { name: "Standort" }).click();
	await page.getByRole("option", { name: "Haus Nord" }).click();
	await expectAccessible();
	await button("Speichern").click();
	const { currentSite } = sampleSession();
	await soon(() => server.calls(at.update).map(({ body }) => body)).toEqual([
		{
			version: 2,
			name: "Haupteingang",
			latitude: 51.513587,
			longitude: 7.465298,
			radius: 80,
			scope: "SITE",
			siteId: currentSite?.siteId,
			unitId: null,
		},
	]);
});

test("where the device is fills both coordinates and says how exact it is", async () => {
	device((found) =>
		found({
			coords: { latitude: 51.5123456789, longitude: 7.4, accuracy: 12.4 },
		} as GeolocationPosition),
	);
	show(panels.geolocationsEdit.id);
	await button("Meinen Standort übernehmen").click();
	await expect.element(field("Breitengrad")).toHaveValue("51,512346");
	await expect.element(field("Längengrad")).toHaveValue("7,4");
	await expect.element(page.getByText("Standort übernommen, auf 12 m genau.")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Auf OpenStreetMap ansehen" }))
		.toHaveAttribute(
			"href",
			"https://www.openstreetmap.org/?mlat=51.512346&mlon=7.4#map=17/51.512346/7.4",
		);
	await expectAccessible();
});

test.each([
	[1, /gibt den Standort nicht frei/],
	[2, /konnte nicht ermittelt werden/],
	[3, /nicht rechtzeitig ermittelt/],
])("refusal %i of the browser is said, and nothing is filled", async (code, text) => {
	device((_, failed) => failed({ code } as GeolocationPositionError));
	show(panels.geolocationsEdit.id);
	await button("Meinen Standort übernehmen").click();
	await expect.element(page.getByRole("alert").getByText(text)).toBeVisible();
	await expect.element(field("Breitengrad")).toHaveValue("");
	await expectAccessible();
});

test("what is found after cancelling is discarded", async () => {
	let answer: PositionCallback = () => {};
	device((found) => {
		answer = found;
	});
	show(panels.geolocationsEdit.id);
	await button("Meinen Standort übernehmen").click();
	await expect.element(page.getByText("Standort wird ermittelt...")).toBeVisible();
	await page.getByRole("button", { name: "Abbrechen" }).first().click();
	answer({ coords: { latitude: 1, longitude: 2, accuracy: 3 } } as GeolocationPosition);
	await expect.element(page.getByText("Standort wird ermittelt...")).not.toBeInTheDocument();
	await expect.element(field("Breitengrad")).toHaveValue("");
});

test("a place is deleted after asking", async () => {
	const { server } = entry();
	server.answer(at.remove, {});
	show(panels.geolocationsEdit.id, { id: gate.id });
	await button("Löschen").click();
	await expect
		.element(page.getByText("Soll dieser Ort wirklich unwiderruflich gelöscht werden?"))
		.toBeVisible();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await page.getByRole("alertdialog").getByText("Löschen", { exact: true }).click();
	await soon(() => heading("Ort bearbeiten").query()).toBeNull();
	expect(server.calls(at.remove)).toHaveLength(1);
});
