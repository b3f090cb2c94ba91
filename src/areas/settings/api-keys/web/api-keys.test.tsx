import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { commonLogHistory } from "#areas/settings/log-history/web/panels.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	settingsApiKeyCreate,
	settingsApiKeyDelete,
	settingsApiKeySuccess,
	settingsApiKeys,
} from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded({ ...contract, ...logHistory }, file);
const { id, key: secret } = answers.createApiKey.payroll;
const remove = { ...contract.deleteApiKey, path: `/api/api-keys/${id}` };

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(
		sampleSession({
			permissions: {
				"apikeys.manage": [{ scope: "GLOBAL", level: "FULL" }],
				"users.manage": [{ scope: "GLOBAL", level: "READ" }],
				"tags.manage": [{ scope: "UNIT", level: "FULL" }],
			},
		}),
	);
	setUpPanels({
		panels: [
			settingsApiKeys,
			settingsApiKeyCreate,
			settingsApiKeySuccess,
			settingsApiKeyDelete,
			commonLogHistory,
		],
		mayOpen: () => true,
	});
	const { server } = entry();
	server.answer(contract.listApiKeys, answers.listApiKeys.payroll);
	server.answer(contract.createApiKey, answers.createApiKey.payroll);
	server.answer(remove, {});
	entry().show(<PanelHost />);
});

test("the list names keys, their rights and their last use", async () => {
	openPanel(settingsApiKeys, {});
	await expect.element(page.getByText("Lohnprogramm")).toBeVisible();
	await expect.element(page.getByText("Mitarbeiter: Lesen")).toBeVisible();
	await expect.element(page.getByText(/21\.11\.2026.* 09:15/)).toBeVisible();
	await expectAccessible();
});

test("a row leads to what was done to its key", async () => {
	const history = { ...logHistory.getLogHistory, path: `/api/log-history/api_key/${id}` };
	entry().server.answer(history, answers.getLogHistory.created);
	openPanel(settingsApiKeys, {});
	await page.getByText("Lohnprogramm").click({ button: "right" });
	await page.getByRole("menuitem", { name: "Verlauf" }).click();
	await soon(() => entry().server.calls(history)).toHaveLength(1);
});

test("a key gets no right that its creator lacks, and is shown this one time", async () => {
	openPanel(settingsApiKeyCreate, {});
	await userEvent.fill(page.getByLabelText(/^Name/), "Lohnprogramm");
	await userEvent.click(page.getByRole("button", { name: "Anlegen" }));
	await expect
		.element(page.getByText("Bitte wählen Sie mindestens eine Berechtigung."))
		.toBeVisible();
	const addable = page.getByRole("combobox", { name: "Berechtigung hinzufügen" });
	await userEvent.click(addable);
	expect(page.getByRole("option", { name: "Schlagwörter" }).query()).toBeNull();
	await userEvent.click(page.getByRole("option", { name: "Mitarbeiter", exact: true }));
	await userEvent.click(page.getByRole("combobox", { name: "Mitarbeiter", exact: true }));
	expect(page.getByRole("option", { name: "Schreiben" }).query()).toBeNull();
	await userEvent.click(page.getByRole("option", { name: "Liste" }));
	await userEvent.click(page.getByRole("button", { name: "Mitarbeiter entfernen" }));
	await userEvent.click(addable);
	await userEvent.click(page.getByRole("option", { name: "Mitarbeiter", exact: true }));
	await expectAccessible();
	await userEvent.click(page.getByRole("button", { name: "Anlegen" }));
	await expect.element(page.getByText(secret)).toBeVisible();
	expect(location.href).not.toContain(secret);
	expect(entry().server.calls(contract.createApiKey)[0]?.body).toEqual({
		name: "Lohnprogramm",
		permissions: { "users.manage": "READ" },
		expiresOn: null,
	});
	await expectAccessible();
	await userEvent.click(page.getByRole("button", { name: "Fertig" }));
	openPanel(settingsApiKeySuccess, { id });
	await expect.element(page.getByText(/schon einmal angezeigt/)).toBeVisible();
});

test("a key is revoked once that is confirmed", async () => {
	openPanel(settingsApiKeyDelete, { id });
	const button = page.getByRole("button", { name: "Löschen", exact: true });
	await expect.element(button).toBeDisabled();
	await userEvent.click(page.getByLabelText("Löschen bestätigen"));
	await expectAccessible();
	await userEvent.click(button);
	await soon(() => entry().server.calls(remove).length).toBe(1);
});
