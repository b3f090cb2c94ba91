import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract as centres } from "#areas/reports/cost-centre-evaluation/contract.ts";
import {
	costCentreShifts,
	costCentreShiftsDetail,
} from "#areas/reports/cost-centre-evaluation/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";
import StaffReportsPage from "./staff.page.tsx";

const entry = freshEntry();
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded({ ...contract, ...centres, ...units }, file);

beforeEach(() => {
	queryClient.clear();
	const session = sampleSession();
	sessionStore.set({ ...session, uiFeatures: [...session.uiFeatures, "ADVANCEDREPORTS"] });
	setUpPanels({ panels: [...Object.values(panels), costCentreShifts, costCentreShiftsDetail] });
	const { server } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(contract.listRangeSummary, answers.listRangeSummary.june);
	server.answer(contract.listFluctuationReport, answers.listFluctuationReport.june);
	server.answer(centres.listCostCentreShifts, answers.listCostCentreShifts.june);
	server.answer(centres.listCostCentreShiftDetails, answers.listCostCentreShiftDetails.none);
	showPanels(nothingOpen);
	entry().show(
		<main>
			<h1>Berichte</h1>
			<StaffReportsPage />
			<PanelHost />
		</main>,
	);
});

const row = (name: RegExp) => page.getByRole("row", { name });

test("a report shows its rows and a picture of them, asks for other months, and is written to a file", async () => {
	const { server } = entry();
	await expect.element(row(/Muster, Max/)).toMatchTextContent(/8:00.*6:40/);
	const picture = page.getByRole("list", { name: "Zeitraumübersicht als Bild, nach Abteilung" });
	await expect.element(picture.getByText("Nord 1")).toBeVisible();
	await expectAccessible();
	const asked = () => server.calls(contract.listRangeSummary).at(-1)?.query;
	const [first, last] = [asked()?.get("fromMonth"), asked()?.get("toMonth")];
	const from = page.getByRole("group", { name: "Von" });
	await from.getByRole("button", { name: "Voriger Monat" }).click();
	await soon(() => asked()?.get("fromMonth") !== first).toBe(true);
	expect(asked()?.get("toMonth")).toBe(last);
	server.answer(startListExport, { jobId: crypto.randomUUID() });
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	await soon(() => server.calls(startListExport)[0]?.body).toMatchObject({
		list: "reports.range-summary",
		filter: { toMonth: last },
	});
	await page.getByRole("combobox", { name: "Bericht" }).click();
	await page.getByRole("option", { name: "Fluktuation" }).click();
	await expect.element(row(/Juni 2026/)).toBeVisible();
});

test("a row of the evaluation of cost centres opens who is behind it, of its month and grouping", async () => {
	const { server } = entry();
	await page.getByRole("button", { name: "Kostenstellen: Dienste" }).click();
	await expect.element(row(/^A Haus A/)).toMatchTextContent(/9:36/);
	await page.getByRole("combobox", { name: "Verteilt nach" }).click();
	await page.getByRole("option", { name: "Arbeitsbereich" }).click();
	await soon(() => server.calls(centres.listCostCentreShifts).at(-1)?.query.get("grouping")).toBe(
		"WORKSPACE",
	);
	await row(/Ohne Kostenstelle/).click();
	await soon(() => server.calls(centres.listCostCentreShiftDetails)[0]?.query.toString()).toMatch(
		/^fromMonth=2026-06&toMonth=2026-06&costCentreId=NONE&grouping=WORKSPACE/,
	);
	await expect.element(row(/Muster, Max.*Juni 2026/)).toBeVisible();
	await expectAccessible();
});
