import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
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

const entry = freshEntry();
const id = "01a1fd2c-47a0-70d1-9a38-000000000051";
const user = { id, firstName: "Lena", lastName: "Vogt" };
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
	server.answer(contract.listAppRegistrations, {
		total: 1,
		page: 1,
		pageSize: 25,
		items: [
			{
				id,
				user,
				person: "Vogt, Lena",
				device: "Diensthandy",
				state: "OPEN",
				pairedAt: null,
				revokedAt: null,
				isEnabled: true,
				version: 1,
			},
		],
	});
	server.answer(contract.listAppUsers, { users: [user] });
	server.answer(contract.createAppRegistration, { id });
	server.answer(pairing, {
		code: "ABCDE23456",
		until: "2026-11-21T08:25:00.000Z",
		address: "stundwerk://pair?server=x&tenant=10001&code=ABCDE23456",
	});
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
	await userEvent.click(page.getByRole("combobox", { name: /^Mitarbeiter/ }));
	await userEvent.click(page.getByRole("option", { name: "Vogt, Lena" }));
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
