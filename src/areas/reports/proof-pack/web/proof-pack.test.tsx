import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { proofPack } from "./panels.ts";

const entry = freshEntry();
const userId = "0193a1c0-0000-7000-8000-000000000001";

beforeEach(() => {
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [proofPack] });
	showPanels(nothingOpen);
	entry().show(
		<main>
			<PanelHost />
		</main>,
	);
	openPanel(proofPack, { userId });
});

test("a pack is made once somebody says what for; what is typed outlives a no, and a task makes it", async () => {
	const { server } = entry();
	const start = page.getByRole("button", { name: "Nachweismappe erstellen" });
	await expect.element(start).toBeDisabled();
	const purpose = page.getByRole("textbox", { name: "Wofür" });
	await purpose.fill("Prüfung des Zolls");
	await expectAccessible();
	server.refuse(contract.startProofPack, 422, {
		...{ error: "RuleViolation", code: "MONTHS_TOO_MANY", message: "Höchstens 24 Monate." },
	});
	await start.click();
	await expect.element(page.getByText("Höchstens 24 Monate.")).toBeVisible();
	await expect.element(purpose).toHaveValue("Prüfung des Zolls");
	const asked = () => server.calls(contract.startProofPack).at(-1)?.body as { fromMonth: string };
	const [first] = [asked().fromMonth];
	const from = page.getByRole("group", { name: "Von" });
	await from.getByRole("button", { name: "Voriger Monat" }).click();
	server.answer(contract.startProofPack, { jobId: userId });
	await start.click();
	await soon(() => openPanels().panels).toEqual([]);
	expect(asked()).toMatchObject({ userId, purpose: "Prüfung des Zolls" });
	expect(asked().fromMonth < first).toBe(true);
});
