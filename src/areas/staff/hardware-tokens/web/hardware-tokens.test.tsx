import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { usersHardwareTokenCreate, usersHardwareTokens } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const userId = "01a1fd2c-47a0-70d1-9a38-000000000061";
const answers = recorded(contract, file);
const id = answers.listHardwareTokens.two.tokens.find(({ type }) => type === "NFC")?.id;
const path = `/api/users/${userId}/hardware-tokens`;
const list = { ...contract.listHardwareTokens, path };
const create = { ...contract.createHardwareToken, path };
const giveBack = { ...contract.returnHardwareToken, path: `${path}/${id}/return` };

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [usersHardwareTokens, usersHardwareTokenCreate], mayOpen: () => true });
	const { server } = entry();
	server.answer(list, answers.listHardwareTokens.two);
	server.answer(create, answers.createHardwareToken.pin);
	server.answer(giveBack, answers.returnHardwareToken.returned);
	entry().show(<PanelHost />);
});

test("tokens are shown with what tells them apart, and taken back", async () => {
	openPanel(usersHardwareTokens, { userId });
	await expect.element(page.getByText("endet auf 2B11 · ausgegeben am 01.11.2026")).toBeVisible();
	await expect.element(page.getByText("zurückgegeben am 02.11.2026")).toBeVisible();
	await expectAccessible();
	await userEvent.click(page.getByRole("button", { name: "Zurückgeben" }));
	await userEvent.click(page.getByRole("button", { name: "Zurückgeben" }).last());
	await soon(() => entry().server.calls(giveBack).length).toBe(1);
});

test("a token is handed out by kind and number", async () => {
	openPanel(usersHardwareTokenCreate, { userId });
	await userEvent.click(page.getByRole("combobox", { name: /^Art/ }));
	await userEvent.click(page.getByRole("option", { name: "PIN" }));
	await userEvent.fill(page.getByRole("textbox", { name: /^PIN/ }), "4711");
	await expectAccessible();
	await userEvent.click(page.getByRole("button", { name: "Speichern" }));
	await soon(() => entry().server.calls(create)[0]?.body).toEqual({ type: "PIN", value: "4711" });
});
