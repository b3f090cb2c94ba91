import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { hasUnsavedPanels } from "#kit/ui/panel-stack/panel-dismissal.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract } from "../contract.ts";
import {
	costCentresDetail,
	costCentresEdit,
	costCentresOverview,
	costCentresSelector,
} from "./panels.ts";
import { answers, nora } from "./test-cost-centres.ts";

type CostCentre = AnswerOf<typeof contract.getCostCentre>;

const entry = freshEntry();
const care = answers.getCostCentre.north;
const [, kitchen] = answers.listCostCentres.all.items as [CostCentre, CostCentre];
const path = `/api/cost-centres/${care.id}`;
const at = {
	get: { ...contract.getCostCentre, path },
	update: { ...contract.updateCostCentre, path },
	remove: { ...contract.deleteCostCentre, path },
	state: { ...contract.updateCostCentreState, path: `${path}/state` },
	targets: { ...contract.listCostCentreTargets, path: `${path}/targets` },
};

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [costCentresOverview, costCentresEdit, costCentresDetail, costCentresSelector],
	});
	const { server } = entry();
	server.answer(contract.listCostCentres, ({ query }) =>
		query.get("isEnabled") === null ? answers.listCostCentres.all : answers.listCostCentres.inUse,
	);
	server.answer(at.get, care);
	server.answer(at.targets, answers.listCostCentreTargets.north);
});

