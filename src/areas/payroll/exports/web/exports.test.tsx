import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { type PlainLayout, presetLayout } from "#domain/wage-export/plain/plain-layout.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { LayoutInput } from "./layout/layout-input.tsx";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const configId = answers.listPayrollExportConfigs.one.items[0]?.id as string;
const month = "2026-10";

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	showPanels(nothingOpen);
	entry().show(
		<main>
			<PanelHost />
		</main>,
	);
});

test("fields are gone through by keys and explained; what stays behind is accepted before a file is made", async () => {
	const { server } = entry();
	server.answer(contract.listPayrollExportConfigs, answers.listPayrollExportConfigs.one);
	server.answer(contract.previewPayrollExport, answers.previewPayrollExport.faulty);
	server.answer(contract.listPayrollExports, answers.listPayrollExports.made);
	openPanel(panels.payrollExport, { configId, month });
	const make = page.getByRole("button", { name: "Datei erstellen" });
	await expect.element(make).toBeDisabled();
	await expect
		.element(page.getByText("Für das Lohnkonto ist keine Lohnart zugeordnet."))
		.toBeVisible();
	await page.getByRole("gridcell", { name: "5,00" }).click();
	await expect.element(page.getByText("Feld 7, Wert")).toBeVisible();
	await expect.element(page.getByText("5:00 h = 5,00 Stunden dezimal")).toBeVisible();
	await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
	await expect.element(page.getByText("Feld 4, Lohnart")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByText("Feld 4, Lohnart")).not.toBeInTheDocument();
	await page.getByRole("gridcell", { name: "1000" }).hover();
	await expect.element(page.getByText("Feld 4, Lohnart")).toBeVisible();
	await expectAccessible();
	await lookBeside(server);
	await page.getByRole("checkbox", { name: /1 Zeile wird nicht übertragen/ }).click();
	server.answer(contract.createPayrollExport, { id: configId });
	await make.click();
	await soon(() => server.calls(contract.createPayrollExport)[0]?.body).toMatchObject({
		...{ configId, month, acceptOmitted: true },
	});
});

/** What differs from the month before, and who is inside. */
async function lookBeside(server: ReturnType<typeof entry>["server"]): Promise<void> {
	server.answer(contract.getPayrollExportPeople, answers.getPayrollExportPeople.inside);
	await page.getByText("Unterschied", { exact: true }).click();
	await expect
		.element(page.getByRole("row", { name: /Sommer, Mia LOHN Stunden .* 5:00 neu/ }))
		.toBeVisible();
	await page.getByText("Mitarbeiter", { exact: true }).first().click();
	await expect.element(page.getByRole("row", { name: /^LOHN .* 5:00 .* ja/ })).toBeVisible();
}

function LayoutEditor() {
	const [layout, setLayout] = useState<PlainLayout | null>(() =>
		presetLayout("WAGE_TYPES", (field) => field),
	);
	const given = { id: "layout", label: "Aufbau der Datei", values: {}, isNew: true };
	return (
		<main>
			<h1>Lohnexporte</h1>
			<h2>Lohnexport anlegen</h2>
			<LayoutInput {...given} value={layout} onChange={setLayout} />
		</main>
	);
}

test("a layout of one's own: a preset, columns that keys move, and what nobody could read is said", async () => {
	entry().show(<LayoutEditor />);
	await page.getByRole("combobox", { name: "Vorlage" }).click();
	await page.getByRole("option", { name: /^Mit Kostenstelle/ }).click();
	const sheet = page.getByRole("region", { name: "Text (CSV)" });
	await expect.element(sheet).toMatchTextContent(/^Personalnr\.;Monat;Lohnart;Kostenstelle/);
	const title = (place: number) =>
		page.getByRole("textbox", { name: `Titel der Spalte ${place}`, exact: true });
	await title(1).fill("Nummer");
	await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
	await expect.element(sheet).toMatchTextContent(/^Monat;Nummer;Lohnart/);
	await expect.element(title(2)).toHaveFocus();
	await expectAccessible();
	await page.getByRole("button", { name: "Spalte 2 entfernen" }).click();
	await expect.element(page.getByRole("alert")).toMatchTextContent(/Personalnr/);
	await page.getByRole("button", { name: "Spalte hinzufügen" }).click();
	await expect.element(sheet).toMatchTextContent(/^Monat;Lohnart.*;Personalnr/);
});

test("a wage type that the format does not take is said before it is sent", async () => {
	const { server } = entry();
	const path = `/api/payroll-export-configs/${configId}/mappings`;
	server.answer({ ...contract.getWageMappings, path }, answers.getWageMappings.bare);
	openPanel(panels.wageExportConfig, { id: configId });
	const field = page.getByRole("textbox", { name: "LOHN: Lohnart" });
	await field.fill("7000");
	await expect.element(page.getByText(/„7000“ ist keine erlaubte Lohnart/)).toBeVisible();
	await field.fill("1000");
	await expectAccessible();
	server.answer({ ...contract.setWageMappings, path }, { version: 2 });
	await userEvent.keyboard("{Control>}s{/Control}");
	await soon(() => server.calls({ ...contract.setWageMappings, path }).length).toBe(1);
});
