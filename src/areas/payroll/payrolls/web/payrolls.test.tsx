import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { PeriodCards } from "./period-cards.tsx";
import file from "./recorded.json";

const entry = freshEntry();
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded(contract, file);
const { draft } = answers.getPayroll;
const one = { ...contract.getPayroll, path: `/api/payrolls/${draft.id}` };
const check = { ...contract.checkPayroll, path: `/api/payrolls/${draft.id}/check` };

beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	entry().server.answer(one, draft);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

test("a person's month shows its lines with their days, and is checked once every warning has its reason", async () => {
	const { server } = entry();
	show(panels.payrollDetail.id, { id: draft.id });
	await page.getByRole("button", { name: /^LOHN/ }).click();
	await expect.element(page.getByText("01.10.2026: 5:00")).toBeVisible();
	await expectAccessible();
	const confirm = page.getByRole("button", { name: "Als geprüft bestätigen" });
	await expect.element(confirm).toBeDisabled();
	await expect.element(page.getByText("1 Warnung ist offen")).toBeVisible();
	await page.getByRole("textbox", { name: /^Begründung/ }).fill("Wird nachgereicht");
	server.answer(check, answers.checkPayroll.checked);
	server.answer(one, answers.getPayroll.checked);
	await confirm.click();
	await expect
		.element(page.getByText(/^Bestätigt von Paula Amt am .*: Wird nachgereicht/))
		.toBeVisible();
	expect(server.calls(check).at(-1)?.body).toEqual({
		version: draft.version,
		acknowledged: [{ code: "PERSONNEL_NO_MISSING", reason: "Wird nachgereicht" }],
	});
});

test("the periods of a month say how far they are; a checked one is closed after a question", async () => {
	const { server } = entry();
	const [period] = answers.listPayrollPeriods.checked.items;
	const closing = {
		...contract.closePayrollPeriod,
		path: `/api/payroll-periods/${period?.id}/closing`,
	};
	server.answer(contract.listPayrollPeriods, answers.listPayrollPeriods.checked);
	server.answer(closing, answers.closePayrollPeriod.started);
	showPanels(nothingOpen);
	entry().show(
		<main>
			<h1>Abrechnungen</h1>
			<PeriodCards month="2026-10" />
			<PanelHost />
		</main>,
	);
	await expect.element(page.getByText("Geprüft · 1 von 1 geprüft")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Monat abschließen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Monat abschließen" }).click();
	await soon(() => server.calls(closing).at(-1)?.body).toEqual({ version: period?.version });
});

test("a payroll is begun for a month; what is chosen stays when the server says no", async () => {
	const { server } = entry();
	const { overlaps } = answers.refusals;
	server.refuse(contract.createPayrolls, overlaps.status, overlaps.body);
	show(panels.payrollCreateForUsers.id);
	await expect.element(page.getByText("Alle, die im Monat beschäftigt sind")).toBeVisible();
	await expectAccessible();
	const begin = page.getByRole("button", { name: "Abrechnung erstellen" });
	await page.getByRole("combobox", { name: "Gehalt anteilig nach" }).click();
	await page.getByRole("option", { name: "Dreißigsteln" }).click();
	await begin.click();
	await soon(() => server.calls(contract.createPayrolls)).toHaveLength(1);
	await expect.element(page.getByText(overlaps.body.message)).toBeVisible();
	await page.getByRole("button", { name: "OK" }).click();
	server.answer(contract.createPayrolls, answers.createPayrolls.begun);
	await begin.click();
	await soon(() => server.calls(contract.createPayrolls).at(-1)?.body).toMatchObject({
		...{ siteId: null, userIds: null, chargeBy: "UNIT", proRata: "THIRTIETHS" },
	});
});