function show(id: string, params: Record<string, unknown> = {}): void {
	showPanels({ ...nothingOpen, panels: [{ id, params }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const inDialog = (name: string) => page.getByRole("alertdialog").getByText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the overview lists, says what is archived, and opens the detail", async () => {
	updateSettings({ filter: { showDisabled: true } });
	show(costCentresOverview.id);
	await expect.element(page.getByText("Pflege Nord")).toBeVisible();
	await expect.element(page.getByText("Archiviert")).toBeVisible();
	await expectAccessible();
	await page.getByText("Pflege Nord").click();
	await expect.element(heading("4711 Pflege Nord")).toBeVisible();
	await expect.element(page.getByText("Haus Nord")).toBeVisible();
	await expect.element(page.getByText("50 %")).toBeVisible();
	await expectAccessible();
});

test("who may only read sees no way to change anything", async () => {
	sessionStore.set(
		sampleSession({ permissions: { "costcentres.manage": [{ scope: "GLOBAL", level: "READ" }] } }),
	);
	show(costCentresDetail.id, { id: care.id });
	await expect.element(heading("4711 Pflege Nord")).toBeVisible();
	expect(button("Löschen").query()).toBeNull();
	expect(button("Archivieren").query()).toBeNull();
	expect(button("Kostenstelle bearbeiten").query()).toBeNull();
});

test("a new one needs a number and a name of its own", async () => {
	const { server } = entry();
	const { taken } = answers.refusals;
	server.refuse(contract.createCostCentre, taken.status, taken.body);
	show(costCentresEdit.id);
	await expect.element(heading("Kostenstelle anlegen")).toBeVisible();
	await button("Speichern").click();
	await expect.element(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
	expect(server.calls(contract.createCostCentre)).toHaveLength(0);
	await expectAccessible();
	await field("Nummer").fill("4711");
	await field("Bezeichnung").fill("Lager");
	await button("Speichern").click();
	await expect.element(page.getByText("Dieser Wert ist bereits vergeben.").first()).toBeVisible();
	await expect.element(field("Bezeichnung")).toHaveValue("Lager");
	server.answer(contract.createCostCentre, answers.createCostCentre.store);
	await field("Nummer").fill("4713");
	await button("Speichern").click();
	await soon(() => heading("Kostenstelle anlegen").query()).toBeNull();
	expect(server.calls(contract.createCostCentre).at(-1)?.body).toEqual({
		code: "4713",
		name: "Lager",
	});
});

test("a change is saved upon the version it was typed on; somebody else's is told", async () => {
	const { server } = entry();
	const { stale } = answers.refusals;
	server.refuse(at.update, stale.status, stale.body);
	show(costCentresEdit.id, { id: care.id });
	await field("Bezeichnung").fill("Pflege West");
	await button("Speichern").click();
	await expect.element(page.getByText(/Nora Petersen/)).toBeVisible();
	expect(server.calls(at.update).at(-1)?.body).toMatchObject({ version: 2 });
	server.answer(at.update, answers.updateCostCentre.west);
	await page.getByRole("button", { name: /behalten/ }).click();
	await button("Speichern").click();
	await soon(() => server.calls(at.update).at(-1)?.body).toEqual({
		code: "4711",
		name: "Pflege West",
		version: 3,
	});
});

test("what was typed and not saved is there again", async () => {
	show(costCentresEdit.id, { id: care.id });
	await field("Bezeichnung").fill("Pflege West");
	showPanels(nothingOpen);
	await soon(() => field("Bezeichnung").query()).toBeNull();
	show(costCentresEdit.id, { id: care.id });
	await expect.element(field("Bezeichnung")).toHaveValue("Pflege West");
	expect(hasUnsavedPanels()).toBe(true);
});

test("one that is linked is offered to be archived instead of deleted", async () => {
	const { server } = entry();
	const { linked } = answers.refusals;
	server.refuse(at.remove, linked.status, linked.body);
	server.answer(at.state, answers.updateCostCentreState.archived);
	show(costCentresDetail.id, { id: care.id });
	await button("Löschen").click();
	const question = "Soll diese Kostenstelle wirklich unwiderruflich gelöscht werden?";
	await expect.element(page.getByText(question)).toBeVisible();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await inDialog("Löschen").click();
	const offer =
		"Die Kostenstelle kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Kostenstelle nicht lieber archivieren?";
	await expect.element(page.getByText(offer)).toBeVisible();
	await inDialog("Archivieren").click();
	await soon(() => server.calls(at.state).map(({ body }) => body)).toEqual([
		{ version: 2, isEnabled: false },
	]);
});

test("a target is charged to cost centres that add up to the whole", async () => {
	const { server } = entry();
	const target = { target: "USER", targetId: nora } as const;
	const shares = `/api/cost-centre-shares/USER/${nora}`;
	const put = { ...contract.putCostCentreShares, path: shares };
	server.answer(
		{ ...contract.getCostCentreShares, path: shares },
		answers.getCostCentreShares.nora,
	);
	server.answer(put, {});
	show(costCentresSelector.id, target);
	await expect.element(page.getByText("Kostenstellen von Petersen, Nora")).toBeVisible();
	await field("Gültig ab").fill("01.12.2026");
	const share = field("Anteil 4711 Pflege Nord in Prozent");
	await share.fill("60");
	await userEvent.tab();
	await expect.element(page.getByText("Summe 60,00 %")).toBeVisible();
	await expect.element(button("Übernehmen")).toBeDisabled();
	await page.getByRole("combobox", { name: "Kostenstelle hinzufügen" }).click();
	await page.getByRole("option", { name: "4712 Küche" }).click();
	await expect.element(page.getByText("Summe 100,00 %")).toBeVisible();
	await expectAccessible();
	await button("Übernehmen").click();
	await soon(() => server.calls(put).map(({ body }) => body)).toEqual([
		{
			validFrom: "2026-12-01",
			shares: [
				{ costCentreId: care.id, percent: 60 },
				{ costCentreId: kitchen.id, percent: 40 },
			],
		},
	]);
});

test("the list is exported as it is shown", async () => {
	const { server } = entry();
	server.answer(startListExport, { jobId: care.id });
	show("cost-centres.overview");
	const more = { name: "Weitere Funktionen der Liste" };
	await userEvent.click(page.getByRole("button", more));
	await userEvent.click(page.getByRole("menuitem", { name: "CSV (deutsch)" }));
	await soon(() => server.calls(startListExport).length).toBe(1);
	expect(server.calls(startListExport)[0]?.body).toMatchObject({
		list: "master.cost_centre",
		columns: ["code", "name", "linkCount", "isEnabled"],
		filter: { isEnabled: true },
		sortBy: "code",
	});
});

test("who shows archived entries elsewhere finds them here too", async () => {
	updateSettings({ filter: { showDisabled: true } });
	show("cost-centres.overview");
	await expect.element(page.getByText("Pflege Nord")).toBeVisible();
	const [asked] = entry().server.calls(contract.listCostCentres);
	expect(asked?.query.get("isEnabled")).toBeNull();
});
