import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
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
	await expectAccessible();
	await page.getByRole("checkbox", { name: /1 Zeile wird nicht übertragen/ }).click();
	server.answer(contract.createPayrollExport, { id: configId });
	await make.click();
	await soon(() => server.calls(contract.createPayrollExport)[0]?.body).toMatchObject({
		...{ configId, month, acceptOmitted: true },
	});
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
