import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as sites } from "#areas/staff/sites/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { settingsHardwareTerminalDetail, settingsHardwareTerminals } from "./panels.ts";

const entry = freshEntry();
const id = "01a1fd2c-47a0-70d1-9a38-000000000071";
const path = `/api/terminals/${id}`;
const at = {
	get: { ...contract.getTerminal, path },
	update: { ...contract.updateTerminal, path },
	pairing: { ...contract.createTerminalPairing, path: `${path}/pairing` },
	types: { ...contract.countHardwareTokens, path: `${path}/token-types` },
};
const terminal = {
	id,
	version: 2,
	isEnabled: true,
	name: "Eingang Nord",
	siteId: id,
	siteName: "Haus Nord",
	isPaired: true,
	seenAt: "2026-11-21T08:00:00Z",
	sequenceSeen: 4711,
};

beforeEach(() => {
	clearDrafts();
	showPanels(nothingOpen);
	sessionStore.set(sampleSession());
	setUpPanels({
		panels: [settingsHardwareTerminals, settingsHardwareTerminalDetail],
		mayOpen: () => true,
	});
	const { server } = entry();
	const page = { total: 1, page: 1, pageSize: 25 };
	server.answer(contract.listTerminals, { items: [terminal], ...page });
	server.answer(at.get, terminal);
	server.answer(at.update, { ...terminal, version: 3 });
	server.answer(at.types, { types: [{ type: "NFC", count: 12 }] });
	server.answer(at.pairing, {
		code: "ABCDE23456",
		tenantNo: "10001",
		until: "2026-11-21T08:25:00.000Z",
	});
	server.refuse(sites.listSites, 403, {});
	entry().show(<PanelHost />);
});

test("the list leads to a terminal with its pairing and tokens", async () => {
	openPanel(settingsHardwareTerminals, {});
	await expect.element(page.getByText("Eingang Nord")).toBeVisible();
	const [name, site, isPaired] = document.querySelectorAll("[role=gridcell]");
	expect(name?.textContent).toBe("Eingang Nord");
	expect(site?.textContent).toBe("Haus Nord");
	expect(isPaired?.querySelector("[role=img]")?.ariaLabel).toBe("Ja");
	await expectAccessible();
	await userEvent.click(page.getByText("Eingang Nord"));
	await expect.element(page.getByText("Letzte übernommene Buchung: Nr. 4.711")).toBeVisible();
	await expect.element(page.getByText("12", { exact: true })).toBeVisible();
	await userEvent.click(page.getByRole("button", { name: "Neu koppeln" }));
	await expect.element(page.getByText("ABCDE 23456")).toBeVisible();
	await expectAccessible();
});

test("a terminal is renamed", async () => {
	openPanel(settingsHardwareTerminalDetail, { id });
	await userEvent.fill(page.getByLabelText(/^Name/), "Eingang Süd");
	await userEvent.click(page.getByRole("button", { name: "Speichern" }));
	await soon(() => entry().server.calls(at.update)[0]?.body).toMatchObject({
		version: 2,
		name: "Eingang Süd",
		siteId: id,
	});
});
