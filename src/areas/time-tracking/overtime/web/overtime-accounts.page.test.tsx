import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as units } from "#areas/staff/units/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import OvertimeAccountsPage from "./overtime-accounts.page.tsx";
import { overtimeDetail, overtimeModificationCreate } from "./panels.ts";
import { answers, at, userId } from "./test-account.ts";

const entry = freshEntry();
beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [overtimeDetail, overtimeModificationCreate] });
	showPanels(nothingOpen);
	const { server } = entry();
	server.answer(contract.listOvertimeAccounts, answers.listOvertimeAccounts.all);
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(at.get, answers.getOvertimeAccount.lena);
});

function open() {
	entry().show(
		<main style={{ height: 900 }}>
			<OvertimeAccountsPage />
			<PanelHost />
		</main>,
	);
}

test("balances are listed with their limits", async () => {
	open();
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await expect.element(page.getByText("+32:15").first()).toBeVisible();
	await expect.element(page.getByText("Kein Konto").first()).toBeVisible();
	await expectAccessible();
});

test("a balance of which days wait is not shown as if it held, nor is what it means", async () => {
	const { all } = answers.listOvertimeAccounts;
	const items = all.items.map((row) => ({ ...row, isBeingComputed: row.id === userId }));
	entry().server.answer(contract.listOvertimeAccounts, { ...all, items });
	open();
	await expect.element(page.getByText("wird berechnet").first()).toBeVisible();
	const row = page.getByText("Vogt, Lena").element().closest("[role=row]");
	expect(row?.textContent).not.toMatch(/\d:\d\d/);
});

test("a row opens the account", async () => {
	open();
	await page.getByText("Vogt, Lena").click();
	await expect.element(page.getByRole("heading", { name: "Überstundenkonto" })).toBeVisible();
	await soon(() => entry().server.calls(at.get).length).toBe(1);
});

test("the whole list is exported", async () => {
	const { server } = entry();
	open();
	server.answer(startListExport, { jobId: userId });
	await expect.element(page.getByText("Vogt, Lena")).toBeVisible();
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	await soon(() => server.calls(startListExport)[0]?.body).toMatchObject({
		list: "time-tracking.overtime",
		columns: ["name", "balanceMinutes", "state", "unitName", "personnelNo", "openedOn"],
	});
});
