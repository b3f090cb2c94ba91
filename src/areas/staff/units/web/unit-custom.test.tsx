import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { answers, answerUnits, unitIds } from "./test-units.ts";

const entry = freshEntry();
const unitId = unitIds.south;
const path = `/api/units/${unitId}`;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "UNITS", "CUSTOMFIELDS"] }));
	setUpPanels({ panels: Object.values(panels) });
	const { server } = entry();
	answerUnits(server);
	server.answer(customFields.listCustomFieldDescriptions, answers.listCustomFieldDescriptions.unit);
	server.answer({ ...contract.getUnit, path }, answers.getUnit.withPhone);
});

function show(id: string): void {
	showPanels({ ...nothingOpen, panels: [{ id, params: { unitId } }] });
	entry().show(<PanelHost />);
}

test("the detail of a unit shows what the company adds", async () => {
	show(panels.unitsDetail.id);
	await expect.element(page.getByRole("heading", { name: "Erreichbarkeit" })).toBeVisible();
	await expect.element(page.getByText("4210")).toBeVisible();
	await expectAccessible();
});

test("its custom fields are saved with its name", async () => {
	const { server } = entry();
	const update = { ...contract.updateUnit, path };
	server.answer(update, answers.updateUnit.withPhone);
	show(panels.unitsEdit.id);
	await page.getByRole("textbox", { name: "Durchwahl" }).fill("4711");
	await expectAccessible();
	await page.getByRole("button", { name: "Speichern" }).click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ version: 2, name: "Haus Süd", custom: { phone: "4711" } },
	]);
});
