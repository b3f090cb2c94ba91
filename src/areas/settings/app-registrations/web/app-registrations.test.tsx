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
import {
	settingsAppRegistrationCreate,
	settingsAppRegistrationQr,
	settingsAppRegistrations,
} from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const { id } = answers.createAppRegistration.mia;
const pairing = { ...contract.createAppPairing, path: `/api/app-registrations/${id}/pairing` };

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [settingsAppRegistrations, settingsAppRegistrationCreate, settingsAppRegistrationQr],
		mayOpen: () => true,
	});
	const { server } = entry();
	server.answer(contract.listAppRegistrations, answers.listAppRegistrations.open);
	server.answer(contract.listAppUsers, answers.listAppUsers.five);
	server.answer(contract.createAppRegistration, answers.createAppRegistration.mia);
	server.answer(pairing, answers.createAppPairing.mia);
	entry().show(<PanelHost />);
});

test("the list names devices and their people", async () => {
	openPanel(settingsAppRegistrations, {});
	await expect.element(page.getByText("Diensthandy")).toBeVisible();
	await expect.element(page.getByText("offen", { exact: true })).toBeVisible();
	await expectAccessible();
});

test("registering leads to a QR code with its time", async () => {
	openPanel(settingsAppRegistrationCreate, {});
	expect(page.getByRole("searchbox").query()).toBeNull();
	await userEvent.click(page.getByRole("combobox", { name: /^Mitarbeiter/ }));
	await userEvent.click(page.getByRole("option", { name: "Muster, Mia" }));
	await userEvent.fill(page.getByLabelText(/^Gerät/), "Diensthandy");
	await expectAccessible();
	await userEvent.click(page.getByRole("button", { name: /Weiter/ }));
	await expect.element(page.getByRole("img", { name: "QR-Code zum Koppeln" })).toBeVisible();
	await expect.element(page.getByText("ABCDE 23456")).toBeVisible();
	await expect.element(page.getByText(/Gültig bis 09:25 Uhr/)).toBeVisible();
	await expectAccessible();
	await userEvent.click(page.getByRole("button", { name: /Neuen Code/ }));
	await soon(() => entry().server.calls(pairing).length).toBe(2);
});
