import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { absencesBulkCreate } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...units, ...activities }, file);
const button = (name: string | RegExp) => page.getByRole("button", { name });

beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	const permissions = { "absences.manage": [{ scope: "GLOBAL", level: "FULL" } as const] };
	sessionStore.set(sampleSession({ permissions }));
	setUpPanels({ panels: [absencesBulkCreate] });
	const { server } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(activities.listAbsenceActivities, answers.listAbsenceActivities.all);
});

function show(): void {
	showPanels({ ...nothingOpen, panels: [{ id: absencesBulkCreate.id, params: {} }] });
	entry().show(<PanelHost />);
}

test("a bridge day is looked at before it is created, and one person is decided about otherwise", async () => {
	const { server } = entry();
	server.answer(contract.listCompanyDays, answers.listCompanyDays.none);
	show();
	await expect.element(page.getByText(/^Brückentage und Betriebsferien/)).toBeVisible();
	await expectAccessible();
	await button("Vorschau").click();
	await expect
		.element(page.getByText("Bitte wählen Sie mindestens eine Abteilung oder Person.").first())
		.toBeVisible();
	expect(server.calls(contract.previewCompanyDay)).toEqual([]);
	await button("Abteilungen").click();
	await page.getByRole("treeitem").first().click();
	await button("Übernehmen").click();
	await page.getByRole("combobox", { name: "Art" }).click();
	await page.getByRole("option", { name: "Urlaub im Team" }).click();
	await page.getByRole("textbox", { name: "Von – bis" }).fill("13.07.2026");
	server.answer(contract.previewCompanyDay, answers.previewCompanyDay.bridge);
	await button("Vorschau").click();
	await expect
		.element(page.getByRole("status").first())
		.toHaveTextContent("1 Person erhält sie · 7 ausgelassen");
	await expect.element(page.getByText(/liegt bereits Urlaub. Er wird geteilt/)).toBeVisible();
	await expectAccessible();
	await page.getByRole("checkbox", { name: "Muster, tom anlegen" }).click();
	await expect.element(page.getByRole("checkbox", { name: "Muster, boss anlegen" })).toBeDisabled();
	server.answer(contract.createCompanyDay, answers.createCompanyDay.bridge);
	server.answer(contract.listCompanyDays, answers.listCompanyDays.bridge);
	await button("Für 2 Personen anlegen").click();
	const [tom] = answers.previewCompanyDay.bridge.lines;
	await soon(() => server.calls(contract.createCompanyDay)[0]?.body).toMatchObject({
		...{ from: "2026-07-13", to: "2026-07-13", onViolation: "SKIP" },
		...{ forced: [tom?.userId], skipped: [] },
	});
	await expect.element(page.getByText("Abwesenheit für 1 Person angelegt")).toBeVisible();
});

test("what was created is taken back, or it is said whose month is closed", async () => {
	const { server } = entry();
	server.answer(contract.listCompanyDays, answers.listCompanyDays.bridge);
	const [day] = answers.listCompanyDays.bridge.companyDays;
	const path = `/api/company-days/${day?.id}/withdrawal`;
	const withdraw = { ...contract.withdrawCompanyDay, path };
	const { closed } = answers.refusals;
	server.refuse(withdraw, closed.status, closed.body);
	show();
	const take = async () => {
		await button(/^Urlaub im Team, .* zurücknehmen$/).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Zurücknehmen" }).click();
	};
	await take();
	await expect.element(page.getByText(/^Der Monat von .* ist abgeschlossen/)).toBeVisible();
	server.answer(withdraw, answers.withdrawCompanyDay.taken);
	server.answer(contract.listCompanyDays, answers.listCompanyDays.none);
	await take();
	await expect.element(page.getByText("Zurückgenommen")).toBeVisible();
	await expect.element(page.getByText(/^Brückentage und Betriebsferien/)).toBeVisible();
	expect(server.calls(withdraw).at(-1)?.body).toMatchObject({ version: 1 });
});
