import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as sites } from "#areas/staff/sites/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { settingsHardwareTerminalDetail, settingsHardwareTerminals } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const terminal = answers.getTerminal.north;
const { id } = terminal;
const path = `/api/terminals/${id}`;
const at = {
	get: { ...contract.getTerminal, path },
	update: { ...contract.updateTerminal, path },
	pairing: { ...contract.createTerminalPairing, path: `${path}/pairing` },
	types: { ...contract.countHardwareTokens, path: `${path}/token-types` },
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
	server.answer(contract.listTerminals, answers.listTerminals.north);
	server.answer(at.get, terminal);
	server.answer(at.update, answers.updateTerminal.south);
	server.answer(at.types, answers.countHardwareTokens.two);
	server.answer(at.pairing, answers.createTerminalPairing.again);
	server.refuse(sites.listSites, 403, {});
	entry().show(<PanelHost />);
});

test("the list leads to a terminal with its pairing and tokens", async () => {
	openPanel(settingsHardwareTerminals, {});
	await expect.element(page.getByText("Eingang Nord")).toBeVisible();
	const [name, paired, seen, site] = document.querySelectorAll("[role=gridcell]");
	expect(name?.textContent).toBe("Eingang Nord");
	expect(site?.textContent).toBe("Haus Nord");
	expect(paired?.textContent).toBe("Gekoppelt");
	expect(seen?.textContent).toMatch(/^(nie|.. \d\d\.\d\d\. \d\d:\d\d)$/);
	await expectAccessible();
	await userEvent.click(page.getByText("Eingang Nord"));
	await expect.element(page.getByText("Letzte übernommene Buchung: Nr. 4.711")).toBeVisible();
	await expect.element(page.getByText("2", { exact: true })).toBeVisible();
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
		siteId: terminal.siteId,
	});
});
