import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import * as panels from "../panels.ts";
import { answers } from "../test-answers.ts";
import { at, button, freshScreens } from "../test-screens.tsx";
import TrackingsPage from "./trackings.page.tsx";

const { entry, show } = freshScreens();

/** The company has custom fields: entries have a vehicle. */
function withVehicles() {
	const { uiFeatures, ...session } = sampleSession();
	sessionStore.set({
		...session,
		uiFeatures: [...uiFeatures, "CUSTOMFIELDS"],
		permissions: { "timetrackings.manage": [{ scope: "GLOBAL", level: "FULL" }] },
	});
	const { server } = entry();
	const { listCustomFieldDescriptions } = customFields;
	server.answer(listCustomFieldDescriptions, answers.listCustomFieldDescriptions.garage);
	server.answer(units.listUnits, answers.listUnits.all);
}

describe("the extended filter", () => {
	const open = () => {
		const { server } = entry();
		server.answer(contract.listTrackingProjects, answers.listTrackingProjects.garage);
		const { id } = panels.timeTrackingsExtendedFilter;
		showPanels({ ...nothingOpen, panels: [{ id, params: {} }] });
	};

	test("offers whatever entries can be narrowed by, custom fields too", async () => {
		withVehicles();
		open();
		entry().show(<PanelHost />);
		await button("Feld hinzufügen").click();
		await page.getByRole("menuitem", { name: "Fahrzeug" }).click();
		await page.getByRole("textbox", { name: "Fahrzeug" }).fill("LKW");
		await page.getByRole("dialog", { name: "Fahrzeug", exact: true }).getByRole("button").click();
		await expect.element(page.getByText("„LKW“")).toBeVisible();
		await expectAccessible();
	});

	test("is applied to the list, which shows it as chips", async () => {
		withVehicles();
		const { server } = entry();
		server.answer(contract.listTimeTrackingsOf, answers.listTimeTrackingsOf.two);
		open();
		entry().show(
			<main style={{ height: 900 }}>
				<TrackingsPage />
				<PanelHost />
			</main>,
		);
		await page
			.getByRole("radiogroup", { name: "Änderung beantragt" })
			.getByText("Ja", { exact: true })
			.click();
		await button("Anwenden").click();
		await expect
			.element(page.getByRole("button", { name: /Änderung beantragt: Ja/ }))
			.toBeVisible();
		await soon(() =>
			server.calls(contract.listTimeTrackingsOf).at(-1)?.query.get("hasChange"),
		).toBe("true");
	});
});

describe("very many entries", () => {
	test("are counted to ten thousand, which the list says, and are not offered as a whole", async () => {
		const { server } = entry();
		server.answer(contract.listTimeTrackingsOf, answers.listTimeTrackingsOf.veryMany);
		entry().show(
			<main style={{ height: 900 }}>
				<TrackingsPage />
			</main>,
		);
		await expect.element(page.getByText(/von mehr als 10\.000$/)).toBeVisible();
		// how many rows there are nobody knows
		await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "-1");
		await page.getByRole("checkbox", { name: "Alle Zeilen dieser Seite auswählen" }).click();
		await expect.element(page.getByText("2 ausgewählt")).toBeVisible();
		expect(page.getByRole("button", { name: /^Alle .* auswählen$/ }).elements()).toEqual([]);
		await expectAccessible();
	});
});

describe("entries that another panel points to", () => {
	test("are listed by people and days, and opened", async () => {
		const { server } = entry();
		const shown = answers.getTimeTracking.requested;
		server.answer(contract.listTimeTrackings, answers.listTimeTrackings.friday);
		server.answer(at(contract.getTimeTracking, shown.id), shown);
		const params = { userIds: [shown.userId], from: "2026-11-20", to: "2026-11-20" };
		const { id } = panels.commonTimeTrackingList;
		showPanels({ ...nothingOpen, panels: [{ id, params }] });
		entry().show(<PanelHost />);
		await expect.element(page.getByText("Muster, lena")).toBeVisible();
		await expectAccessible();
		const query = server.calls(contract.listTimeTrackings)[0]?.query;
		expect(query?.get("from")).toBe("2026-11-20");
		expect(query?.get("userIds")).toBe(shown.userId);
		await page.getByText("Muster, lena").click();
		await expect
			.element(page.getByRole("heading", { name: "Zeiteintrag", exact: true }))
			.toBeVisible();
	});

	test("of what one person asked for say so, without whose they are", async () => {
		const { server } = entry();
		server.answer(contract.listTimeTrackings, answers.listTimeTrackings.friday);
		const { userId } = answers.getTimeTracking.requested;
		const params = { userIds: [userId], states: ["REQUESTED", "REJECTED"] };
		const { id } = panels.commonTimeTrackingList;
		showPanels({ ...nothingOpen, panels: [{ id, params }] });
		entry().show(<PanelHost />);
		await expect
			.element(page.getByRole("heading", { name: "Beantragte Zeiteinträge" }))
			.toBeVisible();
		await expect.element(page.getByRole("columnheader", { name: "Tag" })).toBeVisible();
		expect(page.getByRole("columnheader", { name: "Mitarbeiter" }).elements()).toEqual([]);
		expect(server.calls(contract.listTimeTrackings)[0]?.query.getAll("states")).not.toEqual([]);
	});

	test("say so when there are none", async () => {
		entry().server.answer(contract.listTimeTrackings, answers.listTimeTrackings.none);
		const { id } = panels.commonTimeTrackingList;
		const params = { ids: [answers.getTimeTracking.requested.userId] };
		showPanels({ ...nothingOpen, panels: [{ id, params }] });
		entry().show(<PanelHost />);
		await expect
			.element(page.getByText("Keine Zeiteinträge für den ausgewählten Tag gefunden."))
			.toBeVisible();
	});
});

describe("custom fields of entries", () => {
	test("stand in the detail and are changed in the form", async () => {
		withVehicles();
		const shown = answers.getTimeTracking.withVehicle;
		const update = at(contract.updateTimeTracking, shown.id);
		entry().server.answer(update, answers.updateTimeTracking.otherVehicle);
		show(panels.timeTrackingsDetail.id, shown);
		await expect.element(page.getByText("LKW 7")).toBeVisible();
		await button("Weitere Aktionen").click();
		await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
		const field = page.getByRole("textbox", { name: "Fahrzeug" });
		await expect.element(field).toHaveValue("LKW 7");
		await field.fill("");
		await button("Speichern").click();
		expect(entry().server.calls(update)).toEqual([]);
		await field.fill("PKW 2");
		await button("Speichern").click();
		await soon(() => entry().server.calls(update)[0]?.body).toMatchObject({
			custom: { fahrzeug: "PKW 2" },
		});
	});
});
