import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { leaveAccountsDetail } from "#areas/absences/leave-accounts/web/panels.ts";
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
import { leaveProvision } from "./panels.ts";
import file from "./recorded.json";

const answers = recorded({ ...contract, ...units }, file);

const entry = freshEntry();
beforeEach(() => {
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [leaveProvision, leaveAccountsDetail] });
	const { server } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(contract.listLeaveProvision, answers.listLeaveProvision.all);
	const params = { on: "2025-12-31" };
	showPanels({ ...nothingOpen, panels: [{ id: leaveProvision.id, params }] });
	entry().show(<PanelHost />);
});

const asked = () =>
	entry()
		.server.calls(contract.listLeaveProvision)
		.map(({ query }) => query.get("on"));

test("what is owed at the end of a year is listed with its sums, and says of whom no value is known", async () => {
	const row = (name: RegExp) => page.getByRole("row", { name });
	await expect.element(row(/Vogt, Mia/)).toMatchTextContent(/30,0180,00.€5\.400,00.€/);
	await expect.element(row(/Muster, Sven/)).toMatchTextContent(/13,0.*Kein Lohn hinterlegt/);
	await expect.element(page.getByText(/Von einer Person ist kein Wert bekannt/)).toBeVisible();
	await expect.element(page.getByText(/43,0/)).toBeVisible();
	await expectAccessible();
	expect(new Set(asked())).toEqual(new Set(["2025-12-31"]));
});

test("another day is asked for, and the whole list of that day is exported", async () => {
	const { server } = entry();
	server.answer(startListExport, { jobId: crypto.randomUUID() });
	const day = page.getByRole("textbox", { name: "Stichtag" });
	await day.fill("30.06.2026");
	await page.getByRole("searchbox").click();
	await soon(() => asked().includes("2026-06-30")).toBe(true);
	await expect.element(page.getByText("Vogt, Mia")).toBeVisible();
	await page.getByRole("button", { name: "Weitere Funktionen der Liste" }).click();
	await page.getByRole("menuitem", { name: "Excel (XLSX)" }).click();
	await soon(() => server.calls(startListExport)[0]?.body).toMatchObject({
		list: "absences.leave-provision",
		filter: { on: "2026-06-30" },
	});
});
