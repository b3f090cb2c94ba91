import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract as payrolls } from "#areas/payroll/payrolls/contract.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import OverviewPage from "./overview.page.tsx";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded({ ...contract, ...payrolls }, file);

beforeEach(() => {
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	const { server } = entry();
	server.answer(contract.getPayrollProgress, answers.getPayrollProgress.october);
	server.answer(contract.getPayrollSums, answers.getPayrollSums.october);
	server.answer(contract.getPayrollBlockers, answers.getPayrollBlockers.waiting);
	server.answer(contract.refreshPayrollFigures, answers.refreshPayrollFigures.young);
	server.answer(payrolls.listPayrollPeriods, answers.listPayrollPeriods.open);
	showPanels(nothingOpen);
});

function show(): void {
	entry().show(
		<main>
			<h1>Übersicht</h1>
			<OverviewPage />
			<PanelHost />
		</main>,
	);
}

test("a month of payroll at a glance: how far it is, what is unusual and whose part that is", async () => {
	const { server } = entry();
	server.answer(contract.getPayrollPeople, answers.getPayrollPeople.parts);
	show();
	await expect.element(page.getByText("Außerhalb des Üblichen")).toBeVisible();
	await expect.element(page.getByText("Die Personalnr. fehlt.")).toBeVisible();
	await expect.element(page.getByText("danach nur noch als Korrektur")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: /^Stunden zum Stundenlohn/ }).click();
	await expect.element(page.getByText("Sommer, Mia").first()).toBeVisible();
	await expectAccessible();
});

test("who keeps the month open is reminded by a click, and is shown as reminded", async () => {
	const { server } = entry();
	show();
	const remind = page.getByRole("button", { name: "Amt, Hanna erinnern" });
	await expect.element(remind).toBeVisible();
	server.answer(contract.remindPayrollBlockers, answers.remindPayrollBlockers.one);
	server.answer(contract.getPayrollBlockers, answers.getPayrollBlockers.reminded);
	await remind.click();
	await expect.element(page.getByText(/^erinnert /)).toBeVisible();
	await soon(() => server.calls(contract.remindPayrollBlockers).at(-1)?.body).toMatchObject({
		userIds: [expect.any(String)],
	});
});
