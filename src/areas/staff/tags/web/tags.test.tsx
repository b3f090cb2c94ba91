import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";

const entry = freshEntry();
const firstAider = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000071",
	version: 4,
	isEnabled: true,
	name: "Ersthelfer",
	color: "#1f8a70",
	userCount: 7,
};
const path = `/api/tags/${firstAider.id}`;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	entry().server.answer(contract.listTags, {
		items: [firstAider],
		total: 1,
		page: 1,
		pageSize: 25,
	});
	entry().server.answer({ ...contract.getTag, path }, firstAider);
	showPanels({ ...nothingOpen, panels: [{ id: "tags.manage", params: {} }] });
	entry().show(<PanelHost />);
});

test("a click on a tag changes it", async () => {
	const { server } = entry();
	const update = { ...contract.updateTag, path };
	server.answer(update, { ...firstAider, color: "#b8401a" });
	await expect.element(page.getByRole("heading", { name: "Schlagwörter verwalten" })).toBeVisible();
	await page.getByText("Ersthelfer").click();
	const color = page.getByRole("textbox", { name: "Farbe", exact: true });
	await color.fill("rot");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	expect(server.calls(update)).toEqual([]);
	await expectAccessible();
	await color.fill("b8401a");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await soon(() => server.calls(update).map(({ body }) => body)).toEqual([
		{ version: 4, name: "Ersthelfer", color: "#b8401a" },
	]);
});

test("deleting tells that people lose it", async () => {
	const { server } = entry();
	const remove = { ...contract.deleteTag, path };
	server.answer(remove, {});
	await page.getByText("Ersthelfer").click({ button: "right" });
	await page.getByRole("menuitem", { name: "Löschen" }).click();
	await expect.element(page.getByText(/bei allen Mitarbeitern entfernt/)).toBeVisible();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await page.getByRole("alertdialog").getByText("Löschen", { exact: true }).last().click();
	await soon(() => server.calls(remove).length).toBe(1);
});
