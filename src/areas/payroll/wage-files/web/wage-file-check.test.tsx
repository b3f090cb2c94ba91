import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { wageFileCheck } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file).checkWageFile;

beforeEach(() => {
	sessionStore.set(sampleSession({ permissions: {} }));
	setUpPanels({ panels: [wageFileCheck] });
	showPanels(nothingOpen);
});

const lines = [
	"1234567;54321;06/2026",
	"101;;;1000;168,50;;;;;;;",
	"101;8;U;;2,00;0,25;;;;;;",
	"102;12;K;;8,00;1,00;;;;;;",
	"102;15;K;;8,00;1,00;;;;;;",
];
const faulty = lines.map((line) => `${line}\r\n`).join("");

function show() {
	const { server, show: render } = entry();
	render(
		<main>
			<PanelHost />
		</main>,
	);
	openPanel(wageFileCheck, {});
	return server;
}

const choose = (...parts: BlobPart[]) =>
	userEvent.upload(
		page.getByLabelText("Datei wählen").last(),
		new File(parts, "lohn.txt", { type: "text/plain" }),
	);

test("findings stand with their line, field and what may be in it", async () => {
	const server = show();
	server.answer(contract.checkWageFile, answers.faulty);
	await choose(faulty);
	await expect.element(page.getByText("3 kritische Befunde, 1 Warnung")).toBeVisible();
	await expect.element(page.getByText("Zeile 3 · Feld 6 · Tagesanzahl")).toBeVisible();
	await expect.element(page.getByText(/bei Urlaub nur 0,50 oder 1,00/).first()).toBeVisible();
	await expectAccessible();
	expect(server.calls(contract.checkWageFile)[0]?.body).toEqual({
		...{ format: "DATEV_LUG", text: faulty },
	});
});

test("what DATEV would read wrong is said, another format may be chosen, and a failure tried again", async () => {
	const server = show();
	server.refuse(contract.checkWageFile, 503, { error: "Maintenance" });
	await choose("[Allgemein]\r\nZiel=LODAS Prämie\r\n");
	await expect.element(page.getByText("Die Datei konnte nicht geprüft werden.")).toBeVisible();
	await expect.element(page.getByText(/in UTF-8 gespeichert/)).toBeVisible();
	server.answer(contract.checkWageFile, answers.clean);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByText("Keine Befunde.")).toBeVisible();
	await page.getByText("Lohn und Gehalt", { exact: true }).click();
	await soon(() => server.calls(contract.checkWageFile).length).toBe(3);
	// as payroll takes its bytes: 0xE4 is ä
	await choose(new Uint8Array([0x31, 0x3b, 0xe4]));
	await soon(() => server.calls(contract.checkWageFile).at(-1)?.body).toEqual({
		...{ format: "DATEV_LUG", text: "1;ä" },
	});
	await expect.element(page.getByText(/in UTF-8 gespeichert/)).not.toBeInTheDocument();
});
