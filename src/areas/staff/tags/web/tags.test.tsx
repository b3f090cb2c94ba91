import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded(contract, file);
const { firstAider } = answers.getTag;
const path = `/api/tags/${firstAider.id}`;

beforeEach(() => {
	clearDrafts();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: Object.values(panels) });
	entry().server.answer(contract.listTags, answers.listTags.all);
	entry().server.answer({ ...contract.getTag, path }, firstAider);
	showPanels({ ...nothingOpen, panels: [{ id: "tags.manage", params: {} }] });
	entry().show(<PanelHost />);
});

test("a click on a tag changes it", async () => {
	const { server } = entry();
	const update = { ...contract.updateTag, path };
	server.answer(update, answers.updateTag.red);
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
		{ version: 1, name: "Ersthelfer", color: "#b8401a" },
	]);
});

test("deleting tells that people lose it", async () => {
	const { server } = entry();
	const remove = { ...contract.deleteTag, path };
	server.answer(remove, answers.deleteTag.firstAider);
	await page.getByText("Ersthelfer").click({ button: "right" });
	await page.getByRole("menuitem", { name: "Löschen" }).click();
	await expect.element(page.getByText(/bei allen Mitarbeitern entfernt/)).toBeVisible();
	await page.getByRole("checkbox", { name: "Löschen bestätigen" }).click();
	await page.getByRole("alertdialog").getByText("Löschen", { exact: true }).last().click();
	await soon(() => server.calls(remove).length).toBe(1);
});
