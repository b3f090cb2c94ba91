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
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { leaveBarrierCreate, leaveBarrierEdit, leaveBarriersOverview } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...units, ...activities }, file);
const { harvest } = answers.getLeaveBarrier;
const path = `/api/leave-barriers/${harvest.id}`;
const update = { ...contract.updateLeaveBarrier, path };
const { reversed } = answers.refusals;
const north = answers.listUnits.all.items.find(({ name }) => name === "Nord")?.id as string;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [leaveBarriersOverview, leaveBarrierCreate, leaveBarrierEdit] });
	const { server } = entry();
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(activities.listAbsenceActivities, answers.listAbsenceActivities.all);
	server.answer(contract.listLeaveBarriers, answers.listLeaveBarriers.two);
	server.answer({ ...contract.getLeaveBarrier, path }, harvest);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });

test("the list says when which departments take no leave, and leads to the form", async () => {
	show(leaveBarriersOverview.id);
	await expect.element(heading("Urlaubssperren")).toBeVisible();
	await expect.element(page.getByText("Süd", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Jeder Urlaub")).toBeVisible();
	await expectAccessible();
	await page.getByText("Ernte").click();
	await expect.element(heading("Urlaubssperre bearbeiten")).toBeVisible();
	await expect.element(field("Grund")).toHaveValue("Alle werden gebraucht");
	await expectAccessible();
});

test("a barrier is created for departments, and what the server refuses stands at its field", async () => {
	const { server } = entry();
	server.refuse(contract.createLeaveBarrier, reversed.status, reversed.body);
	show(leaveBarrierCreate.id);
	await field("Bezeichnung").fill("Inventur");
	await field("Von").fill("2.1.2027");
	await field("Bis").fill("1.1.2027");
	await field("Grund").fill("Alle werden gebraucht");
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createLeaveBarrier)).toHaveLength(0);
	await button("Abteilungen").click();
	await page.getByRole("searchbox").fill("Nord");
	await page.getByRole("treeitem", { name: /^Nord/ }).first().click();
	await page.getByRole("button", { name: "Übernehmen" }).click();
	await button("Speichern").click();
	await expect.element(page.getByText(reversed.body.message).first()).toBeVisible();
	expect(server.calls(contract.createLeaveBarrier).map(({ body }) => body)).toEqual([
		{
			...{ name: "Inventur", from: "2027-01-02", to: "2027-01-01", unitIds: [north] },
			...{ activityId: null, reason: "Alle werden gebraucht" },
		},
	]);
});

test("its days and its kind of absence are changed", async () => {
	const { server } = entry();
	server.answer(update, answers.updateLeaveBarrier.longer);
	show(leaveBarrierEdit.id, { id: harvest.id });
	const kind = page.getByRole("combobox", { name: "Gesperrt ist" });
	await expect.element(kind).toHaveValue("Urlaub");
	await kind.click();
	expect(page.getByRole("option", { name: "Krankheit" }).query()).toBeNull();
	await page.getByRole("option", { name: "Freizeitausgleich" }).click();
	await field("Bis").fill("30.9.2026");
	await button("Speichern").click();
	await soon(() => server.calls(update).map(({ body }) => body)).toMatchObject([
		{ version: 1, to: "2026-09-30", unitIds: harvest.unitIds },
	]);
});
