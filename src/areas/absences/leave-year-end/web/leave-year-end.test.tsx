import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { leaveAccountsDetail } from "#areas/absences/leave-accounts/web/panels.ts";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { leaveYearEnd } from "./panels.ts";
import file from "./recorded.json";

const answers = recorded({ ...contract, ...units }, file);

const entry = freshEntry();
beforeEach(() => {
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [leaveYearEnd, leaveAccountsDetail] });
	showPanels(nothingOpen);
	entry().server.answer(units.listUnits, answers.listUnits.all);
});

function show(answer: typeof answers.listLeaveYearEnd.open) {
	entry().server.answer(contract.listLeaveYearEnd, answer);
	showPanels({ ...nothingOpen, panels: [{ id: leaveYearEnd.id, params: { year: 2026 } }] });
	entry().show(<PanelHost />);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: RegExp) => page.getByRole("row", { name });

test("what a year comes to is seen before it is closed, after a question and by a job", async () => {
	const { server } = entry();
	server.answer(contract.runLeaveYearEnd, answers.runLeaveYearEnd.closed);
	show(answers.listLeaveYearEnd.open);
	await expect.element(row(/Muster, Sven/)).toMatchTextContent("13,00,013,0");
	await expect.element(row(/Muster, Sven/)).toMatchTextContent("+13,0");
	await expect.element(row(/Vogt, Mia/)).toMatchTextContent("0,028,00,0");
	await expect.element(page.getByText(/Das Jahr ist nicht abgeschlossen/)).toBeVisible();
	await expectAccessible();
	await button("Jahr abschließen").click();
	await expect
		.element(page.getByText(/Was jede Person überträgt, steht danach fest/))
		.toBeVisible();
	await page.getByRole("alertdialog").getByRole("button", { name: "Jahr abschließen" }).click();
	await expect.element(page.getByText(/Es wird gerechnet/)).toBeVisible();
	expect(server.calls(contract.runLeaveYearEnd)[0]?.body).toEqual({
		...{ year: 2026, activityId: answers.listLeaveYearEnd.open.activityId },
	});
});

test("a closed year says who closed it and what it came to, shows differences, and is taken back", async () => {
	const { closed } = answers.listLeaveYearEnd;
	const at = { ...contract.undoLeaveYearEnd, path: `/api/leave-year-ends/${closed.run?.id}/undo` };
	entry().server.answer(at, answers.undoLeaveYearEnd.undone);
	show(closed);
	await expect
		.element(page.getByText("Abgeschlossen am Mo 11.01.2027 von Hanna Muster"))
		.toBeVisible();
	await expect
		.element(page.getByText("2 Personen · 13,0 Tage übertragen · 28,0 Tage verfallen"))
		.toBeVisible();
	await expect.element(row(/Muster, Sven/)).toMatchTextContent("−2,0");
	await expectAccessible();
	await button("Abschluss zurücknehmen").click();
	await page
		.getByRole("alertdialog")
		.getByRole("button", { name: "Abschluss zurücknehmen" })
		.click();
	await soon(() => entry().server.calls(at)[0]?.body).toEqual({ version: closed.run?.version });
	await expect.element(page.getByText(/Es wird gerechnet/)).toBeVisible();
});

test("a year that goes on is not closed, nor one without any account", async () => {
	show(answers.listLeaveYearEnd.running);
	await expect.element(page.getByText(/Das Jahr läuft noch/)).toBeVisible();
	await expect.element(button("Jahr abschließen")).toBeDisabled();
	queryClient.clear();
	show({ ...answers.listLeaveYearEnd.open, items: [], total: 0 });
	await expect
		.element(page.getByText("Aus diesem Jahr gibt es keine Urlaubskonten."))
		.toBeVisible();
	await expect.element(button("Jahr abschließen")).toBeDisabled();
});
